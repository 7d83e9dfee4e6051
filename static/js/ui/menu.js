/** The menu: language, theme, sound, motion, keys; and who drew the pictures. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { LANGUAGES } from "../i18n/index.js";
import { choice, optionRow, segmented, toggle } from "./field.js";

/** @import { App } from "../app.js" */
/** @import { Locale, Settings } from "../core/contract.d.ts" */

/**
 * Open the menu over the page.
 *
 * @param {App} app
 */
export function openMenu(app) {
  app.openSheet({ title: app.t("menu"), place: "side", body: () => menuBody(app) });
}

/**
 * What every menu ends with.
 *
 * @param {App} app
 */
export function menuBody(app) {
  return html`<section class="menu-part">
    <h3 class="menu-title">${app.t("settings")}</h3>
    ${settingsRows(app)}
  </section> ${footer(app)}`;
}

/**
 * The reader's choices as rows.
 *
 * @param {App} app
 */
export function settingsRows(app) {
  return html`${language(app)} ${theme(app)} ${sound(app)} ${volume(app)}
    ${flag(app, "vibrate")} ${flag(app, "calm")} ${flag(app, "oneTap")}
    ${flag(app, "keys")} ${flag(app, "tips")} ${notifications(app)}`;
}

/** @param {App} app */
function language(app) {
  return optionRow({
    title: app.t("language"),
    control: choice({
      label: app.t("language"),
      value: app.settings.locale,
      choices: LANGUAGES,
      onChange: (locale) => app.choose({ locale: /** @type {Locale} */ (locale) }),
    }),
  });
}

/** @param {App} app */
function theme(app) {
  const { t, settings } = app;
  return optionRow({
    title: t("theme"),
    control: segmented({
      label: t("theme"),
      value: settings.theme,
      choices: [
        ["night", t("theme.night")],
        ["day", t("theme.day")],
        ["device", t("theme.device")],
      ],
      onChange: (value) => app.choose({ theme: value }),
    }),
  });
}

/** @param {App} app */
function sound(app) {
  const { t, settings } = app;
  return optionRow({
    title: t("sound"),
    control: segmented({
      label: t("sound"),
      value: settings.sound,
      choices: [
        ["all", t("sound.all")],
        ["mine", t("sound.mine")],
        ["off", t("sound.off")],
      ],
      onChange: (value) => app.choose({ sound: value }),
    }),
  });
}

/** @param {App} app */
function volume(app) {
  return optionRow({
    title: app.t("volume"),
    control: html`<input
      class="slider"
      type="range"
      min="0"
      max="1"
      step="0.1"
      aria-label=${app.t("volume")}
      .value=${String(app.settings.volume)}
      @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        app.choose({ volume: Number(value) });
        app.sounds.play("card");
      }}
    />`,
  });
}

/**
 * @param {App} app
 * @param {"vibrate" | "calm" | "oneTap" | "keys" | "tips"} name
 */
function flag(app, name) {
  return optionRow({
    title: app.t(`settings.${name}`),
    help: app.t(`settings.${name}.help`),
    control: toggle({
      label: app.t(`settings.${name}`),
      on: app.settings[name],
      onChange: (on) => app.choose(/** @type {Partial<Settings>} */ ({ [name]: on })),
    }),
  });
}

/** @param {App} app */
function notifications(app) {
  if (!("Notification" in window)) return nothing;
  return optionRow({
    title: app.t("settings.notify"),
    help: app.t("settings.notify.help"),
    control: toggle({
      label: app.t("settings.notify"),
      on: app.settings.notify,
      onChange: (on) => askToNotify(app, on),
    }),
  });
}

/**
 * @param {App} app
 * @param {boolean} on
 */
async function askToNotify(app, on) {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  if (on && !allowed) app.toast(app.t("settings.notify.refused"));
  await app.choose({ notify: allowed });
}

/** @param {App} app */
function footer({ t }) {
  return html`<section class="menu-part menu-foot">
    <nav class="menu-links">
      <a href="/">${t("home")}</a><a href="/me">${t("me.title")}</a
      ><a href="/rules">${t("rules")}</a>
    </nav>
    <p class="quiet">${t("credits")}</p>
  </section>`;
}
