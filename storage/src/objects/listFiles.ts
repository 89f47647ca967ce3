import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The keys of all files below `root` that begin with `prefix`, in the order S3 lists them: by the bytes of the whole
 * key, so a folder sorts as if its name ended in '/'.
 */
export async function* listFiles(root: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  yield* listFolder(root, folder, prefix);
}

async function* listFolder(root: string, folder: string, prefix: string): AsyncGenerator<string> {
  for (const name of await sortedNames(join(root, folder))) {
    const key = folder + name;
    const mayMatch = key.startsWith(prefix) || (name.endsWith('/') && prefix.startsWith(key));
    if (!mayMatch) continue;
    if (name.endsWith('/')) yield* listFolder(root, key, prefix);
    else yield key;
  }
}

async function sortedNames(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const visible = entries.filter((entry) => !entry.name.startsWith('.'));
    return visible.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether a file system error says that the file, or a folder on the way to it, does not exist. */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
