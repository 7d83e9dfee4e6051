/** Reads a game's options (JSON Schema) as a list of fields for a form. */

/** @import { Params } from "./contract.d.ts" */

/** Seats are numbered from 0. */
const LAST_SEAT = 7;

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {"switch" | "number" | "choice" | "seat" | "text"} kind
 * @property {string} title
 * @property {string} help
 * @property {unknown} value The default.
 * @property {number | undefined} min
 * @property {number | undefined} max
 * @property {(string | number)[]} choices
 * @property {boolean} optional May be left empty (null).
 * @property {Params} when Values of other fields without which it does not matter
 *   (`x-when` in the schema).
 *
 * @typedef {Record<string, unknown>} Schema
 */

/**
 * List the fields of a schema in its own order.
 *
 * @param {Schema} schema
 * @returns {Field[]}
 */
export function fieldsOf(schema) {
  const root = resolve(schema, schema);
  const properties = /** @type {Record<string, Schema>} */ (root.properties ?? {});
  return Object.entries(properties).map(([name, given]) =>
    fieldOf(schema, name, given),
  );
}

/**
 * The values a form starts with: what is set, else the defaults.
 *
 * @param {Field[]} fields
 * @param {Params} options
 * @returns {Params}
 */
export function valuesOf(fields, options) {
  return Object.fromEntries(
    fields.map(({ name, value }) => [name, name in options ? options[name] : value]),
  );
}

/**
 * The fields that matter with these values, each below the one that it hangs on.
 *
 * @param {Field[]} fields
 * @param {Params} values
 * @returns {Field[]}
 */
export function shownOf(fields, values) {
  const names = fields.map(({ name }) => name);
  const place = (/** @type {Field} */ { name, when }) =>
    Math.max(names.indexOf(name), ...Object.keys(when).map((on) => names.indexOf(on)));
  return fields
    .filter(({ when }) =>
      Object.entries(when).every(([name, value]) => values[name] === value),
    )
    .sort(
      (a, b) =>
        place(a) - place(b) || Object.keys(a.when).length - Object.keys(b.when).length,
    );
}

/**
 * @param {Schema} root
 * @param {string} name
 * @param {Schema} given
 * @returns {Field}
 */
function fieldOf(root, name, given) {
  const { schema, optional } = unwrapped(root, given);
  const choices = /** @type {(string | number)[]} */ (schema.enum ?? []);
  return {
    name,
    kind: kindOf(schema, choices, optional),
    title: String(given.title ?? schema.title ?? name),
    help: String(given.description ?? schema.description ?? ""),
    value: given.default ?? schema.default ?? null,
    min: /** @type {number | undefined} */ (schema.minimum),
    max: /** @type {number | undefined} */ (schema.maximum),
    choices,
    optional,
    when: /** @type {Params} */ (schema["x-when"] ?? {}),
  };
}

/**
 * Look behind `$ref`, and behind `anyOf` with null.
 *
 * @param {Schema} root
 * @param {Schema} given
 */
function unwrapped(root, given) {
  const schema = resolve(root, given);
  const any = /** @type {Schema[] | undefined} */ (schema.anyOf);
  if (!any) return { schema, optional: false };
  const rest = any.filter((one) => one.type !== "null");
  return { schema: resolve(root, rest[0] ?? {}), optional: rest.length < any.length };
}

/**
 * @param {Schema} root
 * @param {Schema} schema
 * @returns {Schema}
 */
function resolve(root, schema) {
  if (typeof schema.$ref !== "string") return schema;
  const path = schema.$ref.replace(/^#\//, "").split("/");
  /** @type {unknown} */
  let found = root;
  for (const part of path) found = /** @type {Schema | undefined} */ (found)?.[part];
  return /** @type {Schema} */ (found ?? {});
}

/**
 * A number that may be left out and reaches from the first to the last seat of a
 * table names a seat.
 *
 * @param {Schema} schema
 * @param {unknown[]} choices
 * @param {boolean} optional
 * @returns {Field["kind"]}
 */
function kindOf(schema, choices, optional) {
  if (optional && schema.minimum === 0 && schema.maximum === LAST_SEAT) return "seat";
  if (choices.length > 0) return "choice";
  if (schema.type === "boolean") return "switch";
  return schema.type === "integer" || schema.type === "number" ? "number" : "text";
}
