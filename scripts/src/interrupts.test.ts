import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'komawari-interrupts-'));
/** A database that takes connections and says nothing: whoever asks it is under way, and stays so. */
let silent: Server;

beforeAll(async () => {
  // Nothing is installed here: an npm that never comes to its end.
  writeFileSync(join(dataDir, 'npm'), '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => {
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Command = {
  words: string[];
  /** What it prints once it is under way; else it is when it asks the database. */ prints?: string;
  says: string;
};

const COMMANDS: Command[] = [
  { words: ['seed.ts'], says: 'npm run seed goes on where this one ended' },
  { words: ['admin.ts', 'mails'], says: 'Interrupted: nothing is changed.' },
  { words: ['bench.ts', 'search', '--quick'], prints: 'Measuring', says: 'nothing is measured' },
  { words: ['timing.ts', '--pairs', '10'], prints: '10 pairs', says: 'Interrupted' },
  { words: ['kill/kill.ts', '--rounds', '1'], prints: '1 kills', says: 'Interrupted' },
  { words: ['rolling/rolling.ts', '--requests', '1'], prints: '1 requests', says: 'Interrupted' },
];

async function interrupt({ words, prints }: Command, signal: 'SIGINT' | 'SIGTERM') {
  const [file = '', ...rest] = words;
  const { port } = silent.address() as AddressInfo;
  const asked = prints === undefined ? once(silent, 'connection') : null;
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...rest], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${dataDir}:${process.env['PATH']}`,
      KOMAWARI_DATA: dataDir,
      KOMAWARI_SECRET: 'x'.repeat(32),
      KOMAWARI_PUBLIC_URL: 'http://localhost:3000',
      DATABASE_URL: `postgres://komawari@127.0.0.1:${port}/komawari`,
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  let said = '';
  const printed = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (prints !== undefined && said.includes(prints)) resolve();
      });
  });
  const ended = once(child, 'close');
  // One that ends by itself fails by its code.
  await Promise.race([asked ?? printed, ended]);
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return { code, said };
}

it.each(COMMANDS)(
  '$words says what became of its work when it is interrupted, and ends with the signal’s code',
  async (command) => {
    for (const [signal, expected] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      const { code, said } = await interrupt(command, signal);
      expect([signal, code, said]).toEqual([signal, expected, expect.stringContaining(command.says)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
  },
);
