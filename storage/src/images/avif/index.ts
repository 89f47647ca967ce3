import { createAvifMaker } from './createAvifMaker.ts';

/** How long the process stays without work, in milliseconds: longer than the looks for pictures are apart. */
const STAYS_FOR = 15_000;

/** The process's own maker of AVIF sizes. */
export const avifMaker = createAvifMaker({ idleFor: STAYS_FOR });
