import type { Pen } from '../pen/Pen.ts';

/** Pixels of the sheet. */
export type Box = { x: number; y: number; w: number; h: number };

/** Where one panel is drawn: its box on the sheet, clipped to its frame. */
export type Stage = { pen: Pen; box: Box };

/** Draws one layer of a panel. */
export type Painter = (stage: Stage) => void;
