/** The rule book has every decision of docs/rules, with words and cards that exist. */

import { book } from "../../../static/js/games/regicide/rulebook.js";
import { words as rules } from "../../../static/js/i18n/en/regicide-rules.js";
import { holdsBook } from "../rulebooks.js";

holdsBook({ game: "regicide", letter: "R", count: 61, book, rules });
