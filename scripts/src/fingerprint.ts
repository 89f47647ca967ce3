import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written by a build or not part of it. */
const ignored = new Set(['node_modules', 'dist', 'gql', '.astro', '.data']);

/** All files below the paths, sorted; a path may itself be a file, and one that does not exist counts as empty. */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    if (statSync(full).isFile()) return [path];
    const names = readdirSync(full).filter((name) => !ignored.has(name) && !/\.test\.tsx?$/.test(name));
    return listFiles(
      root,
      names.toSorted().map((name) => join(path, name)),
    );
  });
}

/** A hash over the names and contents of files: the same sources give the same text on every machine. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of listFiles(root, paths)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
