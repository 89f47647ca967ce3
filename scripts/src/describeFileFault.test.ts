import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listBackups } from './backup/Manifest.ts';
import { describeFileFault } from './describeFileFault.ts';

const faultOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

test('what stands in the way of a file or folder is told in sentences that name it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-faults-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, '');
  const below = describeFileFault(await faultOf(mkdir(join(file, 'backups'), { recursive: true })));
  expect(below).toContain(join(file, 'backups'));
  expect(below).toContain('a file and no folder');
  expect(describeFileFault(await faultOf(writeFile(folder, '')))).toContain('a folder and no file');
  expect(describeFileFault(await faultOf(listBackups(join(file, 'backups'))))).toContain('a file and no folder');
});

test.each([
  [{ code: 'EACCES', syscall: 'mkdir', path: '/var/backups' }, 'Give them the right to it'],
  [{ code: 'EEXIST', syscall: 'mkdir', path: '/etc/hosts' }, 'A file of that name'],
  [{ code: 'EROFS', syscall: 'open', path: '/usr/backups' }, 'can only be read'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'no room left'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, null],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, null],
  [{ code: 'ENOENT', syscall: 'mkdir', path: '/proc/nothing' }, 'No folder can be made'],
  [{ code: 'ENOENT', syscall: 'open', path: '/nothing' }, null],
])('%j is told as %s', (facts, part) => {
  const told = describeFileFault(Object.assign(new Error('it failed'), facts));
  if (part === null) expect(told).toBeNull();
  else expect(told).toContain(part);
});
