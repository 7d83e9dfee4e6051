/** The places of the reserve in their order. Pure. */

/** @import { TileId, View } from "./types.d.ts" */

/**
 * The shield's place first, then the others clockwise, as the reach counts them.
 *
 * @param {Pick<View, "reserve" | "shield">} view
 * @returns {{ place: number, tile: TileId | null }[]}
 */
export function fromShield({ reserve, shield }) {
  return reserve.map((_, step) => {
    const place = (shield + step) % reserve.length;
    return { place, tile: reserve[place] ?? null };
  });
}
