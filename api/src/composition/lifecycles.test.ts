import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { lifecycles } from './lifecycles.ts';

const root = `${import.meta.dirname}/..`;

/** The folders that hold domains; every other folder of api/src is one part. */
const areas = ['analytics', 'discovery', 'media', 'money', 'openid', 'people', 'publications', 'readers'];

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

/** Without a model, because migrations come before all models. */
const OF_MIGRATIONS = { file: 'database/runStep.ts', table: 'schema_migrations' };

/** A name that is put together when the statement runs is the name of a model, and no model leaves its part. */
const NAME_OF_MODEL = /^\$\{\w+(\[\w+\])?\.name\}$/;

/** `FOR UPDATE` and `DO UPDATE SET` name no table. */
const WRITE =
  /(?<!FOR |FOR NO KEY |DO )\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+(?:ONLY\s+)?([a-z_]+|\$\{[^}]*\}\w*)/g;

/** The names of tables that SQL in a text writes, as they stand there. */
const writtenIn = (text: string): string[] => [...text.matchAll(WRITE)].map(([, name]) => name ?? '');

/** What is wrong with the statements of a file: they write what another part owns, or do not say what. */
const judge = (file: string, text: string): string[] =>
  writtenIn(text)
    .filter((name) => ownerOf.get(name) !== partOf(file) && !NAME_OF_MODEL.test(name))
    .filter((name) => file !== OF_MIGRATIONS.file || name !== OF_MIGRATIONS.table)
    .map((name) => `${file} writes ${name}, which is ${ownerOf.get(name) ?? 'no table'}'s`);

describe('a table', () => {
  it('is in the list of lifecycles once, with the part of the API whose store declares it', () => {
    const listed = lifecycles.flatMap(({ name, tables }) => tables.map((table) => `${name}: ${table.name}`));
    const declared = [...ownerOf].map(([table, owner]) => `${owner}: ${table}`);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('is written by statements of its own part alone', () => {
    const written = sources.map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
    expect(written.flatMap(({ text }) => writtenIn(text)).length).toBeGreaterThan(150);
    expect(written.flatMap(({ file, text }) => judge(file, text))).toEqual([]);
  });

  it('is handed to no other part as a model, which could write it', async () => {
    const doors = sources.filter((file) => file.endsWith('/index.ts') && !file.includes('/graphql/'));
    expect(await tablesIn(doors)).toEqual([]);
    const imports = sources.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '(\.[^']*\/store\/[^']+)'/g)].map(([, path]) => ({
        from: partOf(file),
        to: partOf(posix.join(posix.dirname(file), path ?? '')),
      })),
    );
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.filter(({ from, to }) => from !== to)).toEqual([]);
  });
});

it.each([
  ['its own table', 'UPDATE works SET title = $1', []],
  ['a row it locks', 'SELECT 1 FROM episodes FOR UPDATE', []],
  ['what another part owns', 'WITH a AS (DELETE FROM users) SELECT 1', ['users']],
  ['one of several own tables', 'UPDATE ${TABLES[kind].name} SET a = 1', []],
  ['what it puts together when it runs', 'INSERT INTO ${table}_tags (a) VALUES (1)', ['${table}_tags']],
])('of a statement about %s the walk says so', (_what, sql, foreign) => {
  expect(judge('publications/works/store/works.ts', sql)).toHaveLength(foreign.length);
  expect(judge('publications/works/store/works.ts', sql).join()).toContain(foreign.join());
});
