import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '../testing/testCluster.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import type { Table } from './defineTable.ts';
import type { Columns } from './rows.ts';

/** One column, as a model says it is and as the database's catalog does. */
interface ColumnFacts {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** SQL, without a cast to the column's own type. */
  defaultsTo: string | null;
  origin: 'WRITTEN' | 'COUNTED' | 'GENERATED';
  /** Null in a table without a primary key: the key of its model is what tells its rows apart. */
  isInKey: boolean | null;
}

let database: Database;
let tables: Table<Columns>[];

const isTable = (value: unknown): value is Table<Columns> =>
  typeof value === 'object' && value !== null && 'modelIn' in value && 'columns' in value;

beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
  const files = globSync('**/store/**/*.ts', { cwd: `${import.meta.dirname}/..` }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(`${import.meta.dirname}/../${file}`).href) as Promise<object>),
  );
  tables = modules.flatMap((module) => Object.values(module).filter(isTable));
});
afterAll(() => database.close());

/** What the models say: types and names are those that Sequelize writes into its SQL. */
const said = (): ColumnFacts[] =>
  tables.flatMap((table) =>
    Object.entries(table.modelIn(database.sequelize).getAttributes()).map(([name, { field, type, primaryKey }]) => {
      const { isNullable, defaultsTo, origin } = table.columns[name]!;
      const isInKey = primaryKey === true;
      return {
        table: table.name,
        column: String(field),
        type: (typeof type === 'string' ? type : (type as { toSql(): string }).toSql()).toLowerCase(),
        isNullable,
        defaultsTo,
        origin,
        isInKey,
      };
    }),
  );

/** What the catalog says of every table of the application; parts of a table are not tables. */
const found = (): Promise<ColumnFacts[]> =>
  database.query<ColumnFacts>(
    'listColumns',
    `SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS "isNullable",
       regexp_replace(pg_get_expr(d.adbin, d.adrelid), '::[a-z ]+(\\[\\])?$', '') AS "defaultsTo",
       CASE WHEN a.attidentity <> '' THEN 'COUNTED' WHEN a.attgenerated <> '' THEN 'GENERATED' ELSE 'WRITTEN' END AS origin,
       a.attnum = ANY(i.indkey) AS "isInKey"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
       LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> 'schema_migrations'`,
  );

const inOrder = (facts: ColumnFacts[]): ColumnFacts[] =>
  facts.toSorted((one, other) => (`${one.table}.${one.column}` < `${other.table}.${other.column}` ? -1 : 1));

test('every table has one model with its columns: the same names, types, defaults and key, and all of them', async () => {
  const columns = await found();
  const withoutKey = new Set(columns.filter(({ isInKey }) => isInKey === null).map(({ table }) => table));
  const models = said().map((facts) => (withoutKey.has(facts.table) ? { ...facts, isInKey: null } : facts));
  expect(inOrder(models)).toEqual(inOrder(columns));
});
