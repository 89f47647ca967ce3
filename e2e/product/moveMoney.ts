import { runOnProduct } from './operate.ts';

/** What time, shops and providers do to money is done now, in the database that the product runs on. */
export const moveMoney = (...words: string[]): Promise<string> =>
  runOnProduct('scripts/src/testing/moveMoney.ts', words);
