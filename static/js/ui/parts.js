/** The parts that the shell lends to boards; `ctx.ui` is this, with words bound. */

import { btn, iconBtn, kbd } from "./button.js";
import { candleLine, clockNumber } from "./candle.js";
import { chip } from "./chip.js";
import { coaster } from "./coaster.js";
import { empty } from "./empty.js";
import { segmented, toggle } from "./field.js";
import { glyph, icon } from "./icon.js";
import { reading } from "./reading.js";
import { sheet } from "./sheet.js";

/** @import { Sign } from "./sign.js" */

/**
 * Everything but the Sign and the toast, which need the page they hang in.
 *
 * @type {{
 *   btn: typeof btn, iconBtn: typeof iconBtn, kbd: typeof kbd,
 *   candleLine: typeof candleLine, clockNumber: typeof clockNumber,
 *   chip: typeof chip, coaster: typeof coaster, empty: typeof empty,
 *   segmented: typeof segmented, toggle: typeof toggle,
 *   glyph: typeof glyph, icon: typeof icon,
 *   reading: typeof reading, sheet: typeof sheet,
 *   sign: Sign, toast: (text: string) => void,
 * }}
 */
export const parts = {
  btn,
  iconBtn,
  kbd,
  candleLine,
  clockNumber,
  chip,
  coaster,
  empty,
  segmented,
  toggle,
  glyph,
  icon,
  reading,
  sheet,
  sign: () => {
    throw new Error("The page that shows the Sign has to bind it.");
  },
  toast: () => {},
};
