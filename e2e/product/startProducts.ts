import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { environment, findProduct, type Product, setStarted } from '../config.ts';

const root = resolve(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');

/** Building takes a minute where nothing is built yet. */
const startTakesAtMostInMilliseconds = 300_000;

/** A product that runs, and how to stop it. */
type Running = { product: Product; stop: () => Promise<void> };

/** Starts the product as `npm start` does, empty and with a folder of its own, with more variables where they are given. */
export async function startAnother(settings: Record<string, string> = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-e2e-'));
  // The database runs as a user of its own where the tests are run by root.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const logFile = join(folder, 'log');
  const child = spawn(join(binaries, 'node'), ['scripts/src/start.ts'], {
    cwd: root,
    // The channel ends the product, should the tests be killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...environment,
      PATH: `${binaries}${delimiter}${environment['PATH']}`,
      PORT: '0',
      KOMAWARI_DATA: dataDir,
      KOMAWARI_DEMO: '0',
      // Preparations sign up more people than one address may.
      KOMAWARI_TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  const url = await waitUntilReady(child, logFile);
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { product: { url, dataDir, logFile }, stop };
}

/**
 * Starts a product for each worker before the first test. What comes back stops them after the last one. A product that is
 * named in the environment is used as it is.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (findProduct()) return async () => undefined;
  const running: Running[] = [];
  const stop = async () => void (await Promise.all(running.map((one) => one.stop())));
  try {
    // One after the other: the first one builds what is not built yet.
    for (let index = 0; index < workers; index += 1) running.push(await startAnother());
  } catch (error) {
    await stop();
    throw error;
  }
  setStarted(running.map(({ product }) => product));
  return stop;
}

/** Resolves with the URL the product says it is ready at; its words go to `logFile`, and into the error if it ends before. */
function waitUntilReady(child: ChildProcess, logFile: string): Promise<string> {
  const log = createWriteStream(logFile);
  let said = '';
  return new Promise((found, fail) => {
    const give = (reason: string) => fail(new Error(`The product did not start: ${reason}\n${said.slice(-4000)}`));
    const timer = setTimeout(() => give('it took too long.'), startTakesAtMostInMilliseconds);
    const listen = (chunk: Buffer) => {
      log.write(chunk);
      said += chunk.toString();
      const url = /Komawari is ready at (\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.off('data', listen);
        stream?.pipe(log);
      }
      found(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => give(`it ended with ${code}.`));
  });
}
