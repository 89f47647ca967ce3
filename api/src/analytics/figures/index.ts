export { compareGraph } from './compare.ts';
export { MEASURES, type SingleMeasure } from './measures.ts';
export type { Range } from './ranges.ts';
export { loadShareImage, type ShareImageData } from './shareImage.ts';
export { writeMeasure, writeShare } from './writeMeasure.ts';
