import type { Reader } from '../../../database/index.ts';
import type { Scope } from '../../../people/searchIndex/index.ts';
import { lexemesOf } from './grams.ts';
import type { ParsedKeyword } from '../parseKeyword.ts';

interface Frequencies {
  readAt: number;
  works: number;
  /** The part of all works that has a lexeme, of the frequent ones. The others are rare. */
  shares: Map<string, number>;
}

/** ANALYZE renews them now and then; a wrong one costs time and changes no result. */
const KEPT_FOR_MS = 600_000;

let kept: Frequencies | null = null;

async function readFrequencies(reader: Reader): Promise<Frequencies> {
  const [row] = await reader.query<{ works: number; lexemes: string[] | null; shares: number[] | null }>(
    'readSearchFrequencies',
    `SELECT greatest(c.reltuples, 0)::float8 AS works, s.most_common_elems::text::text[] AS lexemes,
       s.most_common_elem_freqs::float8[] AS shares
     FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = c.relname AND s.attname = 'grams'
     WHERE c.oid = 'search_works'::regclass`,
  );
  const { works = 0, lexemes, shares } = row ?? {};
  // After one share for each lexeme come the least and the greatest of them.
  return {
    readAt: Date.now(),
    works,
    shares: new Map((lexemes ?? []).map((lexeme, place) => [lexeme, shares?.[place] ?? 0])),
  };
}

async function frequencies(reader: Reader): Promise<Frequencies> {
  if (kept === null || Date.now() - kept.readAt > KEPT_FOR_MS) kept = await readFrequencies(reader);
  return kept;
}

/** Counts anew which letters are frequent; otherwise the database does so by itself, now and then. */
export async function countFrequencies(reader: Reader): Promise<void> {
  await reader.query('countFrequencies', 'ANALYZE search_works');
  kept = null;
}

/** The part of all works that has a letter or a pair of letters; 0 for a rare one. */
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
 * About how many works the index finds for a keyword; 0 before anything was counted. Words are taken to be independent of
 * each other.
 */
export async function expectHits(reader: Reader, { wanted, unwanted }: ParsedKeyword, scope: Scope): Promise<number> {
  const { works, shares } = await frequencies(reader);
  const shareOf: ShareOf = (lexeme) => shares.get(lexeme) ?? 0;
  const has = lexemesOf(wanted, scope).map((lexemes) => shareOfChain(lexemes, shareOf));
  const hasNot = lexemesOf(unwanted, 'ANYWHERE').map((lexemes) => 1 - shareOfChain(lexemes, shareOf));
  return [...has, ...hasNot].reduce((product, share) => product * share, works);
}
