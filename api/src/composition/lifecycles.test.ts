import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { lifecycles } from './lifecycles.ts';

const root = `${import.meta.dirname}/..`;

/** The folders that hold domains; every other folder of api/src is one part. */
const areas = ['discovery', 'media', 'people', 'publications', 'readers'];

/** The part of the API a file belongs to: `publications/works`, `mail`. */
const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, areas.includes(file.split('/')[0] ?? '') ? 2 : 1)
    .join('/');

const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^testing\//.test(file));

const isTable = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'modelIn' in value && 'columns' in value;

/** The tables that the modules of these files export, with the file. */
async function tablesIn(files: readonly string[]): Promise<{ file: string; table: string }[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(`${root}/${file}`).href)) as object;
      return Object.values(module)
        .filter(isTable)
        .map(({ name }) => ({ file, table: name }));
    }),
  );
  return found.flat();
}

/** Which part owns a table: the one whose store/ declares it. */
let ownerOf: Map<string, string>;

beforeAll(async () => {
  const declared = await tablesIn(sources.filter((file) => file.includes('/store/')));
  ownerOf = new Map(declared.map(({ file, table }) => [table, partOf(file)]));
});

describe('a table', () => {
  it('is in the list of lifecycles once, with the part of the API whose store declares it', () => {
    const listed = lifecycles.flatMap(({ name, tables }) => tables.map((table) => `${name}: ${table.name}`));
    const declared = [...ownerOf].map(([table, owner]) => `${owner}: ${table}`);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('is handed to no other part as a model, which could write it', async () => {
    const doors = sources.filter((file) => file.endsWith('/index.ts') && !file.includes('/graphql/'));
    expect(await tablesIn(doors)).toEqual([]);
  });
});
