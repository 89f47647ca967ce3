import type { Reader } from '../../../database/index.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import { GRAM_PREFIXES, pairsOf } from '../../../people/searchIndex/index.ts';
import { quoteLexeme } from './grams.ts';
import type { Question } from './matches.ts';

/** Titles that share a pair of letters with what was typed and are compared; of more, some are left out. */
const COMPARED = 3000;
/** Of all pairs of both, how many a title has to share: 2 × shared / (both together). */
const LEAST_ALIKE = 0.4;

/**
 * Titles of works a reader can see that share most pairs of letters with the words, the most alike first. Those that hold the
 * words were found already.
 */
export async function findSimilarTitles(
  reader: Reader,
  { parsed, viewer }: Question,
  count: number,
): Promise<string[]> {
  const words = parsed.wanted.words.join(' ');
  const pairs = [...new Set(words.split(' ').flatMap((word) => pairsOf([...word])))];
  if (pairs.length < 2) return [];
  const lexemes = pairs.map((pair) => GRAM_PREFIXES.TITLE + pair);
  const rows = await reader.query<{ title: string }>(
    'findSimilarTitles',
    `SELECT w.title FROM (
       SELECT s.work_id, s.title, 2.0 * alike.shared / (cardinality($2::text[]) + greatest(char_length(s.title) - 1, 1)) AS likeness
       FROM (SELECT work_id, title FROM search_works WHERE grams @@ $1::tsquery LIMIT ${COMPARED}) s
       CROSS JOIN LATERAL (SELECT count(*) AS shared FROM unnest($2::text[]) pair WHERE strpos(s.title, pair) > 0) alike
       WHERE strpos(s.title, $3::text) = 0
     ) s CROSS JOIN LATERAL (
       SELECT v.title FROM visible_works v WHERE v.id = s.work_id AND ${isHeardBy('v.user_id', '$5')} OFFSET 0
     ) w
     WHERE s.likeness >= ${LEAST_ALIKE} ORDER BY s.likeness DESC, s.work_id LIMIT $4`,
    [lexemes.map(quoteLexeme).join(' | '), pairs, words, count, viewer],
  );
  return rows.map(({ title }) => title);
}
