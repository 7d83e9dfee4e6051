/** A form made from a game's options (JSON Schema). */

import { fieldsOf, shownOf, valuesOf } from "../core/schema.js";
import { choice, optionRow, stepper, toggle } from "./field.js";

/** @import { Params, Translate } from "../core/contract.d.ts" */
/** @import { Field } from "../core/schema.js" */

/**
 * @typedef {object} Form
 * @property {Record<string, unknown>} schema
 * @property {Params} options What is set now.
 * @property {Translate} t Words of the game first: `option.<name>` and so on.
 * @property {(code: string) => boolean} worded
 * @property {boolean} [disabled] Only the host may change it.
 * @property {[string, string][]} [seats] The taken seats by name, for options
 *   that choose one.
 * @property {(options: Params) => void} onChange
 */

/**
 * All options that matter as rows; a change hands out the whole set.
 *
 * @param {Form} form
 */
export function optionForm(form) {
  const fields = fieldsOf(form.schema);
  const values = valuesOf(fields, form.options);
  return shownOf(fields, values).map((field) => row(form, field, values));
}

/**
 * @param {Form} form
 * @param {Field} field
 * @param {Params} values
 */
function row(form, field, values) {
  const title = words(form, `option.${field.name}`, field.title);
  return optionRow({
    title,
    help: words(form, `option.${field.name}.help`, field.help),
    control: control(form, field, title, values),
  });
}

/**
 * @param {Form} form
 * @param {Field} field
 * @param {string} label
 * @param {Params} values
 */
function control(form, field, label, values) {
  const { t, disabled = false } = form;
  const set = (/** @type {unknown} */ value) =>
    form.onChange({ ...values, [field.name]: value });
  const value = values[field.name];
  if (field.kind === "switch") {
    return toggle({ label, on: value === true, onChange: set, disabled });
  }
  const named = listed(form, field);
  if (named) return dropDown(field, label, value, named, set, disabled);
  return stepper({
    label,
    value: Number(value ?? field.min ?? 0),
    shown: words(form, `option.${field.name}.value`, String(value ?? ""), { value }),
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    less: t("less"),
    more: t("more"),
    onChange: set,
    disabled,
  });
}

/**
 * @param {Field} field
 * @param {string} label
 * @param {unknown} value
 * @param {[string, string][]} choices
 * @param {(value: unknown) => void} set
 * @param {boolean} disabled
 */
function dropDown(field, label, value, choices, set, disabled) {
  const typed = (/** @type {string} */ text) => {
    if (text === "") return null;
    return field.kind === "choice" ? text : Number(text);
  };
  return choice({
    label,
    value: String(value ?? ""),
    choices,
    onChange: (text) => set(typed(text)),
    disabled,
  });
}

/**
 * @param {Form} form
 * @param {Field} field
 * @returns {[string, string][] | null}
 */
function listed(form, field) {
  const any = words(form, `option.${field.name}.any`, form.t("option.any"));
  if (field.kind === "seat") return [["", any], ...(form.seats ?? [])];
  if (field.kind !== "choice") return null;
  return field.choices.map((key) => [
    String(key),
    words(form, `option.${field.name}.${key}`, String(key)),
  ]);
}

/**
 * The reader's words, or the server's own English where there are none yet.
 *
 * @param {Form} form
 * @param {string} code
 * @param {string} fallback
 * @param {Params} [params]
 */
function words(form, code, fallback, params) {
  return form.worded(code) ? form.t(code, params) : fallback;
}
