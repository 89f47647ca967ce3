/** The order panels are read in, as the work states it. */
export const directions = ['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM'] as const;
export type Direction = (typeof directions)[number];

/** The side of the screen on which the next page waits. */
export type ReadingSide = 'left' | 'right';

export function nextSide(direction: Direction): ReadingSide {
  return direction === 'RIGHT_TO_LEFT' ? 'left' : 'right';
}
