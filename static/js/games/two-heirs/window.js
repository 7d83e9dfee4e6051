/**
 * The window through which the landscape is seen: how large it is, what hands do in
 * it, and how it is moved without drawing anything anew.
 */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { actionsOf } from "./actions.js";
import { watchPanning } from "./panning.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */

/**
 * Watch the element that this is put on, from when it is drawn to when it goes.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function watched(ctx, local) {
  const { map } = local;
  map.ctx = ctx;
  map.watch ??= watcher(local);
  return ref(map.watch);
}

/**
 * @param {Local} local
 * @returns {(element: Element | undefined) => void}
 */
function watcher(local) {
  let stop = () => {};
  return (element) => {
    stop();
    const root = element instanceof HTMLElement ? element : null;
    local.map.element = root;
    stop = root ? watch(root, local) : () => {};
  };
}

/**
 * @param {HTMLElement} root
 * @param {Local} local
 * @returns {() => void} Ends the watch.
 */
function watch(root, local) {
  const act = () => (local.map.ctx ? actionsOf(local.map.ctx) : null);
  const stopPanning = watchPanning(root, {
    pan: (right, down) => act()?.pan(right, down),
    zoom: (factor, still) => act()?.zoom(factor, still),
  });
  /** @type {Element | null} */
  let hanging = null;
  const observer = new ResizeObserver(() => {
    // Now it stands on the page, and so does what hangs over it.
    const plates = root.parentElement?.querySelector(".hplates") ?? null;
    if (plates !== hanging) {
      if (hanging) observer.unobserve(hanging);
      if (plates) observer.observe(plates);
      hanging = plates;
    }
    measure(root, local, bottomOf(hanging));
  });
  observer.observe(root);
  return () => {
    stopPanning();
    observer.disconnect();
  };
}

/**
 * How far down something hangs, in pixels from the window's top.
 *
 * @param {Element | null} part
 */
function bottomOf(part) {
  return part instanceof HTMLElement ? part.offsetTop + part.offsetHeight : 0;
}

/**
 * Know how large the window is and how much of it is hung with plates, so that all of
 * the landscape can be shown.
 *
 * @param {HTMLElement} root
 * @param {Local} local
 * @param {number} hung Pixels from the window's top.
 */
function measure({ clientWidth: width, clientHeight: height }, local, hung) {
  const { window, map } = local;
  const stays = width === window.width && height === window.height;
  if (!width || (stays && hung === local.hung)) return;
  local.hung = hung;
  if (!stays) {
    Object.assign(local, { window: { width, height }, follows: null, rested: null });
  }
  map.ctx?.update();
}
