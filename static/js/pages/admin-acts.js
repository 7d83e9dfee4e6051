/** What an admin may do to a table; whatever cannot be undone asks first. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { btn } from "../ui/button.js";
import { pathOf } from "./admin-state.js";

/** @import { Room } from "../core/contract.d.ts" */
/** @import { Desk } from "./admin-state.js" */

/**
 * @param {Desk} desk
 * @param {Room} room
 */
export function closeTable(desk, { code }) {
  const { t } = desk;
  ask(desk, {
    title: t("admin.close.ask"),
    text: t("admin.close.text"),
    label: t("admin.close"),
    act: async () => {
      await desk.app.api.post(`${pathOf(code)}/close`);
      await desk.choose("rooms");
    },
  });
}

/**
 * @param {Desk} desk
 * @param {{ player: string, name: string }} who
 */
export function removePlayer(desk, { player, name }) {
  const { t, watched, app } = desk;
  const code = watched?.inspection.room.code ?? "";
  ask(desk, {
    title: t("admin.remove.ask", { name }),
    text: t("admin.remove.text"),
    label: t("admin.remove"),
    act: async () => {
      const path = `${pathOf(code)}/players/${encodeURIComponent(player)}`;
      await app.api.call("DELETE", path);
      await desk.watch(code);
    },
  });
}

/**
 * @param {Desk} desk
 * @param {{ player: string, name: string, muted: boolean }} who
 */
export function mute(desk, { player, name, muted }) {
  const { t, app, watched } = desk;
  return desk.trying(async () => {
    const path = `/api/admin/players/${encodeURIComponent(player)}/mute`;
    const { rooms } = await app.api.post(path, { muted: !muted });
    app.toast(t(muted ? "admin.unmuted" : "admin.muted", { name, count: rooms }));
    await desk.watch(watched?.inspection.room.code ?? "");
  });
}

/**
 * @param {Desk} desk
 * @param {Room} room
 */
export function reveal(desk, { code }) {
  return desk.trying(async () => {
    await desk.app.api.post(`${pathOf(code)}/reveal`, { reason: desk.reason });
    desk.reason = "";
    await desk.watch(code);
  });
}

/**
 * @param {Desk} desk
 * @param {{ title: string, text: string, label: string, act: () => Promise<void> }} what
 */
function ask(desk, { title, text, label, act }) {
  const { app, t } = desk;
  const go = async () => {
    app.closeSheet();
    await desk.trying(act);
  };
  app.openSheet({
    title,
    body: () => html`<p>${text}</p>
      <div class="choices is-row">
        ${btn({ label: t("admin.keep"), onClick: () => app.closeSheet() })}
        ${btn({ label, kind: "interrupt", onClick: go })}
      </div>`,
  });
}
