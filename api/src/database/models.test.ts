import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '@komawari/scripts/testCluster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import type { Table } from './defineTable.ts';
import type { Columns } from './rows.ts';

/**
 * Tables that SQL alone reads and writes so far. The list only gets shorter: a new table comes with its model, and one that
 * gets a model leaves the list.
 */
const tablesWithoutModel = [
  'ad_slots',
  'author_survey_answers',
  'comment_filter_words',
  'content_changes',
  'contest_applications',
  'contest_comments',
  'contest_departments',
  'contest_entries',
  'contest_judges',
  'current_hot_lists',
  'current_rankings',
  'data_exports',
  'data_imports',
  'ended_reactions',
  'episode_counts',
  'episode_days',
  'episode_leave_days',
  'episode_mails',
  'episode_minutes',
  'episode_versions',
  'external_work_lookups',
  'fan_mails',
  'fan_messages',
  'fan_outs',
  'feature_allowances',
  'feature_flags',
  'hot_entries',
  'hot_snapshots',
  'illustration_images',
  'image_removals',
  'imported_things',
  'likes',
  'link_previews',
  'mail_actions',
  'mails',
  'moderation_log',
  'muted_words',
  'notification_actors',
  'notification_settings',
  'notifications',
  'operators',
  'page_dependencies',
  'pages',
  'passkey_challenges',
  'personal_token_audits',
  'personal_tokens',
  'pickup_portfolios',
  'pickup_tags',
  'portfolio_category_works',
  'purchases',
  'ranking_closed_days',
  'ranking_day_people',
  'ranking_entries',
  'ranking_left_out',
  'ranking_snapshots',
  'ranking_sums',
  'reaction_changes',
  'reading_events',
  'reading_histories',
  'reading_rollup',
  'recaptcha_assessments',
  'recommended_tags',
  'referrer_days',
  'refresh_tokens',
  'reports',
  'review_links',
  'review_notes',
  'search_popularity',
  'search_users',
  'search_works',
  'site_builds',
  'social_attempts',
  'stale_pages',
  'stored_pages',
  'survey_answers',
  'surveys_from_authors',
  'tag_aliases',
  'tags',
  'throttles',
  'update_visits',
  'uploads',
  'used_tokens',
  'view_as_audits',
  'watched_feeds',
  'webhook_deliveries',
  'webhooks',
  'work_days',
  'work_people_days',
  'work_tags',
];

/** One column, as a model says it is and as the database's catalog does. */
interface ColumnFacts {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** SQL, without a cast to the column's own type. */
  defaultsTo: string | null;
  origin: 'WRITTEN' | 'COUNTED' | 'GENERATED';
  isInKey: boolean;
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
        type: (type as { toSql(): string }).toSql().toLowerCase(),
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
       coalesce(a.attnum = ANY(i.indkey), false) AS "isInKey"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
       LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> 'schema_migrations'`,
  );

const inOrder = (facts: ColumnFacts[]): ColumnFacts[] =>
  facts.toSorted((one, other) => (`${one.table}.${one.column}` < `${other.table}.${other.column}` ? -1 : 1));

test('every model has the columns of its table: the same names, types, defaults and key, and all of them', async () => {
  const modelled = new Set(tables.map(({ name }) => name));
  expect(inOrder(said())).toEqual(inOrder((await found()).filter(({ table }) => modelled.has(table))));
});

test('every table has one model, but for those that are known to have none yet', async () => {
  const names = tables.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const without = new Set((await found()).map(({ table }) => table).filter((table) => !names.includes(table)));
  expect([...without].toSorted()).toEqual(tablesWithoutModel);
});
