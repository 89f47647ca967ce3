import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { environment, getProduct } from '../config.ts';

const root = resolve(import.meta.dirname, '../..');

/** A port nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Starts the sample application of docs/examples beside the product, as its reader would. Answers how to stop it. */
export async function startSample(port: number, settings: Record<string, string>): Promise<() => Promise<void>> {
  const sample = spawn(join(root, 'node_modules/.bin/node'), ['docs/examples/sign-in.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, KOMAWARI_URL: getProduct().url, PORT: String(port), ...settings },
  });
  const [said] = (await Promise.race([once(sample.stdout, 'data'), once(sample, 'exit')])) as [unknown];
  if (!String(said).startsWith('Open http')) throw new Error(`The sample application did not start: ${String(said)}`);
  return async () => {
    sample.kill();
    if (sample.exitCode === null && sample.signalCode === null) await once(sample, 'exit');
  };
}
