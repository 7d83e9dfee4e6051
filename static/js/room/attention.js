/**
 * What calls for the reader: the bell of their turn, the knock of an answer
 * window, a tap on the shoulder, somebody sitting down, a line in a shut chat, an
 * admin who opens the hands.
 *
 * `welcome` calls for nothing: it is state, not news.
 */

import { nameOf } from "../core/seating.js";
import { GRAVE, noticeWords } from "../ui/log.js";

/** @import { App } from "../app.js" */
/** @import { Ctx, Game, Message, TableState } from "../core/contract.d.ts" */

/**
 * @typedef {object} Scene
 * @property {App} app
 * @property {Game} game
 * @property {() => Ctx} ctx
 * @property {() => boolean} chatOpen
 * @property {string | null} asked What was asked when we last looked.
 */

/**
 * React to one message, after the state has taken it in.
 *
 * @param {Scene} scene
 * @param {Message} message
 * @param {TableState} before
 */
export function attend(scene, message, before) {
  const asked = askedKey(scene);
  if (message.type === "view") call(scene, asked);
  if (message.type === "nudge") nudged(scene, message.from);
  if (message.type === "room") sat(scene, before);
  if (message.type === "error" && message.id) scene.app.sounds.play("refused");
  if (message.type === "chat") chatted(scene, message.from);
  if (message.type === "notice") noticed(scene, message);
  scene.asked = asked;
}

/** @param {Scene} scene */
function askedKey({ game, ctx }) {
  const context = ctx();
  const { match } = context.state;
  const kind = match && !match.outcome ? (game.asks?.(context) ?? null) : null;
  return kind && `${kind}/${match?.match}/${match?.window ?? match?.view.turn ?? ""}`;
}

/**
 * @param {Scene} scene
 * @param {string | null} asked
 */
function call(scene, asked) {
  if (!asked || asked === scene.asked) return;
  const kind = asked.startsWith("turn") ? "turn" : "answer";
  scene.app.sounds.play(kind);
  notify(scene.app, scene.app.t(`title.${kind}`));
}

/**
 * @param {Scene} scene
 * @param {string} from
 */
function nudged({ app, ctx }, from) {
  const { room } = ctx().state;
  const text = app.t("nudge.heard", { name: (room && nameOf(room, from)) ?? "" });
  app.sounds.play("nudge");
  app.toast(text);
  notify(app, text);
}

/**
 * @param {Scene} scene
 * @param {TableState} before
 */
function sat({ app, ctx }, before) {
  const { room } = ctx().state;
  if (room?.status !== "lobby") return;
  if (room.seats.length > (before.room?.seats.length ?? 0)) app.sounds.play("seat");
}

/**
 * @param {Scene} scene
 * @param {string} from
 */
function chatted({ app, chatOpen, ctx }, from) {
  const mine = ctx().state.you?.player === from;
  if (mine || chatOpen() || app.settings.muted.includes(from)) return;
  app.sounds.play("chat");
}

/**
 * That the hands were opened is read at once, wherever the log is.
 *
 * @param {Scene} scene
 * @param {Extract<Message, { type: "notice" }>} notice
 */
function noticed({ app, ctx }, notice) {
  if (notice.code === GRAVE) app.toast(noticeWords(notice, ctx()));
}

/**
 * Show a notification, if the reader wants some and does not look.
 *
 * @param {App} app
 * @param {string} text
 */
function notify({ settings }, text) {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const call = { body: text, tag: "interregnum", icon: "/static/favicon-lit.svg" };
  try {
    new Notification("Interregnum", call);
  } catch {
    // A phone lets the service worker call alone.
    navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Interregnum", call),
    );
  }
}
