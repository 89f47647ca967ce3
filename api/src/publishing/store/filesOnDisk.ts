import { readFile, stat } from 'node:fs/promises';
import type { FileSource, ReadFile } from './createFileCache.ts';
import { hashOf } from './StoredFile.ts';

/** Precompressed files are replaced around their file (writeFileSet.ts), so reading starts over when the file changed meanwhile. */
const ATTEMPTS = 4;

/** Is there something at this path? */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function versionOf(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found?.isFile() ? `${found.ino}-${found.mtimeNs}-${found.size}` : null;
}

const readOrNull = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

async function readSet(file: string): Promise<ReadFile | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = await versionOf(file);
    if (version === null) return null;
    const [body, br, gz] = await Promise.all([readOrNull(file), readOrNull(`${file}.br`), readOrNull(`${file}.gz`)]);
    if (body === null || (await versionOf(file)) !== version) continue;
    return { body, br, gz, hash: hashOf(body), version };
  }
  return null;
}

/** Files of this machine, or of a file system that it shares. */
export const filesOnDisk: FileSource = { versionOf, read: readSet };
