/** Where a strip stands, in px: how far it is scrolled, how much of it shows, how long it is. */
export type Strip = { left: number; visible: number; total: number }

/** Browsers round scroll positions; within this many px of an end the strip is at that end. */
const tolerance = 2

/**
 * Where the hero slider scrolls to (specification §4), in px. `amount` is a given step, else the container's width.
 *
 * | from         | forward          | back             |
 * |--------------|------------------|------------------|
 * | the start    | by the amount    | to the end       |
 * | in between   | by the amount    | by the amount    |
 * | near an end  | just to that end | just to that end |
 * | the end      | to the start     | by the amount    |
 */
export function nextPlace(strip: Strip, direction: 1 | -1, amount = strip.visible): number {
  const end = Math.max(0, strip.total - strip.visible)
  if (direction === 1) return strip.left >= end - tolerance ? 0 : Math.min(strip.left + amount, end)
  return strip.left <= tolerance ? end : Math.max(strip.left - amount, 0)
}
