import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const source = /\.(tsx?|astro|css)$/;
const test = /\.test\.tsx?$|(^|\/)testing\//;
/** Statements, `import()`, `@import` of a style sheet, and `<script src="">` of an Astro file. */
const imported = /(?:\bfrom|\bimport|<script src=)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;

/** One file naming another; both are paths from the root with forward slashes, which may lead out of it. */
export interface Import {
  from: string;
  target: string;
}

/**
 * Every import of one file by another below `root`, Astro files and style sheets included. Imports of types count like others; those of
 * tests are left out, because a test may look at whatever it proves something about.
 * @param root absolute path
 */
export function readImports(root: string): Import[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((path) => source.test(path) && !test.test(path))
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(imported)].map(([, specifier]) => ({
        from,
        target: relative(root, resolve(root, dirname(from), specifier ?? ''))
          .split(sep)
          .join('/'),
      })),
    );
}
