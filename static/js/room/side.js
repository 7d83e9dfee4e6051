/** Log and chat: a panel beside the table, or a sheet from the right. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { chatForm, chatLines, lastWords } from "../ui/chat.js";
import { glyph } from "../ui/icon.js";
import { logList } from "../ui/log.js";
import { sheet } from "../ui/sheet.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { Stage } from "./stage.js" */

/** So many lines of the chat stand below the log. */
const LAST_WORDS = 2;

/**
 * The panel beside the table.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
export function sidePanel(stage, ctx) {
  return html`<aside class="side" aria-label=${ctx.t("log-and-chat")}>
    <div class="tabs" role="tablist" aria-label=${ctx.t("log-and-chat")}>
      ${tab(stage, ctx, "log")} ${tab(stage, ctx, "chat")}
    </div>
    <div class="side-body" role="tabpanel" aria-labelledby=${`tab-${stage.tab}`}>
      ${stage.tab === "log" ? logList(ctx, stage.game) : chatLines(ctx)}
    </div>
    <div class="side-foot">
      ${stage.tab === "log" ? lastWords(ctx, LAST_WORDS) : nothing}
      ${talk(ctx)}
    </div>
  </aside>`;
}

/**
 * The same as a sheet, where there is no room beside the table.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
export function drawer(stage, ctx) {
  const { drawer: what } = stage;
  if (!what || (stage.hasPanel() && !ended(ctx))) return nothing;
  return sheet({
    title: ctx.t(what),
    place: "side",
    modal: false,
    t: ctx.t,
    onClose: () => stage.openDrawer(null),
    body:
      what === "log" ? logList(ctx, stage.game) : html`${chatLines(ctx)} ${talk(ctx)}`,
  });
}

/** @param {Ctx} ctx */
export function ended({ state }) {
  return Boolean(state.match?.outcome);
}

/**
 * What can be said; alone nobody is there who would have to be told what not to say.
 *
 * @param {Ctx} ctx
 */
function talk(ctx) {
  const { free_chat: free = true, seats = [] } = ctx.state.room ?? {};
  return free || seats.length > 1 ? chatForm(ctx, { free }) : nothing;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {"log" | "chat"} name
 */
function tab(stage, ctx, name) {
  const unread = name === "chat" ? stage.unread() : 0;
  const choose = () => {
    stage.tab = name;
    ctx.update();
  };
  return html`<button
    type="button"
    class="tab"
    role="tab"
    id=${`tab-${name}`}
    aria-selected=${String(stage.tab === name)}
    @click=${choose}
  >
    ${glyph(name)} ${ctx.t(name)}
    ${unread > 0 ? html`<span class="tab-count">${unread}</span>` : nothing}
  </button>`;
}
