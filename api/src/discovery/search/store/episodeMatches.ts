import type { Reader } from '../../../database/index.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import type { Scope } from '../../../people/searchIndex/index.ts';
import type { ParsedKeyword } from '../parseKeyword.ts';
import { expectHits } from './frequencies.ts';
import { containing, creatorPattern, toTsquery, wholeLine } from './grams.ts';
import { noDetails } from '../detailTerms.ts';
import { detailsOf, MANY_HITS, type Question } from './matches.ts';

/** An episode that has all words, in its title or on pages that everybody reads. */
export interface EpisodeMatch {
  episodeId: string;
  isInTitle: boolean;
}

/** Newest episodes looked at for a frequent word: one in fifty has it, or it were looked up in the index. */
const WALKED = 2000;

const TEXT = `(s.title || E'\\n' || s.body)`;

/** Whether a row of search_episodes has what is wanted, and no title that is not. */
const MATCHES: Record<'TITLE' | 'ANYWHERE', string> = {
  TITLE: `s.title LIKE ALL ($1::text[]) AND NOT s.title LIKE ANY ($2::text[])`,
  ANYWHERE: `${TEXT} LIKE ALL ($1::text[]) AND NOT s.title LIKE ANY ($2::text[])`,
};

const MATCH = `s.episode_id, s.title LIKE ALL ($1::text[]) AS in_title, ${TEXT} LIKE ANY ($2::text[]) AS has_unwanted`;

/**
 * Whether who asks may know of a match `o`: of its title where the episode is visible, of its pages where nothing stands before
 * them. What must not be there is looked for on open pages only, or its absence would tell of the others. Tags and creators that are asked for are its work's.
 */
const shown = (details: string): string => `CROSS JOIN LATERAL (
    SELECT e.id, e.publish_at FROM visible_episodes e JOIN works w ON w.id = e.work_id JOIN search_works c ON c.work_id = w.id
    WHERE e.id = o.episode_id AND CASE WHEN EXISTS (SELECT FROM open_episodes n WHERE n.id = e.id) THEN NOT o.has_unwanted ELSE o.in_title END
      AND c.tags LIKE ALL ($3::text[]) AND c.creator LIKE ALL ($4::text[])
      AND NOT c.tags LIKE ANY ($5::text[]) AND NOT c.creator LIKE ANY ($6::text[])
      AND ${details} AND ${isHeardBy('w.user_id', '$7')} OFFSET 0
  ) v`;

const valuesOf = ({ parsed: { wanted, unwanted }, viewer }: Question): unknown[] => [
  wanted.words.map(containing),
  unwanted.words.map(containing),
  wanted.tags.map((tag) => wholeLine(`#${tag}`)),
  wanted.creators.map(creatorPattern),
  unwanted.tags.map((tag) => wholeLine(`#${tag}`)),
  unwanted.creators.map(creatorPattern),
  viewer,
];

/** The wanted words alone, which is what the index of episodes is asked for. */
const wordsOf = ({ wanted }: ParsedKeyword): ParsedKeyword => ({
  wanted: { words: wanted.words, tags: [], creators: [] },
  unwanted: { words: [], tags: [], creators: [] },
  details: { wanted: noDetails(), unwanted: noDetails(), showsMature: false },
  wholeTitle: null,
});

/** Goes through the newest episodes; finds the first of them soon where one in fifty matches. */
const walk = (reader: Reader, question: Question, scope: 'TITLE' | 'ANYWHERE', count: number) => {
  const values = [...valuesOf(question), count];
  const details = detailsOf(question.parsed.details, values, 'w');
  return reader.query<EpisodeMatch>(
    'walkEpisodes',
    `SELECT o.episode_id AS "episodeId", o.in_title AS "isInTitle" FROM (
       SELECT e.id FROM episodes e WHERE e.deleted_at IS NULL AND e.publish_at <= now() ORDER BY e.publish_at DESC, e.id DESC LIMIT ${WALKED}
     ) n CROSS JOIN LATERAL (
       SELECT ${MATCH} FROM search_episodes s WHERE s.episode_id = n.id AND ${MATCHES[scope]} OFFSET 0
     ) o ${shown(details)} LIMIT $8`,
    values,
  );
};

/** Looks into the index, and sorts what it finds: the newest first. */
const gather = (
  reader: Reader,
  question: Question,
  { scope, tsquery, count }: { scope: 'TITLE' | 'ANYWHERE'; tsquery: string; count: number },
) => {
  const values = [...valuesOf(question), count, tsquery];
  const details = detailsOf(question.parsed.details, values, 'w');
  return reader.query<EpisodeMatch>(
    'gatherEpisodes',
    `SELECT o.episode_id AS "episodeId", o.in_title AS "isInTitle" FROM (
       SELECT ${MATCH} FROM search_episodes s
       WHERE s.grams @@ $9::tsquery AND ${MATCHES[scope]} LIMIT ${MANY_HITS}
     ) o ${shown(details)} ORDER BY v.publish_at DESC, v.id DESC LIMIT $8`,
    values,
  );
};

/** Episodes with all words of a keyword, the newest first, those with them in the title before the others. */
export async function findEpisodesByWords(reader: Reader, question: Question, count: number): Promise<EpisodeMatch[]> {
  const words = wordsOf(question.parsed);
  const found = new Map<string, EpisodeMatch>();
  for (const scope of ['TITLE', 'ANYWHERE'] as const satisfies Scope[]) {
    const tsquery = toTsquery(words, scope);
    if (tsquery === '' || found.size >= count) break;
    const isFrequent = (await expectHits(reader, words, scope, 'search_episodes')) >= MANY_HITS;
    const walked = isFrequent ? await walk(reader, question, scope, count) : [];
    // A frequent word may be missing of late.
    const rows = walked.length < count ? await gather(reader, question, { scope, tsquery, count }) : walked;
    for (const row of rows) if (!found.has(row.episodeId)) found.set(row.episodeId, row);
  }
  return [...found.values()].slice(0, count);
}
