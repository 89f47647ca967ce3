/** The door of the reader for the two front ends: `startReader` on a published page, `mountReader` for a preview. */
export type { SendReadingEvents } from './createReadingReporter.ts';
export { mountReader, type MountedReader } from './mountReader.ts';
export type { ReaderOptions } from './Reader.ts';
export type { ReadingEvent } from './readingEvents.ts';
export { startReader, type StartOptions } from './startReader.ts';
