import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

type Found = 'folder' | 'nothing' | 'other';

const look = (path: string): Promise<Found> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'other'),
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 'nothing' : 'other'),
  );

/**
 * Makes a folder and those above it, where there are none. Node's own recursive `mkdir` tries forever where a file system answers
 * that the folder above is missing though it is there, as /proc does; this one throws what it was answered.
 */
export async function ensureFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const found = await look(path);
  if (found === 'folder') return;
  if (found === 'nothing') await ensureFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Another process may have been quicker.
    if ((await look(path)) !== 'folder') throw error;
  }
}
