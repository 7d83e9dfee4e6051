/**
 * The shell around every page: who the reader is, their choices and words, which
 * page is open, the sheet over it and the toasts at its edge.
 *
 * A page is a module in `pages/` with `css` and `open(app, params)`; it gives back
 * what is shown (`view`), the title, and what must stop when it is left (`close`).
 */

import { keyed } from "../vendor/lit-html/directives/keyed.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { route } from "./core/router.js";
import { translator, worded } from "./core/words.js";
import { showIcon, titleOf } from "./head.js";
import { wordsOf } from "./i18n/index.js";
import { missing } from "./late.js";
import { Api, Problem } from "./net/api.js";
import { loadPage, openingPage } from "./opening.js";
import { readSettings, writeSettings } from "./settings.js";
import { Sounds } from "./sound.js";
import { SHELL } from "./ui/icon.js";
import { sheet } from "./ui/sheet.js";
import { inlineSprite } from "./ui/sprite.js";
import { TOAST_TIME, toasts } from "./ui/toast.js";

/** @import { Content, Params, Player, Settings, Words } from "./core/contract.d.ts" */
/** @import { Toast } from "./ui/toast.js" */

/**
 * @typedef {object} Page
 * @property {() => string} title Without the product's name.
 * @property {() => Content} view
 * @property {() => "turn" | "answer" | null} [asks] What is asked of the reader.
 * @property {(event: KeyboardEvent) => boolean} [keys] True when it was used.
 * @property {() => void} [close] The page is left.
 *
 * @typedef {object} PageModule
 * @property {string[]} [css] Style sheets that must be there first.
 * @property {string} [words] The area of words that it has besides the shell's.
 * @property {(app: App, params: Record<string, string>) => Page} open
 *
 * @typedef {object} SheetPage
 * @property {string} title
 * @property {() => Content | Content[]} body
 * @property {"side" | "middle"} [place]
 * @property {boolean} [modal]
 * @property {() => void} [onClose]
 *
 * @typedef {object} GameInfo What `GET /api/games` says of a game.
 * @property {string} id
 * @property {string} name
 * @property {{ min: number, max: number }} players
 * @property {boolean} solo
 * @property {number} turn_seconds
 * @property {string[]} phrases
 * @property {boolean} free_chat
 * @property {string[]} [challenge] Figures of its leaderboards; none: no challenges.
 * @property {boolean} content A deck or tile list may be uploaded.
 * @property {Record<string, unknown>} options
 */

/** A page that comes sooner takes the place of the old one at once; in ms. */
const PATIENCE = 300;

export class App {
  api = new Api((path, options) => fetch(path, options));
  /** @type {Player | null} */
  player = null;
  /** @type {Settings} */
  settings = readSettings(localStorage, navigator.language);
  sounds = new Sounds(() => this.settings);
  /** @type {Words} */
  words = {};
  t = translator([], "en");
  /** @type {SheetPage | null} */
  sheet = null;
  path = "";

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /** Load the words, learn who the reader is, and open the page of the address. */
  async start() {
    this.#show();
    inlineSprite(SHELL);
    await this.#speak();
    this.#turnTo(openingPage(this));
    this.player = await this.api.me().catch(() => null);
    await this.open(location.pathname);
  }

  /**
   * Go to another page of ours, with an entry in the browser's history.
   *
   * @param {string} path
   */
  go(path) {
    history.pushState(null, "", path);
    return this.open(location.pathname);
  }

  /**
   * Open the page of a path.
   *
   * @param {string} path
   */
  async open(path) {
    this.path = path;
    const { page, params } = route(path);
    const module = await this.#loaded(page);
    if (module && this.path === path) this.#turnTo(module.open(this, params));
  }

  /** Draw again soon; many calls make one drawing. */
  update() {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#draw();
    });
  }

  /** Put a sheet over the page. @param {SheetPage} page */
  openSheet(page) {
    const before = this.sheet;
    this.sheet = null;
    // The one that was open goes first, and gives the focus back.
    if (before) this.#draw();
    this.sheet = page;
    this.update();
  }

  closeSheet() {
    const closing = this.sheet;
    this.sheet = null;
    closing?.onClose?.();
    this.update();
  }

  /**
   * Say something at the edge for a few seconds.
   *
   * @param {Content} content
   */
  toast(content) {
    this.#lastToast += 1;
    const toast = { id: this.#lastToast, content };
    this.#toasts = [...this.#toasts.slice(-2), toast];
    this.update();
    setTimeout(() => {
      this.#toasts = this.#toasts.filter((one) => one !== toast);
      this.update();
    }, TOAST_TIME);
  }

  /**
   * Say what went wrong, in the reader's words.
   *
   * @param {unknown} error
   */
  fail(error) {
    if (!(error instanceof Problem)) throw error;
    this.toast(this.error(error.code, error.details));
  }

  /**
   * The sentence for an error code.
   *
   * @param {string} code
   * @param {Params} [details]
   */
  error(code, details = {}) {
    const known = worded([this.words], `error.${code}`);
    return this.t(known ? `error.${code}` : "error.unknown", details);
  }

  /**
   * Change some of the reader's choices.
   *
   * @param {Partial<Settings>} changes
   */
  async choose(changes) {
    this.settings = { ...this.settings, ...changes };
    writeSettings(localStorage, this.settings);
    this.#show();
    if (changes.locale) await this.#relocate(changes.locale);
    this.update();
  }

  /** Every game there is. @returns {Promise<GameInfo[]>} */
  games() {
    this.#games ??= this.api.get("/api/games").then((answer) => answer.games ?? answer);
    this.#games.catch(() => {
      this.#games = null;
    });
    return this.#games;
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    if (event.defaultPrevented) return;
    if (this.sheet && event.key === "Escape") return this.closeSheet();
    if (this.sheet && this.sheet.modal !== false) return;
    if (this.#page?.keys?.(event)) event.preventDefault();
  }

  /** @type {HTMLElement} */
  #root;
  /** @type {Page | null} */
  #page = null;
  /** @type {Promise<GameInfo[]> | null} */
  #games = null;
  /** @type {Toast[]} */
  #toasts = [];
  #lastToast = 0;
  #due = false;
  /** @type {string | undefined} */
  #area;
  /** Something of ours stands in the place of what the shell came with. */
  #drawn = false;

  #show() {
    const { documentElement: root } = document;
    root.dataset.theme = this.settings.theme;
    root.toggleAttribute("data-calm", this.settings.calm);
  }

  /** @param {string} [area] The words of the page that is opened. */
  async #speak(area = this.#area) {
    this.#area = area;
    const { locale } = this.settings;
    const areas = ["shell", ...(area ? [area] : [])];
    const words = await Promise.all(areas.map((one) => wordsOf(locale, one)));
    this.words = Object.assign({}, ...words);
    this.t = translator([this.words], locale);
    document.documentElement.lang = locale;
  }

  /** @param {string} locale */
  async #relocate(locale) {
    await this.#speak();
    if (this.player)
      await this.api.rename({ locale }).catch((error) => this.fail(error));
    await this.open(this.path);
  }

  /**
   * Load a page; where that takes long, or fails, the reader is told so.
   *
   * @param {string} name
   */
  async #loaded(name) {
    const slow = setTimeout(() => this.#turnTo(openingPage(this)), PATIENCE);
    try {
      const page = await loadPage(name);
      if (page.words) await this.#speak(page.words);
      return page;
    } catch (error) {
      this.#turnTo(openingPage(this, { lost: true }));
      await missing(error);
      return null;
    } finally {
      clearTimeout(slow);
    }
  }

  /** @param {Page} page */
  #turnTo(page) {
    this.#page?.close?.();
    this.sheet = null;
    this.#page = page;
    this.update();
    scrollTo(0, 0);
  }

  #draw() {
    const page = this.#page;
    if (!page) return;
    if (!this.#drawn) this.#root.replaceChildren();
    this.#drawn = true;
    const asks = page.asks?.() ?? null;
    document.title = titleOf(page.title(), asks, this.t);
    showIcon(asks !== null);
    render(
      html`<a class="skip" href="#main">${this.t("skip")}</a>
        ${page.view()} ${this.#sheet()} ${toasts(this.#toasts)}`,
      this.#root,
    );
  }

  #sheet() {
    if (!this.sheet) return nothing;
    const { title, body, place = "middle", modal = true } = this.sheet;
    const onClose = () => this.closeSheet();
    const parts = { title, body: body(), place, modal, onClose, t: this.t };
    return keyed(this.sheet, sheet(parts));
  }
}
