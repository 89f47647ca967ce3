import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileToWrite {
  path: string;
  body: Buffer;
  /** When it is said to have been written, in seconds since 1970; now, where that is left out. */
  second?: number | undefined;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes bytes under a name nobody reads and forces them to the disk. Returns that name. */
async function writeTemporary(temporaryDir: string, { body, second }: FileToWrite): Promise<string> {
  const path = join(temporaryDir, `${process.pid}-${randomBytes(9).toString('base64url')}`);
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(body);
    if (second !== undefined) await file.utimes(second, second);
    await file.datasync();
  } catch (error) {
    // A full disk must not be kept full by what did not fit.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return path;
}

/** Makes renames and removals in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames into a folder that may not exist yet, or that another process has just removed because it was empty. */
export async function renameInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

/**
 * Writes a whole file under a temporary name and puts it in its place. `beforehand` runs between the two.
 * `temporaryDir` has to be on the same file system. The folder is not synchronized.
 */
export async function writeFileInto(
  temporaryDir: string,
  whole: FileToWrite,
  beforehand?: () => Promise<unknown>,
): Promise<void> {
  const temporary = await writeTemporary(temporaryDir, whole);
  try {
    await beforehand?.();
    await renameInto(temporary, whole.path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Replaces a file and its precompressed ones. The old precompressed files go first, then the main file changes, then the
 * new ones come: whenever the process dies, one that exists says the same as the main file, and every file is whole.
 * `temporaryDir` has to be on the same file system. All files of the set are in one folder.
 */
export async function writeFileSet(
  temporaryDir: string,
  main: FileToWrite,
  precompressed: readonly FileToWrite[],
): Promise<void> {
  const temporary: string[] = [];
  try {
    temporary.push(...(await Promise.all([main, ...precompressed].map((one) => writeTemporary(temporaryDir, one)))));
    await Promise.all(precompressed.map(({ path }) => rm(path, { force: true })));
    await renameInto(temporary[0]!, main.path);
    await Promise.all(precompressed.map(({ path }, index) => renameInto(temporary[index + 1]!, path)));
  } catch (error) {
    await Promise.all(temporary.map((path) => rm(path, { force: true })));
    throw error;
  }
  await syncFolder(dirname(main.path));
}
