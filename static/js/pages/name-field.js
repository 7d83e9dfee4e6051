/** The one thing that is asked of a guest: a name. */

import { field } from "../ui/field.js";

/** @import { Translate } from "../core/contract.d.ts" */

/**
 * The form round it is `novalidate`: what is wrong with a name stands below the field,
 * also where there is none.
 *
 * @param {{ t: Translate }} app
 * @param {{ name: string, problem: string | null }} draft What is typed goes there.
 */
export function nameField({ t }, draft) {
  return field({
    name: "name",
    label: t("name.label"),
    value: draft.name,
    maxLength: 40,
    autocomplete: "nickname",
    problem: draft.problem,
    required: true,
    first: true,
    onInput: (value) => {
      draft.name = value;
    },
  });
}
