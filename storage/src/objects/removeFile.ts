import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './listFiles.ts';

const oneDayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes a file, if there is one, and the folders below `root` that became empty, so that a purge leaves no skeleton.
 */
export async function removeFile(path: string, root: string): Promise<void> {
  try {
    await rm(path);
  } catch (error) {
    // A folder has the name: no object does.
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ERR_FS_EISDIR') return;
    throw error;
  }
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    if (!(await removeIfEmpty(folder))) return;
  }
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch {
    // Not empty, or somebody else removed it: either way there is nothing left to do here or above.
    return false;
  }
}

/** Clears away writes that a crash cut off. Younger ones may belong to another process that is still writing. */
export async function removeAbandonedWrites(temporaryFolder: string): Promise<void> {
  for (const name of await readdir(temporaryFolder)) {
    const path = join(temporaryFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > oneDayInMilliseconds) await rm(path, { force: true });
  }
}
