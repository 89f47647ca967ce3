import type { Pen } from '../pen/Pen.ts';

/** Pixels of the sheet. */
export type Box = { x: number; y: number; w: number; h: number };

/** Where one panel is drawn: its box on the sheet, clipped to its frame. */
export type Stage = { pen: Pen; box: Box };

/** Draws one layer of a panel. */
export type Painter = (stage: Stage) => void;

/** How far lettering may stand out of its panel, in pixels. */
const overhang = 22;

/**
 * The middle nearest to `middle` for something `half` to each side, so that it hardly leaves the stretch that begins at
 * `start` and is `length` long; what is too big for it stays in its middle.
 */
export function keptInside(middle: number, half: number, start: number, length: number): number {
  const [low, high] = [start - overhang + half, start + length + overhang - half];
  return low > high ? start + length / 2 : Math.max(low, Math.min(high, middle));
}
