/** Everything a work is drawn with, in one door: the scripts of the works import only this. */
export type { Character } from '../figures/Character.ts';
export { actor, bust, close, full } from '../figures/actors.ts';
export * from '../layout/effects.ts';
export { letters } from '../layout/paintPage.ts';
export type { PageScript, WorkStyle } from '../layout/paintPage.ts';
export type { Painter } from '../layout/Stage.ts';
export type { Pen } from '../pen/Pen.ts';
export type { WorkScript } from '../catalogue/scripts.ts';
export * from '../print/mediums.ts';
export * from '../scenery/creatures.ts';
export * from '../scenery/places.ts';
export * from '../scenery/sky.ts';
export * from '../scenery/things.ts';
