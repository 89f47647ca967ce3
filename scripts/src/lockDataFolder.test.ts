import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from './lockDataFolder.ts';
import { testFolder } from './testing/testFolder.ts';
import { readCommand } from '@komawari/postgres/processes';

it('refuses a data folder on which another Komawari runs, and says where that one is', async () => {
  const folder = testFolder();
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  const owner = { pid: other.pid!, command: readCommand(other.pid!), port: 4321 };
  writeFileSync(join(folder, 'komawari.lock'), JSON.stringify(owner));
  expect(() => lockDataFolder(folder, 3000)).toThrow('http://localhost:4321');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(() => lockDataFolder(folder, 3000)).not.toThrow();
});

it('carries on after a predecessor whose number now belongs to another program', () => {
  const folder = testFolder();
  writeFileSync(
    join(folder, 'komawari.lock'),
    JSON.stringify({ pid: process.ppid, command: 'node start.ts', port: 1 }),
  );
  expect(() => lockDataFolder(folder, 3000)).not.toThrow();
});

it('carries on when a crash cut the lock short, and releases the folder at the end', () => {
  const folder = testFolder();
  const file = join(folder, 'komawari.lock');
  writeFileSync(file, '{"pid":');
  const release = lockDataFolder(folder, 3000);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, port: 3000 });
  release();
  expect(existsSync(file)).toBe(false);
});

it('goes to one of several that begin at the same moment, also where all of them find a file of one that was killed', async () => {
  const file = join(testFolder(), 'komawari.lock');
  writeFileSync(file, JSON.stringify({ pid: process.ppid, command: 'node start.ts', port: 1 }));
  const module = new URL('takeLock.ts', import.meta.url).href;
  // Each waits for the word, so that none is done before the last one lives.
  const program = `
    import { takeLock } from ${JSON.stringify(module)};
    process.stdin.once('data', () => {
      try { takeLock(${JSON.stringify(file)}, {}, () => 'taken'); console.log('HAS IT'); }
      catch (error) { console.log(error.message); }
      process.stdin.resume();
    });
    console.log('READY');`;
  const others = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const say = async ({ stdout }: (typeof others)[number]) => String((await once(stdout, 'data'))[0]).trim();
  await Promise.all(others.map(say));
  const said = others.map(say);
  for (const { stdin } of others) stdin.write('now\n');
  expect((await Promise.all(said)).toSorted()).toEqual(['HAS IT', ...Array.from({ length: 5 }, () => 'taken')]);
  for (const other of others) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
});
