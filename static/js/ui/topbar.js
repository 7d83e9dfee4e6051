/** The bar at the top: the mark at the left, what belongs to the reader right. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { iconBtn } from "./button.js";
import { coaster } from "./coaster.js";
import { glyph } from "./icon.js";
import { mark } from "./mark.js";

/** @import { App } from "../app.js" */
/** @import { Content } from "../core/contract.d.ts" */

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {Content | Content[]} [parts.facts] Beside the name: game, code, chips.
 * @param {Content | Content[]} [parts.tools] At the right end.
 * @param {boolean} [parts.plain] On a phone the mark alone stands for the name.
 */
export function topbar({ app, facts, tools, plain = false }) {
  return html`<header class="topbar ${plain ? "is-plain" : ""}">
    <a class="topbar-home" href="/" aria-label=${app.t("home")}>
      ${mark()}<span class="topbar-name">Interregnum</span>
    </a>
    <div class="topbar-facts">${facts ?? nothing}</div>
    <div class="topbar-tools">${tools ?? nothing}</div>
  </header>`;
}

/**
 * The reader's own corner of the front pages: language, theme, sound, name.
 *
 * @param {App} app
 * @param {() => void} onMenu
 */
export function ownTools(app, onMenu) {
  const { player, settings, t } = app;
  const night = settings.theme !== "day";
  return html`<button type="button" class="topbar-tool is-wide" @click=${onMenu}>
      ${glyph("globe")}<span>${t("language.own")}</span>
    </button>
    ${iconBtn({
      glyph: night ? "day" : "moon",
      label: t(night ? "theme.to-day" : "theme.to-night"),
      className: "is-wide",
      onClick: () => app.choose({ theme: night ? "day" : "night" }),
    })}
    ${soundBtn(app, "is-wide")} ${player ? who(app) : nothing}
    ${iconBtn({ glyph: "menu", label: t("menu"), className: player ? "is-phone" : "", onClick: onMenu })}`;
}

/**
 * Sound on and off.
 *
 * @param {App} app
 * @param {string} [className]
 */
export function soundBtn(app, className = "") {
  const on = app.settings.sound !== "off";
  return iconBtn({
    glyph: on ? "sound" : "mute",
    label: app.t(on ? "sound.to-off" : "sound.to-on"),
    className,
    onClick: () => app.choose({ sound: on ? "off" : "all" }),
  });
}

/**
 * The rules of a game, in a tab of their own.
 *
 * @param {App} app
 * @param {string} game
 */
export function rulesBtn({ t }, game) {
  return html`<a
    class="icon-btn is-wide"
    href=${`/rules/${game}`}
    target="_blank"
    rel="noopener"
    aria-label=${t("rules")}
    title=${t("rules")}
    >${glyph("info")}</a
  >`;
}

/** @param {App} app */
function who({ player, t }) {
  return html`<a class="topbar-tool topbar-me" href="/me" title=${t("me.title")}>
    ${coaster(0, { size: 28 })}<span>${player?.name}</span>
  </a>`;
}
