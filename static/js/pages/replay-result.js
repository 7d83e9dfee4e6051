/** The bare result of a match, where it cannot be shown move by move. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { coaster } from "../ui/coaster.js";

/** @import { Replay } from "./replay-state.js" */

/** @param {Replay} replay */
export function resultTable({ match, t }) {
  const players = [...match.players].sort((one, other) => one.placing - other.placing);
  return html`<table class="tally">
    <thead>
      <tr>
        <th scope="col">${t("replay.place")}</th>
        <th scope="col">${t("replay.player")}</th>
        <th scope="col">${t("replay.score")}</th>
      </tr>
    </thead>
    <tbody>
      ${players.map(
        ({ seat, name, placing, score }) => html`<tr>
          <td class="tabular">${placing}</td>
          <th scope="row">
            ${coaster(seat, { size: 22 })} ${name || t("somebody-gone")}
            ${awardsOf(match, seat).map((award) => html`<small>${t(`carry.${award}.was`)}</small>`)}
          </th>
          <td class="tabular">${score}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * @param {Replay["match"]} match
 * @param {number} seat
 */
function awardsOf({ awards }, seat) {
  return Object.keys(awards).filter((award) => awards[award] === seat);
}
