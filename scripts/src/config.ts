import { resolve } from 'node:path';
import { Refusal } from './Refusal.ts';

/** The root of the repository; every command works from here, wherever it was called. */
export const root = resolve(import.meta.dirname, '../..');

export type StartConfig = {
  /** Where http://localhost listens; 0 asks for a free one. */
  port: number;
  /** Everything this copy keeps: database, originals, pages, lock. */
  dataDir: string;
  /** Fill an empty copy with the demo? */
  wantsDemo: boolean;
};

const isFlag = (value: string) => value === '0' || value === '1';

/**
 * Reads what `npm start` itself is told; what the API is told is checked by the API's own config.
 * @throws {Refusal} with one sentence per variable that is wrong
 */
export function readStartConfig(env: NodeJS.ProcessEnv): StartConfig {
  const port = env['PORT'] || '3000';
  const dataDir = env['KOMAWARI_DATA'] || '.data';
  const demo = env['KOMAWARI_DEMO'] || '1';
  const sentences: string[] = [];
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    sentences.push(`PORT is "${port}", and a port is a whole number from 0 to 65535, for example 3000.`);
  }
  if (dataDir.includes('\0')) sentences.push('KOMAWARI_DATA has to be the path of a folder, for example .data.');
  if (!isFlag(demo)) sentences.push(`KOMAWARI_DEMO is "${demo}", and it is 0 for an empty start or 1 for the demo.`);
  if (sentences.length > 0) throw new Refusal(sentences.join('\n'));
  return { port: Number(port), dataDir: resolve(root, dataDir), wantsDemo: demo === '1' };
}

/** The environment as the commands hand it on to what they start. */
export const environment = process.env;

/** The same for a copy that `npm start` makes: it is for a developer's machine unless KOMAWARI_ENV says otherwise. */
export const copyEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  KOMAWARI_ENV: process.env['KOMAWARI_ENV'] || 'development',
};

/** For the steps of `npm test`: the programs of this repository first, and nothing left of a server's settings. */
export const testEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
  NODE_ENV: 'test',
  DATABASE_URL: '',
  // Hundreds of processes read the same packages: what one compiled, the next one takes from there.
  NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
};
