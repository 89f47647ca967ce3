import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';

type Entry = { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> };
const paths = Object.keys(lock.packages);

/** `npm ci` refuses a lock without the packages that belong to other machines, and npm writes such a lock where it cannot reach them. */
it('names the packages of every kind of machine, so that a fresh clone installs anywhere', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(
        (name) => !paths.some((other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`)),
      )
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names no registry, so that everybody installs from their own', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

it('agrees with the package.json of every workspace', () => {
  for (const path of paths.filter((name) => !name.includes('node_modules'))) {
    const written = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(lock.packages[path]?.[kind as never] ?? {}, `${path || '.'} ${kind}`).toEqual(written[kind] ?? {});
    }
  }
});
