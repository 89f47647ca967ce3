import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { environment, getProduct } from '../config.ts';

const root = resolve(import.meta.dirname, '../..');

type Reply = { id: number; said?: string; error?: string };

/** The process beside the product of this worker, started when it is first needed, and which product that is. */
let sidecar: { dataDir: string; started: Promise<ChildProcess> } | null = null;
let tasks = 0;

async function startSidecar(dataDir: string): Promise<ChildProcess> {
  const child = fork('scripts/src/testing/sidecar/sidecar.ts', {
    cwd: root,
    execPath: resolve(root, 'node_modules/.bin/node'),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, KOMAWARI_DATA: dataDir },
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process beside the product ended with ${code}.`);
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  // It ends with the worker that started it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Ends the process beside the product, before that itself is stopped. */
export async function endSidecar(): Promise<void> {
  const left = sidecar;
  sidecar = null;
  const child = await left?.started;
  if (!child) return;
  child.ref();
  child.disconnect();
  await once(child, 'exit');
}

/** Has the process beside the product do something. @returns what it said */
export async function runInSidecar(name: string, words: readonly string[]): Promise<string> {
  const { dataDir } = getProduct();
  if (sidecar?.dataDir !== dataDir) {
    const left = endSidecar();
    sidecar = { dataDir, started: left.then(() => startSidecar(dataDir)) };
  }
  const child = await sidecar.started;
  const id = (tasks += 1);
  const done = new Promise<Reply>((resolveWith, reject) => {
    const end = () => reject(new Error(`The process beside the product ended during ${name}.`));
    const listen = (said: Reply) => {
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
