import { runInSidecar } from './sidecar.ts';

/** Runs a command as the operator of the product that runs, as `npm run admin -- WORDS` does. @returns what it printed */
export const operate = (...words: string[]): Promise<string> => runInSidecar('operate', words);

/** Has the product's worker do at once what it would do within a minute, in these queues one after the other. */
export const strikeClock = (...queues: string[]): Promise<string> => runInSidecar('strikeClock', queues);

/** What time, shops and providers do to money is done now, in the database that the product runs on. */
export const moveMoney = (...words: string[]): Promise<string> => runInSidecar('moveMoney', words);

/** Has so many people read the first episode of a work, every third to its end, and counts them. */
export const readWork = (workId: string, people: number): Promise<string> =>
  runInSidecar('readWork', [workId, String(people)]);

/** A creator's link to X was last renewed so long ago that X keeps it no longer. */
export const ageXLink = (screenName: string): Promise<string> => runInSidecar('ageXLink', [screenName]);
