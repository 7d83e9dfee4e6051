/**
 * What a person at a Kingless table goes by: the Sign, the hand, what is ringed.
 *
 * Added to every page by the browser itself, before the page's own scripts.
 */

const textOf = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
const isTrue = (element, name) => element.getAttribute(name) === "true";

function lookAtSign(sign) {
  const buttons = [...sign.querySelectorAll("button")].map((button) => ({
    label: textOf(button.querySelector(".btn-label")),
    key: button.getAttribute("aria-keyshortcuts") ?? "",
    barred: isTrue(button, "aria-disabled"),
  }));
  const lines = [...sign.querySelectorAll("p")].map(textOf);
  return { lines, buttons, lit: sign.classList.contains("is-lit") };
}

function lookAtCards() {
  const hand = [...document.querySelectorAll("[role=option][data-hand]")];
  const shown = [
    ...document.querySelectorAll("section[aria-label='Out of the tunnel'] button"),
  ];
  return [...(shown.length ? shown : hand)].map((card) => ({
    name: textOf(card.querySelector(".unseen")),
    barred: isTrue(card, "aria-disabled"),
    picked: isTrue(card, "aria-selected") || isTrue(card, "aria-pressed"),
  }));
}

function lookAtLetters() {
  return [...document.querySelectorAll("button > .unseen")].flatMap(
    (name) => /^Target ([A-Z])[.:]/.exec(textOf(name))?.[1] ?? [],
  );
}

/** Everything that a move can be chosen by; null where there is no Sign. */
globalThis.look = () => {
  const sign = document.querySelector("section[aria-label='What is asked of you now']");
  if (!sign) return null;
  return { ...lookAtSign(sign), cards: lookAtCards(), letters: lookAtLetters() };
};

/**
 * Resolves to true once `look` finds something else, and to false after `patience`.
 * The promise is kept here, since the browser's debugger does not hold what it awaits.
 * Nor does it hold the answer that follows: that comes in a turn of its own, in which
 * the page has nothing to do for which garbage might be collected.
 */
globalThis.lookAgain = (seen, patience) => {
  globalThis.looking = new Promise((resolve) => {
    const finish = (changed) => {
      watch.disconnect();
      clearTimeout(timer);
      setTimeout(resolve, 0, changed);
    };
    const judge = () => JSON.stringify(globalThis.look()) !== seen && finish(true);
    const watch = new MutationObserver(judge);
    const timer = setTimeout(() => finish(false), patience);
    watch.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    judge();
  });
  return globalThis.looking;
};
