import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { environment, getProduct } from '../config.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs a program of ours beside the product, on what it keeps. @returns what it printed */
export async function runOnProduct(program: string, words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/node'), [program, ...words], {
    cwd: root,
    env: { ...environment, KOMAWARI_DATA: getProduct().dataDir },
  });
  return stdout;
}

/** Runs a command as the operator of the product that runs: `npm run admin -- WORDS`. @returns what it printed */
export const operate = (...words: string[]): Promise<string> => runOnProduct('scripts/src/admin.ts', words);

/** Has the product's worker do at once what it would do within a minute, in these queues one after the other. */
export const strikeClock = (...queues: string[]): Promise<string> =>
  runOnProduct('scripts/src/testing/strikeClock.ts', queues);
