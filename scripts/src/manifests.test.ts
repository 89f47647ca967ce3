import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const namesIn = ({ dependencies, devDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies });

const rootManifest = readManifest('.');

/** `@scope/name/part` and `name/part` are of the package `@scope/name` and `name`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that a text imports: no files, no modules of Node, none that a bundler makes up. */
function packagesIn(source: string): string[] {
  const specifiers = [...source.matchAll(/^(?:(?:import|export) (?:[^'"\n]* from )?|\} from )'([^'\n]+)'/gm)];
  return specifiers
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => /^(@[a-z]|[a-z])/.test(specifier) && !specifier.includes(':'))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name));
}

it.each(rootManifest.workspaces ?? [])('the manifest of %s names every package that its files import', (workspace) => {
  const files = globSync(`${workspace}/**/*.{ts,tsx,js,astro}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|gql)$/.test(path),
  });
  const manifest = readManifest(workspace);
  // What all workspaces are tested and typed with stands in the manifest of the whole.
  const known = new Set([manifest.name, ...namesIn(manifest), ...namesIn(rootManifest)]);
  const missing = files.flatMap((file) =>
    packagesIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
