import type { Reader } from '../../../database/index.ts';
import type { AskedDetails, DetailTerms } from '../detailTerms.ts';
import type { ParsedKeyword } from '../parseKeyword.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import type { Scope } from '../../../people/searchIndex/index.ts';
import { containing, creatorPattern, toTsquery, wholeLine } from './grams.ts';
import { type Order, type OrderKey } from './orders.ts';

/** A work that matches, with its place in the order. */
export interface Match {
  workId: string;
  key: OrderKey;
}

/**
 * From this many hits on they are not all read and sorted: then matches are frequent, and walking in the order of the list
 * meets enough of them soon.
 */
export const MANY_HITS = 2000;

/** Rows of the order looked at in one statement; few at first, because frequent words are found at once. */
const WALK_FROM = 400;
const WALK_TO = 2000;

const EVERYTHING = `(s.title || E'\\n' || s.tags || s.creator || s.body)`;

/** Whether a row of search_works has what is wanted and nothing that is not; the values are valuesOf's. */
const MATCHES = `${EVERYTHING} LIKE ALL ($1::text[]) AND s.tags LIKE ALL ($2::text[]) AND s.creator LIKE ALL ($3::text[])
  AND (cardinality($4::text[]) = 0 OR NOT ${EVERYTHING} LIKE ANY ($4))
  AND NOT s.tags LIKE ANY ($5::text[]) AND NOT s.creator LIKE ANY ($6::text[])`;

/** 0: this very title, 1: all words stand in the title, 2: in title, tags and creator, 3: somewhere. */
const TIER = `CASE WHEN s.title = $7::text THEN 0 WHEN s.title LIKE ALL ($1) THEN 1
  WHEN (s.title || E'\\n' || s.tags || s.creator) LIKE ALL ($1) THEN 2 ELSE 3 END`;

const valuesOf = ({ wanted, unwanted, wholeTitle }: ParsedKeyword): unknown[] => [
  wanted.words.map(containing),
  wanted.tags.map((tag) => wholeLine(`#${tag}`)),
  wanted.creators.map(creatorPattern),
  unwanted.words.map(containing),
  unwanted.tags.map((tag) => wholeLine(`#${tag}`)),
  unwanted.creators.map(creatorPattern),
  wholeTitle,
];

/** A creator has few enough works to look at them all. */
const ofCreator = (name: string) =>
  `s.work_id IN (SELECT w.id FROM works w JOIN users u ON u.id = w.user_id WHERE u.screen_name = ${name}::citext)`;

/** Where an index begins to look: at the works of a creator who is named, or at the letters of what is wanted. Null without either. */
function entranceOf(
  parsed: ParsedKeyword,
  scope: Scope,
  parameter: `$${number}`,
): { sql: string; value: string } | null {
  const tsquery = toTsquery(parsed, scope);
  if (tsquery === '') return null;
  const named = parsed.wanted.creators.find((creator) => creator.startsWith('@'));
  return named === undefined
    ? { sql: `s.grams @@ ${parameter}::tsquery`, value: tsquery }
    : { sql: ofCreator(parameter), value: named.slice(1) };
}

// The side query with OFFSET 0 keeps the planner from joining whole tables: rows are looked up one by one, in the order of
// the list, until there are enough. The parameter holds the account that asks; what it blocks or mutes is not there for it.
const visibleTo = (viewer: `$${number}`, details: string): string =>
  `CROSS JOIN LATERAL (
     SELECT 1 FROM visible_works v WHERE v.id = o.work_id AND ${details} AND ${isHeardBy('v.user_id', viewer)} OFFSET 0) visible`;

/** Whether a work is what is asked beside its texts. Adds its values to those of the statement. */
export function detailsOf(
  { wanted, unwanted, showsMature }: AskedDetails,
  values: unknown[],
  work: 'v' | 'w' = 'v',
): string {
  const next = (value: unknown): string => `$${values.push(value)}`;
  const isOne = (sql: string, of: string[]): string[] => (of.length > 0 ? [`${sql} = ANY (${next(of)}::text[])`] : []);
  const languages = (of: string[]): string[] =>
    of.length > 0
      ? [
          `EXISTS (SELECT FROM unnest(${next(of)}::text[]) AS l (tag)
             WHERE lower(${work}.language) = l.tag OR starts_with(lower(${work}.language), l.tag || '-'))`,
        ]
      : [];
  const isSold = `EXISTS (SELECT FROM episodes f WHERE f.work_id = ${work}.id AND f.price IS NOT NULL AND f.deleted_at IS NULL
    AND f.archived_at IS NULL AND f.status IN ('SCHEDULED', 'PUBLIC') AND f.publish_at <= now())`;
  const conditionsOf = ({ ratings, languages: tags, genres, sales }: DetailTerms): string[] => [
    ...sales.map((sale) => (sale === 'PAID' ? isSold : `NOT ${isSold}`)),
    ...isOne(`${work}.rating`, ratings),
    ...isOne(`${work}.genre`, genres),
    ...languages(tags),
  ];
  return [
    ...(showsMature ? [] : [`${work}.rating <> 'MATURE'`]),
    ...conditionsOf(wanted),
    ...conditionsOf(unwanted).map((condition) => `(${condition}) IS NOT TRUE`),
    'true',
  ].join(' AND ');
}

interface Row {
  workId: string | null;
  key: OrderKey;
}

const toMatches = (rows: Row[]): Match[] =>
  rows.flatMap(({ workId, key }) => (workId === null ? [] : [{ workId, key }]));

/** What somebody looks for, and who: null is a guest. */
export interface Question {
  parsed: ParsedKeyword;
  viewer: string | null;
}

/** What is asked of a list of matches: those after a place in the order, at most so many, of these tiers. */
export interface Asked extends Question {
  order: Order;
  after: OrderKey;
  count: number;
  tiers: readonly number[];
}

/**
 * Reads every hit of the index and sorts them. Null when there are too many for that.
 */
export async function gatherMatches(reader: Reader, scope: Scope, asked: Asked): Promise<Match[] | null> {
  const { parsed, viewer, order, after, count, tiers } = asked;
  const entrance = entranceOf(parsed, scope, '$8');
  if (!entrance) return null;
  const values = [...valuesOf(parsed), entrance.value, tiers, count, viewer, ...after];
  const shown = visibleTo('$11', detailsOf(parsed.details, values));
  const rows = await reader.query<Row & { hits: number }>(
    'gatherMatches',
    `WITH hits AS MATERIALIZED (
       SELECT s.work_id, ${TIER} AS tier FROM search_works s
       WHERE ${entrance.sql} AND ${MATCHES} LIMIT ${MANY_HITS}
     )
     SELECT (SELECT count(*) FROM hits)::int AS hits, m.*
     FROM (SELECT 1) AS one LEFT JOIN LATERAL (
       SELECT o.work_id AS "workId", ${order.key} AS key
       FROM (SELECT o.* FROM (
               SELECT h.work_id, h.tier, k.* FROM hits h CROSS JOIN LATERAL (${order.lookUp} OFFSET 0) k
               WHERE h.tier = ANY ($9::int[]) AND (SELECT count(*) FROM hits) < ${MANY_HITS}) o
             WHERE ${order.isAfter(12)} ORDER BY ${order.by} OFFSET 0) o
       ${shown} ORDER BY ${order.by} LIMIT $10
     ) m ON true`,
    values,
  );
  return (rows[0]?.hits ?? 0) >= MANY_HITS ? null : toMatches(rows);
}

/** How many works match that a reader can see. Null when there are too many to count, or no index knows them. */
export async function countMatches(reader: Reader, { parsed, viewer }: Question): Promise<number | null> {
  const entrance = entranceOf(parsed, 'ANYWHERE', '$7');
  if (!entrance) return null;
  const values = [...valuesOf(parsed).slice(0, 6), entrance.value, viewer];
  const shown = visibleTo('$8', detailsOf(parsed.details, values));
  const [counted] = await reader.query<{ hits: number; visible: number }>(
    'countMatches',
    `WITH o AS MATERIALIZED (
       SELECT s.work_id FROM search_works s WHERE ${entrance.sql} AND ${MATCHES} LIMIT ${MANY_HITS}
     )
     SELECT (SELECT count(*) FROM o)::int AS hits, (SELECT count(*) FROM o ${shown})::int AS visible`,
    values,
  );
  return counted && counted.hits < MANY_HITS ? counted.visible : null;
}

/** Goes through the works in their order until enough of them match, or to the end; null after `atMost` works without that. */
export async function walkMatches(reader: Reader, asked: Asked, atMost: number): Promise<Match[] | null> {
  const { parsed, viewer, order, count, tiers } = asked;
  const found: Match[] = [];
  // Nobody has to be looked up who does not have the words in the title, when that is what is looked for.
  const isInTitle = order.hasTitles && tiers.every((tier) => tier <= 1);
  const likely = isInTitle ? 'WHERE title LIKE ALL ($1)' : '';
  let after = asked.after;
  let walked = 0;
  const ease = isInTitle ? 4 : 1;
  for (let size = WALK_FROM * ease; found.length < count; size = Math.min(size * 2, WALK_TO * ease)) {
    if (walked >= atMost) return null;
    const values = [...valuesOf(parsed), tiers, count - found.length, size, viewer, ...after];
    const shown = visibleTo('$11', detailsOf(parsed.details, values));
    const rows = await reader.query<Row & { isLast: boolean; seen: number }>(
      'walkMatches',
      `WITH chunk AS MATERIALIZED (
         SELECT *, row_number() OVER (ORDER BY ${order.by}) AS place FROM (${order.walk(12)} LIMIT $10) o
       ), found AS (
         SELECT o.* FROM (SELECT * FROM chunk ${likely} ORDER BY place OFFSET 0) c CROSS JOIN LATERAL (
           SELECT c.*, ${TIER} AS tier FROM search_works s WHERE s.work_id = c.work_id AND ${MATCHES} OFFSET 0
         ) o ${shown} WHERE o.tier = ANY ($8::int[]) AND ${order.counts} ORDER BY c.place LIMIT $9
       )
       SELECT o.work_id AS "workId", ${order.key} AS key, o.place, false AS "isLast", 0 AS seen FROM found o
       UNION ALL
       SELECT o.work_id, ${order.key}, o.place, true, (SELECT count(*) FROM chunk)::int
       FROM (SELECT * FROM chunk ORDER BY place DESC LIMIT 1) o ORDER BY "isLast", place`,
      values,
    );
    found.push(...toMatches(rows.filter(({ isLast }) => !isLast)));
    const last = rows.find(({ isLast }) => isLast);
    if (!last || last.seen < size) break;
    after = last.key;
    walked += size / ease;
  }
  return found;
}

/** Works of exactly this title. */
export async function listExactTitles(
  reader: Reader,
  { parsed, viewer, order, after, count }: Asked,
): Promise<Match[]> {
  if (parsed.wholeTitle === null) return [];
  const values = [parsed.wholeTitle, count, viewer, ...after];
  const shown = visibleTo('$3', detailsOf(parsed.details, values));
  const rows = await reader.query<Row>(
    'listExactTitles',
    `SELECT o.work_id AS "workId", ${order.key} AS key
     FROM (SELECT h.work_id, 0 AS tier, k.*
           FROM (SELECT work_id FROM search_works WHERE title = $1) h CROSS JOIN LATERAL (${order.lookUp} OFFSET 0) k) o
     ${shown} WHERE ${order.isAfter(4)} ORDER BY ${order.by} LIMIT $2`,
    values,
  );
  return toMatches(rows);
}

/** How many works a reader can see are what is asked beside their texts. Null when there are too many to count. */
export async function countByDetails(reader: Reader, { parsed, viewer }: Question): Promise<number | null> {
  const values: unknown[] = [viewer];
  const condition = detailsOf(parsed.details, values);
  const [counted] = await reader.query<{ count: number }>(
    'countByDetails',
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM visible_works v WHERE ${condition} AND ${isHeardBy('v.user_id', '$1')} LIMIT ${MANY_HITS}) found`,
    values,
  );
  return counted && counted.count < MANY_HITS ? counted.count : null;
}
