import type { Reader } from '../../../database/index.ts';
import type { Scope } from '../../../people/searchIndex/index.ts';
import { lexemesOf } from './grams.ts';
import type { ParsedKeyword } from '../parseKeyword.ts';

interface Frequencies {
  readAt: number;
  rows: number;
  /** The part of all rows that has a lexeme, of the frequent ones. The others are rare. */
  shares: Map<string, number>;
}

/** ANALYZE renews them now and then; a wrong one costs time and changes no result. */
const KEPT_FOR_MS = 600_000;

/** The tables whose letters are counted. */
export type Counted = 'search_works' | 'search_episodes';

const kept = new Map<Counted, Frequencies>();

async function readFrequencies(reader: Reader, table: Counted): Promise<Frequencies> {
  const [row] = await reader.query<{ rows: number; lexemes: string[] | null; shares: number[] | null }>(
    'readSearchFrequencies',
    `SELECT greatest(c.reltuples, 0)::float8 AS rows, s.most_common_elems::text::text[] AS lexemes,
       s.most_common_elem_freqs::float8[] AS shares
     FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = c.relname AND s.attname = 'grams'
     WHERE c.oid = $1::regclass`,
    [table],
  );
  const { rows = 0, lexemes, shares } = row ?? {};
  // After one share for each lexeme come the least and the greatest of them.
  return {
    readAt: Date.now(),
    rows,
    shares: new Map((lexemes ?? []).map((lexeme, place) => [lexeme, shares?.[place] ?? 0])),
  };
}

async function frequencies(reader: Reader, table: Counted): Promise<Frequencies> {
  const known = kept.get(table);
  if (known && Date.now() - known.readAt <= KEPT_FOR_MS) return known;
  const read = await readFrequencies(reader, table);
  kept.set(table, read);
  return read;
}

/** Counts anew which letters are frequent; otherwise the database does so by itself, now and then. */
export async function countFrequencies(reader: Reader): Promise<void> {
  await reader.query('countFrequencies', 'ANALYZE search_works, search_episodes');
  kept.clear();
}

/** The part of all rows that has a letter or a pair of letters; 0 for a rare one. */
type ShareOf = (lexeme: string) => number;

/** P(abc) is about P(ab) P(bc) / P(b): a pair is likely after the letter they share. */
function shareOfChain(lexemes: readonly string[], shareOf: ShareOf): number {
  return lexemes.reduce((share, lexeme, place) => {
    const before = lexemes[place - 1];
    if (before === undefined) return shareOf(lexeme);
    const shared = [...before].at(-1) ?? '';
    const prefix = lexeme.slice(0, lexeme.length - [...lexeme].slice(-2).join('').length);
    return (share * shareOf(lexeme)) / Math.max(shareOf(prefix + shared), shareOf(lexeme), Number.MIN_VALUE);
  }, 0);
}

/**
 * About how many works, or episodes, the index finds for a keyword; 0 before anything was counted. Words are taken to be independent of
 * each other.
 */
export async function expectHits(
  reader: Reader,
  { wanted, unwanted }: Pick<ParsedKeyword, 'wanted' | 'unwanted'>,
  scope: Scope,
  table: Counted = 'search_works',
): Promise<number> {
  const { rows, shares } = await frequencies(reader, table);
  const shareOf: ShareOf = (lexeme) => shares.get(lexeme) ?? 0;
  const has = lexemesOf(wanted, scope).map((lexemes) => shareOfChain(lexemes, shareOf));
  const hasNot = lexemesOf(unwanted, 'ANYWHERE').map((lexemes) => 1 - shareOfChain(lexemes, shareOf));
  return [...has, ...hasNot].reduce((product, share) => product * share, rows);
}
