import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMissing } from './listFiles.ts';

/**
 * Writes a file so that after a crash at any moment the old or the new content is there, whole: the bytes go to a
 * temporary file, are flushed, and get their name in one step. `temporaryFolder` must be on the same file system.
 */
export async function writeAtomically(path: string, body: Readable, temporaryFolder: string): Promise<void> {
  const temporary = join(temporaryFolder, randomUUID());
  try {
    await writeAndFlush(temporary, body);
    await renameIntoPlace(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Without this the new name may be lost in a power cut although the bytes are safe.
  await flushFolder(dirname(path));
}

async function writeAndFlush(path: string, body: Readable): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of body) await file.writeFile(chunk as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A concurrent delete may remove the emptied folder between mkdir and rename, so both are tried again.
async function renameIntoPlace(from: string, to: string, triesLeft = 5): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error) || triesLeft === 0) throw error;
    await mkdir(dirname(to), { recursive: true });
    await renameIntoPlace(from, to, triesLeft - 1);
  }
}

async function flushFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    // The object was deleted again, and its folder with it.
    if (!isMissing(error)) throw error;
  }
}
