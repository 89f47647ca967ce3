import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from './src/testing/testFolder.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/one': { version: '1.0.0' },
    'node_modules/other-os': { version: '1.0.0', optional: true },
  },
};

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o755 });
};

/** A clone with a lock file, a start that says "started", and in npm's place a program with the given text. */
function makeClone(npm: string): string {
  const clone = testFolder();
  write(join(clone, 'package.json'), '{"type":"module"}');
  write(join(clone, 'package-lock.json'), JSON.stringify(lock));
  write(join(clone, 'npm.cjs'), npm);
  write(join(clone, 'scripts/src/start.ts'), "console.log('started');\n");
  cpSync(join(import.meta.dirname, 'bootstrap.js'), join(clone, 'scripts/bootstrap.js'));
  return clone;
}

const installing = (version = '1.0.0') => `
const fs = require('node:fs');
fs.appendFileSync('npm-was-called', process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.rmSync('node_modules/.bin/node', { force: true });
fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/one': { version: '${version}' } } }));`;

const run = (clone: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') };
    execFile(process.execPath, [join(clone, 'scripts/bootstrap.js'), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

it('installs what the lock file names in a fresh clone, then starts, and the next time only starts', async () => {
  const clone = makeClone(installing());
  const first = await run(clone, 'start');
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Installing packages[^]*Installed packages[^]*started/),
  });
  expect((await run(clone, 'start')).said).toBe('started\n');
});

it('installs again when the lock file has moved on', async () => {
  const clone = makeClone(installing());
  await run(clone, 'start');
  const newer = { packages: { ...lock.packages, 'node_modules/one': { version: '1.0.1' } } };
  write(join(clone, 'package-lock.json'), JSON.stringify(newer));
  write(join(clone, 'npm.cjs'), installing('1.0.1'));
  expect((await run(clone, 'start')).said).toMatch(/Installing packages[^]*started/);
});

it('installs again after an installation that was interrupted', async () => {
  const clone = makeClone(installing());
  await run(clone, 'start');
  write(join(clone, 'node_modules/.package-lock.json'), '{"packages":');
  expect((await run(clone, 'start')).said).toMatch(/Installing packages[^]*started/);
});

it.each([
  ['npm error code ENOTFOUND', 'npm reaches no registry'],
  ['npm error code ENOSPC', 'do not fit on the disk'],
  ['npm error code EACCES', 'belong to you'],
  ['npm error code EUSAGE', 'npm says why above'],
])('says what to do when npm fails with "%s"', async (complaint, sentence) => {
  const clone = makeClone(`console.error('${complaint}'); process.exit(1);`);
  const { code, said } = await run(clone, 'start');
  expect(code).toBe(1);
  expect(said).toContain(complaint);
  expect(said).toContain(sentence);
  expect(existsSync(join(clone, 'node_modules'))).toBe(false);
});

it('names the two commands when it is asked for something else', async () => {
  expect(await run(makeClone(''), 'fly')).toEqual({ code: 1, said: '\nSay what to do: npm start, or npm test.\n\n' });
});
