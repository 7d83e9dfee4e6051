/** A game's rule book, drawn from its data (`games/<id>/rulebook.js`). */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../ui/icon.js";

/** @import { Locale, Translate, Words } from "../core/contract.d.ts" */
/** @import { LoadedGame } from "../room/games.js" */

/**
 * @typedef {object} Section A part of the story: words under `book.<id>`.
 * @property {string} id
 * @property {number} paragraphs `book.<id>.1` and so on.
 * @property {string[]} [parts] A list of terms: `book.<id>.<part>` and `.text`.
 * @property {string[]} [cards] What it is shown with.
 * @property {string[]} [icons] The same, from the game's sprite.
 *
 * @typedef {object} Glossary Words with a card each, under `book.<id>`.
 * @property {string} id
 * @property {string} prefix `<prefix>.<entry>` and `.text`.
 * @property {[entry: string, card: string][]} entries
 *
 * @typedef {object} Chapter Points by number, under `chapter.<id>`.
 * @property {string} id
 * @property {string[]} points Each is a code of its own, and an anchor.
 *
 * @typedef {object} Deck
 * @property {string} name
 * @property {number} count
 * @property {number} kinds
 * @property {{ id: string, cards: { id: string, copies: number }[] }[]} groups
 *
 * @typedef {object} Book
 * @property {(locale: Locale) => Promise<Words>} words
 * @property {Section[]} sections
 * @property {Glossary[]} glossaries
 * @property {Chapter[]} chapters
 * @property {(catalogue: unknown) => Deck} [deck]
 *
 * @typedef {object} OpenBook
 * @property {Book} book
 * @property {LoadedGame} loaded
 * @property {Translate} t
 * @property {Locale} locale
 * @property {string} target The point that the address names.
 */

/** @param {OpenBook} open */
export function bookView(open) {
  const { book } = open;
  return html`${book.sections.map((section) => sectionOf(open, section))}
  ${book.glossaries.map((glossary) => glossaryOf(open, glossary))} ${points(open)}
  ${deckOf(open)}`;
}

/**
 * Anchors and headings of everything there is.
 *
 * @param {OpenBook} open
 * @returns {[anchor: string, words: string][]}
 */
export function contents({ book, t }) {
  const headed = [...book.sections, ...book.glossaries].map(
    ({ id }) => /** @type {[string, string]} */ ([id, t(`book.${id}`)]),
  );
  const deck = /** @type {[string, string][]} */ (
    book.deck ? [["cards", t("book.cards")]] : []
  );
  return [...headed, ["points", t("book.points")], ...deck];
}

/**
 * @param {OpenBook} open
 * @param {Section} section
 */
function sectionOf(open, { id, paragraphs, parts, cards, icons }) {
  const { t } = open;
  return html`<section class="book-section" id=${id}>
    <div class="book-words">
      <h2>${t(`book.${id}`)}</h2>
      ${Array.from({ length: paragraphs }, (_, at) => html`<p>${t(`book.${id}.${at + 1}`)}</p>`)}
      ${parts ? terms(open, id, parts) : nothing}
    </div>
    <div class="book-pictures">
      ${cards?.map((card) => picture(open, card))} ${icons?.map((name) => pictogram(open, name))}
    </div>
  </section>`;
}

/**
 * @param {OpenBook} open
 * @param {string} id
 * @param {string[]} parts
 */
function terms({ t }, id, parts) {
  return html`<dl class="book-terms">
    ${parts.map(
      (part) => html`<div>
        <dt>${t(`book.${id}.${part}`)}</dt>
        <dd>${t(`book.${id}.${part}.text`)}</dd>
      </div>`,
    )}
  </dl>`;
}

/**
 * @param {OpenBook} open
 * @param {Glossary} glossary
 */
function glossaryOf(open, { id, prefix, entries }) {
  const { t } = open;
  return html`<section id=${id}>
    <h2>${t(`book.${id}`)}</h2>
    <ul class="book-glossary">
      ${entries.map(
        ([entry, card]) => html`<li id=${`${prefix}-${entry}`}>
          ${picture(open, card)}
          <div>
            <h3>${t(`${prefix}.${entry}`)}</h3>
            <p>${t(`${prefix}.${entry}.text`)}</p>
          </div>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {OpenBook} open */
function points({ book, t, target }) {
  return html`<section id="points">
    <h2>${t("book.points")}</h2>
    <p class="quiet">${t("book.points.text")}</p>
    ${book.chapters.map(
      ({ id, points: some }) => html`<h3 class="book-chapter">${t(`chapter.${id}`)}</h3>
        <ol class="book-points">
          ${some.map(
            (
              point,
            ) => html`<li id=${point} class=${point === target ? "is-target" : ""}>
              <a href=${`#${point}`}>${point}</a>
              <p>${t(point)}</p>
            </li>`,
          )}
        </ol>`,
    )}
  </section>`;
}

/** @param {OpenBook} open */
function deckOf(open) {
  const { book, loaded, t } = open;
  if (!book.deck) return nothing;
  const { groups, ...deck } = book.deck(loaded.catalogue);
  return html`<section id="cards">
    <h2>${t("book.cards")}</h2>
    <p>${t("book.cards.text", deck)}</p>
    ${groups.map(
      ({ id, cards }) => html`<h3 class="book-chapter">${t(`cards.${id}`)}</h3>
        <ul class="book-deck">
          ${cards.map(
            (one) => html`<li>
              ${picture(open, one.id)}
              ${
                one.copies > 1
                  ? html`<span class="book-copies"
                      >${t("cards.copies", { count: one.copies })}</span
                    >`
                  : nothing
              }
            </li>`,
          )}
        </ul>`,
    )}
  </section>`;
}

/**
 * @param {OpenBook} open
 * @param {string} id
 */
function picture({ loaded, t, locale }, id) {
  const { catalogue, game } = loaded;
  return game.picture?.(id, { catalogue, t, locale }) ?? nothing;
}

/**
 * @param {OpenBook} open
 * @param {string} name
 */
function pictogram({ loaded }, name) {
  const { sprite } = loaded.game;
  return html`<span class="book-icon">${icon(name, { sprite })}</span>`;
}
