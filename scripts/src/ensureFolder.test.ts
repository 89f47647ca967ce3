import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureFolder } from './ensureFolder.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-folders-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a folder is made with those above it, also by two at once, and one that is there stays', async () => {
  const folder = join(await emptyFolder(), 'a', 'b', 'c');
  await Promise.all([ensureFolder(folder), ensureFolder(folder)]);
  await ensureFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('a file in the way is named', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  await expect(ensureFolder(join(file, 'backups'))).rejects.toThrow(
    `ENOTDIR: not a directory, mkdir '${file}/backups'`,
  );
  await expect(ensureFolder(file)).rejects.toThrow('EEXIST');
});

// Only Linux has it; nothing there can be written, whoever asks.
test.runIf(process.platform === 'linux')('where no folder can be made, it ends', async () => {
  await expect(ensureFolder('/proc/nothing/backups')).rejects.toThrow(
    "ENOENT: no such file or directory, mkdir '/proc/nothing'",
  );
});
