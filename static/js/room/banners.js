/** What stands over the table for a while: the line to the server, votes, pause. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { banner } from "../ui/banner.js";
import { voteBanners } from "./votes.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { Stage } from "./stage.js" */

/** A table that nobody touches is cleared; in its last hour it says so, in ms. */
const LAST_HOUR = 3_600_000;

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
export function banners(stage, ctx) {
  const list = [
    lineBanner(stage, ctx),
    back(stage, ctx),
    paused(ctx),
    expiring(ctx),
    ...voteBanners(ctx),
  ];
  return html`<div class="banners">${list.filter((one) => one !== nothing)}</div>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function lineBanner(stage, { t, state }) {
  if (stage.outdated) return banner({ kind: "news", text: t("banner.outdated") });
  if (state.connection === "restarting") {
    return banner({ kind: "news", text: t("banner.restarting") });
  }
  if (state.connection !== "offline") return nothing;
  return banner({
    kind: "offline",
    lead: t("banner.offline"),
    text: t("banner.offline.kept"),
    actions: [{ label: t("banner.try-now"), onClick: () => stage.link.wake() }],
  });
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function back(stage, { t }) {
  const { missed } = stage;
  if (missed === null) return nothing;
  const show = { label: t("banner.show"), onClick: () => stage.openDrawer("log") };
  return banner({
    kind: "good",
    text: t("banner.back", { count: missed }),
    actions: missed > 0 ? [show] : [],
  });
}

/** @param {Ctx} ctx */
function paused({ t, state, vote }) {
  if (!state.room?.paused) return nothing;
  const asked = state.room.votes?.some(({ about }) => about === "resume");
  return banner({
    kind: "news",
    text: t("banner.paused"),
    actions: asked
      ? []
      : [{ label: t("banner.resume"), onClick: () => vote("resume", null, true) }],
  });
}

/** @param {Ctx} ctx */
function expiring({ t, state, now }) {
  const left = (state.room?.expires_at ?? Number.POSITIVE_INFINITY) - now();
  if (left > LAST_HOUR) return nothing;
  return banner({
    kind: "news",
    text: t("banner.expiring", { count: Math.max(1, Math.round(left / 60_000)) }),
  });
}
