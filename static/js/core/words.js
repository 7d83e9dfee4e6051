/**
 * The small language of the word files: `{name}` is replaced by a parameter,
 * `{count|one card|# cards}` by the form that the reader's grammar asks for. What a
 * parameter holds is never read as a template.
 */

import { region } from "./format.js";

/** @import { Locale, Params, Translate, Words } from "./contract.d.ts" */

const SLOT = /\{([a-z_]\w*)((?:\|(?:[^{}|]|\{\w+\})*)*)\}/gi;
const FORM = /^(zero|one|two|few|many|other|=\d+):\s*(.*)$/s;

/** What writes numbers, forms and lists: to make one takes longer than all else here. */
/** @type {Map<string, any>} */
const made = new Map();

/**
 * @template T
 * @param {new (tag: string) => T} Maker
 * @param {string} tag
 * @returns {T}
 */
function once(Maker, tag) {
  const key = Maker.name + tag;
  if (!made.has(key)) made.set(key, new Maker(tag));
  return made.get(key);
}

/**
 * Fill a template.
 *
 * @param {string} template
 * @param {Params} params
 * @param {Locale} locale
 * @returns {string}
 */
export function fill(template, params, locale) {
  return template.replace(SLOT, (_, name, forms) => {
    const value = params[name];
    if (!forms) return text(value, locale);
    return fill(
      chosen(forms.slice(1).split("|"), Number(value), locale),
      params,
      locale,
    );
  });
}

/**
 * Make a translator over dictionaries; the first that knows a code wins, and a
 * code that none knows is shown as it is, so that a gap can be seen.
 *
 * @param {Words[]} dictionaries
 * @param {Locale} locale
 * @returns {Translate}
 */
export function translator(dictionaries, locale) {
  return (code, params = {}) => {
    const template = dictionaries.find((words) => Object.hasOwn(words, code))?.[code];
    return template === undefined ? code : fill(template, params, locale);
  };
}

/**
 * Whether any of the dictionaries has words for a code.
 *
 * @param {Words[]} dictionaries
 * @param {string} code
 */
export function worded(dictionaries, code) {
  return dictionaries.some((words) => Object.hasOwn(words, code));
}

/**
 * @param {string[]} forms Either `one|other`, or each with its key in front.
 * @param {number} count
 * @param {Locale} locale
 */
function chosen(forms, count, locale) {
  const number = once(Intl.NumberFormat, region(locale)).format(count);
  return form(forms, count, locale).replaceAll("#", number);
}

/**
 * @param {string[]} forms
 * @param {number} count
 * @param {Locale} locale
 */
function form(forms, count, locale) {
  const keyed = new Map(forms.map((entry) => keyOf(entry)));
  const category = once(Intl.PluralRules, locale).select(count);
  if (!keyed.has("other")) return forms[category === "one" ? 0 : 1] ?? "";
  return keyed.get(`=${count}`) ?? keyed.get(category) ?? keyed.get("other") ?? "";
}

/**
 * @param {string} entry
 * @returns {[string, string]}
 */
function keyOf(entry) {
  const found = FORM.exec(entry);
  return found ? [found[1] ?? "", found[2] ?? ""] : ["", entry];
}

/**
 * @param {unknown} value
 * @param {Locale} locale
 */
function text(value, locale) {
  if (typeof value === "number")
    return once(Intl.NumberFormat, region(locale)).format(value);
  if (Array.isArray(value))
    return once(Intl.ListFormat, region(locale)).format(value.map(String));
  return value === undefined || value === null ? "" : String(value);
}
