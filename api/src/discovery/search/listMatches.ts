import type { Reader } from '../../database/index.ts';
import { decodeCursor, toSlice, type CursorPart, type Slice } from '../../kernel/cursor.ts';
import { asksForDetail } from './detailTerms.ts';
import { asksForSomething, type ParsedKeyword } from './parseKeyword.ts';
import { expectHits } from './store/frequencies.ts';
import type { Scope } from '../../people/searchIndex/index.ts';
import {
  countByDetails,
  countMatches,
  gatherMatches,
  listExactTitles,
  MANY_HITS,
  walkMatches,
  type Asked,
  type Match,
  type Question,
} from './store/matches.ts';
import { newest, popular, relevance, updated, type Order, type OrderKey } from './store/orders.ts';

export type SearchSortMethod = 'RELEVANCE' | 'NEW' | 'POPULAR' | 'UPDATED';

const ORDERS: Record<SearchSortMethod, { order: Order; cursor: readonly CursorPart[] }> = {
  RELEVANCE: { order: relevance, cursor: ['place', 'place', 'id'] },
  NEW: { order: newest, cursor: ['instant', 'id'] },
  POPULAR: { order: popular, cursor: ['place', 'id'] },
  UPDATED: { order: updated, cursor: ['instant', 'instant', 'id'] },
};

const ALL_TIERS = [0, 1, 2, 3] as const;

/** Works looked at before a walk is given up as too long, where the index might find them sooner. */
const A_SHORT_WALK = 6000;

const asksForAnything = ({ wanted, details }: ParsedKeyword): boolean =>
  asksForSomething(wanted) || asksForDetail(details.wanted);

/** Goes through works in order; null after so many of them without finding enough. */
type Walk = (atMost: number) => Promise<Match[] | null>;

const areFrequent = async (reader: Reader, { parsed }: Pick<Question, 'parsed'>, scope: Scope): Promise<boolean> =>
  !parsed.wanted.creators.some((creator) => creator.startsWith('@')) &&
  (await expectHits(reader, parsed, scope)) >= MANY_HITS;

/**
 * Frequent words fill a page by walking, since some of the first works have them; rare ones are found in the index and
 * sorted. Neither has to look at all that match. What is expected may be wrong, so a walk that gets long is given up.
 */
async function walkOrGather(reader: Reader, scope: Scope, asked: Asked, walk: Walk): Promise<Match[]> {
  const soon = (await areFrequent(reader, asked, scope)) ? await walk(A_SHORT_WALK) : null;
  return soon ?? (await gatherMatches(reader, scope, asked)) ?? (await walk(Infinity)) ?? [];
}

/** Works of one tier, by popularity. */
async function walkTier(reader: Reader, tier: number, asked: Asked, atMost: number): Promise<Match[] | null> {
  const [reachedTier = 0, ...reached] = asked.after;
  const after = reachedTier === tier ? reached : popular.start;
  const found = await walkMatches(reader, { ...asked, order: popular, after, tiers: [tier] }, atMost);
  return found && found.map(({ workId, key }) => ({ workId, key: [tier, ...key] }));
}

/** Works with all words in the title: this very title first. */
async function walkTitles(reader: Reader, asked: Asked, atMost: number): Promise<Match[] | null> {
  const exact = await listExactTitles(reader, asked);
  const left = asked.count - exact.length;
  const others = left > 0 ? await walkTier(reader, 1, { ...asked, count: left }, atMost) : [];
  return others && [...exact, ...others];
}

/** Works by how well they match, the best tier first; a tier is looked into when those before it do not fill the page. */
async function listByRelevance(reader: Reader, asked: Asked): Promise<Match[]> {
  const reachedTier = Number(asked.after[0]);
  const titles = { ...asked, tiers: [0, 1] };
  const found =
    reachedTier <= 1 ? await walkOrGather(reader, 'TITLE', titles, (atMost) => walkTitles(reader, titles, atMost)) : [];
  if (found.length >= asked.count) return found;
  const all = (await areFrequent(reader, asked, 'ANYWHERE')) ? null : await gatherMatches(reader, 'ANYWHERE', asked);
  if (all) return all;
  for (const tier of [2, 3].filter((tier) => tier >= reachedTier)) {
    const rest = { ...asked, count: asked.count - found.length, tiers: [tier] };
    if (rest.count <= 0) break;
    const scope = tier === 2 ? 'NAMES' : 'ANYWHERE';
    found.push(...(await walkOrGather(reader, scope, rest, (atMost) => walkTier(reader, tier, rest, atMost))));
  }
  return found;
}

/**
 * Works a reader can see that match, sorted. Places are values of the order, so a list goes on where it stopped whatever is
 * published meanwhile. A keyword that wants nothing finds nothing.
 */
export async function listMatches(
  reader: Reader,
  question: Question,
  sort: SearchSortMethod,
  { first, after }: { first: number; after: string | null },
): Promise<Slice<Match>> {
  const { order, cursor } = ORDERS[sort];
  const reached: OrderKey = after === null ? order.start : decodeCursor(after, cursor);
  const asked: Asked = { ...question, order, after: reached, count: first + 1, tiers: ALL_TIERS };
  // What must not be there alone would mean going through everything.
  const found = asksForAnything(question.parsed)
    ? await (sort === 'RELEVANCE' ? listByRelevance(reader, asked) : listSorted(reader, asked))
    : [];
  return toSlice(found.slice(0, first + 1), first, ({ key }) => key);
}

const listSorted = (reader: Reader, asked: Asked): Promise<Match[]> =>
  walkOrGather(reader, 'ANYWHERE', asked, (atMost) => walkMatches(reader, asked, atMost));

/** Ids of works with all words in the title, this very title first, then the most popular. */
export async function listTitles(reader: Reader, question: Question, count: number): Promise<string[]> {
  if (question.parsed.wanted.words.length === 0) return [];
  const asked: Asked = { ...question, order: relevance, after: relevance.start, count, tiers: [0, 1] };
  const found = await walkOrGather(reader, 'TITLE', asked, (atMost) => walkTitles(reader, asked, atMost));
  return found.slice(0, count).map(({ workId }) => workId);
}

/** How many works a reader can see match; null when there are about 2,000 or more, which nobody counts. */
export async function countFound(reader: Reader, question: Question): Promise<number | null> {
  const { wanted, details } = question.parsed;
  if (!asksForSomething(wanted)) return asksForDetail(details.wanted) ? countByDetails(reader, question) : 0;
  return (await areFrequent(reader, question, 'ANYWHERE')) ? null : countMatches(reader, question);
}
