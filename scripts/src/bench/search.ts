import { join } from 'node:path';
import { migrate, openDatabase, type Database } from '@komawari/api/database';
import { reindexSearch } from '@komawari/api/operating';
import { listMatches } from '../../../api/src/discovery/search/listMatches.ts';
import { parseKeyword } from '../../../api/src/discovery/search/parseKeyword.ts';
import { startPostgres } from '@komawari/postgres';
import { formatCount } from '@komawari/ui/numbers';
import { report } from '../progress.ts';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase } from './fillDatabase.ts';
import { fillTitles } from './fillTitles.ts';
import { makeFolder } from './makeFolder.ts';
import { compare, keepResults, percentile } from './measure.ts';

/** What people type, by length and kind; frequent and rare, one letter to many. */
const keywords: Record<string, string[]> = {
  'one letter': ['の', '恋', '猫', '虹', '火', 'ね', 's', '、', '剣', '鯨'],
  'two letters': ['魔法', '少女', '図書', 'SF', 'ねこ', '秘密', '竜の', '恋は', '鏡へ', '電話'],
  'three letters and more': [
    '異世界',
    '図書館',
    '魔法の少女',
    'さよなら',
    'クロニクル',
    '郵便配達',
    'うさぎの',
    '喫茶店の事件',
    '深海魚図鑑',
    '君と夜',
  ],
  'kana and width': ['ウサギ', 'ﾛﾎﾞｯﾄ', 'ぴあの', 'ＳＦ', 'ネコ', 'サヨナラ', '４コマ', 'フタリ'],
  'several words': ['魔法 少女', '恋 -君', '夜 猫 雨', '"恋の君"', '虹 図書館', '雨 -の', '転生 -異世界'],
  'tags and creators': [
    'tag:SF',
    'tag:日常 猫',
    '#恋愛 -夜',
    'by:author_12',
    '@author_77',
    'by:作者5 恋',
    'tag:ラブコメ 竜',
  ],
};

const PER_PAGE = 50;

/** How long a keyword takes, in milliseconds. */
type Search = (keyword: string) => Promise<void>;

/** All terms of a keyword have to be in the text; what the comparators are asked. */
const patternsOf = (keyword: string): string[] => {
  const { words, tags, creators } = parseKeyword(keyword).wanted;
  return [...words, ...tags.map((tag) => `#${tag}`), ...creators].map((word) => `%${word}%`);
};

async function fillComparator(database: Database): Promise<void> {
  await database.query('enableTrigrams', 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
  for (const name of ['plain_texts', 'trigram_texts']) {
    await database.query('dropTexts', `DROP TABLE IF EXISTS ${name}`);
    await database.query(
      'fillTexts',
      `CREATE TABLE ${name} AS SELECT s.work_id, s.title || E'\\n' || s.tags || s.creator || s.body AS text, p.popularity
       FROM search_works s JOIN search_popularity p USING (work_id)`,
    );
    await database.query('indexTexts', `CREATE INDEX ON ${name} (work_id)`);
  }
  await database.query('indexTrigrams', 'CREATE INDEX ON trigram_texts USING gin (text gin_trgm_ops)');
}

/** The best 50 by popularity, from one table; the planner chooses how. */
const compareWith =
  (database: Database, table: string): Search =>
  async (keyword) => {
    await database.query(
      'searchTexts',
      `SELECT t.work_id FROM ${table} t JOIN visible_works w ON w.id = t.work_id
       WHERE t.text ILIKE ALL ($1::text[]) ORDER BY t.popularity DESC, t.work_id DESC LIMIT ${PER_PAGE + 1}`,
      [patternsOf(keyword)],
    );
  };

async function p95Of(search: Search, list: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const keyword of list) {
    const startedAt = performance.now();
    await search(keyword);
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.95);
}

async function prepare(options: BenchOptions): Promise<Database> {
  const postgres = await startPostgres({ dataDir: join(makeFolder(options), 'postgres') });
  options.atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 2 });
  options.atEnd(() => database.close());
  const works = options.isQuick ? 20_000 : 200_000;
  await report(`Filling ${formatCount(works)} works`, async () => {
    await fillDatabase(database, { works, episodesPerWork: 1, creators: works / 10, tags: 12 });
    await fillTitles(database);
  });
  await report('Indexing them', () => reindexSearch({ database }));
  await report('Indexing them as trigrams', () => fillComparator(database));
  await database.query('vacuum', 'VACUUM ANALYZE');
  return database;
}

/** Search among 200,000 works, beside ILIKE without an index and with pg_trgm on the same texts. */
export async function run(options: BenchOptions): Promise<void> {
  const database = await prepare(options);
  const ours =
    (sort: 'RELEVANCE' | 'NEW' | 'UPDATED'): Search =>
    async (keyword) => {
      await listMatches(database, { parsed: parseKeyword(keyword), viewer: null }, sort, {
        first: PER_PAGE,
        after: null,
      });
    };
  const all = Object.values(keywords).flat();
  const repeated = (list: string[]): string[] => (options.isQuick ? list : [...list, ...list, ...list]);
  const rows = [];
  const unit = 'p95 of the first 50 results, ms';
  for (const search of [ours('RELEVANCE'), ours('NEW'), ours('UPDATED'), compareWith(database, 'trigram_texts')])
    await p95Of(search, all);
  for (const sort of ['RELEVANCE', 'NEW', 'UPDATED'] as const)
    rows.push(
      await compare({
        title: `Every kind of keyword, sorted by ${sort.toLowerCase()}`,
        unit,
        lessIsBetter: true,
        ours: { name: 'our index', measure: () => p95Of(ours(sort), repeated(all)) },
        goal: { words: 'at most 20 ms', limit: 20 },
      }),
    );
  for (const [kind, list] of Object.entries(keywords)) {
    for (const [table, name] of [
      ['plain_texts', 'ILIKE without an index'],
      ['trigram_texts', 'ILIKE with pg_trgm'],
    ] as const)
      rows.push(
        await compare({
          title: `Keywords: ${kind}`,
          unit,
          lessIsBetter: true,
          ours: { name: 'our index, by relevance', measure: () => p95Of(ours('RELEVANCE'), repeated(list)) },
          comparator: { name, measure: () => p95Of(compareWith(database, table), list) },
        }),
      );
  }
  keepResults('search', rows, options);
}
