import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { environment, getProduct } from '../config.ts';

const root = resolve(import.meta.dirname, '../..');

type Done = { id: number; said?: string; error?: string };

/** The program beside the product of this worker, started when it is first needed, and which product that is. */
let beside: { dataDir: string; started: Promise<ChildProcess> } | null = null;
let errands = 0;

async function startBeside(dataDir: string): Promise<ChildProcess> {
  const child = fork('scripts/src/testing/beside/beside.ts', {
    cwd: root,
    execPath: resolve(root, 'node_modules/.bin/node'),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, KOMAWARI_DATA: dataDir },
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The program beside the product ended with ${code}.`);
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  // It ends with the worker that started it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Ends the program beside the product, before that itself is stopped. */
export async function leaveProduct(): Promise<void> {
  const left = beside;
  beside = null;
  const child = await left?.started;
  if (!child) return;
  child.ref();
  child.disconnect();
  await once(child, 'exit');
}

/** Has the program beside the product do something. @returns what it said */
async function runBeside(name: string, words: readonly string[]): Promise<string> {
  const { dataDir } = getProduct();
  if (beside?.dataDir !== dataDir) {
    const left = leaveProduct();
    beside = { dataDir, started: left.then(() => startBeside(dataDir)) };
  }
  const child = await beside.started;
  const id = (errands += 1);
  const done = new Promise<Done>((resolveWith, reject) => {
    const end = () => reject(new Error(`The program beside the product ended during ${name}.`));
    const listen = (said: Done) => {
      if (said.id !== id) return;
      child.off('message', listen).off('exit', end);
      resolveWith(said);
    };
    child.on('message', listen).once('exit', end);
  });
  child.send({ id, name, words });
  const { said, error } = await done;
  if (said === undefined) throw new Error(error);
  return said;
}

/** Runs a command as the operator of the product that runs, as `npm run admin -- WORDS` does. @returns what it printed */
export const operate = (...words: string[]): Promise<string> => runBeside('operate', words);

/** Has the product's worker do at once what it would do within a minute, in these queues one after the other. */
export const strikeClock = (...queues: string[]): Promise<string> => runBeside('strikeClock', queues);

/** What time, shops and providers do to money is done now, in the database that the product runs on. */
export const moveMoney = (...words: string[]): Promise<string> => runBeside('moveMoney', words);

/** Has so many people read the first episode of a work, every third to its end, and counts them. */
export const readWork = (workId: string, people: number): Promise<string> =>
  runBeside('readWork', [workId, String(people)]);

/** A creator's link to X was last renewed so long ago that X keeps it no longer. */
export const ageXLink = (screenName: string): Promise<string> => runBeside('ageXLink', [screenName]);
