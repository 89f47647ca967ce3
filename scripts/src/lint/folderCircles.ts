import { readImports } from './readImports.ts';

/** Names the folder that a file counts for, by its path from the root; null where it counts for none. */
export type FolderOf = (path: string) => string | null;

const folderBelowRoot: FolderOf = (path) => (path.includes('/') ? (path.split('/')[0] ?? null) : null);

/**
 * Which folders below `root` import each other in a circle, each circle as the sorted names of its folders. Imports of
 * types count like others; those of tests do not, because a test may look at whatever it proves something about.
 * @param root absolute path of the folder that holds the folders
 * @param folderOf which folder a file counts for; the one directly below `root` when absent
 */
export function findFolderCircles(root: string, folderOf = folderBelowRoot): string[][] {
  return circlesOf(readFolderImports(root, folderOf));
}

/** For each folder below `root` those it imports. */
function readFolderImports(root: string, folderOf: FolderOf): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { from, target } of readImports(root)) {
    const folder = folderOf(from);
    if (folder === null) continue;
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    const other = target.startsWith('../') ? null : folderOf(target);
    if (other !== null && other !== folder) targets.add(other);
  }
  return imports;
}

/** The groups of more than one name in which each leads to each other. */
export function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachable = new Map([...edges.keys()].map((name) => [name, reachableFrom(name, edges)]));
  const circles = new Set<string>();
  for (const [name, reached] of reachable) {
    const circle = [...reached].filter((other) => reachable.get(other)?.has(name)).toSorted();
    if (circle.length > 1) circles.add(circle.join(' '));
  }
  return [...circles].map((circle) => circle.split(' '));
}

function reachableFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of edges.get(name) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
