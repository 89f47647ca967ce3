import type { Reader } from '../../../database/index.ts';
import { isHeardBy } from '../../../people/moderation/index.ts';
import { containing, creatorPattern, toNameTsquery } from './grams.ts';

/** More names than this with the same letters are not compared: the best of these is good enough. */
const NAMES_COMPARED = 500;

/** What stands in the names of a creator, and what must not; a screen name with "@" is whole. Who asks meets nobody they silenced. */
interface NamesAsked {
  words: readonly string[];
  unwanted: readonly string[];
  viewer: string | null;
}

/**
 * Creators readers can see who have all these words in their names, whole names first, then those with more works.
 * A creator whose site is closed, or who published nothing, is not there.
 */
export async function findCreators(
  reader: Reader,
  { words, unwanted, viewer }: NamesAsked,
  count: number,
): Promise<string[]> {
  const tsquery = words.map(toNameTsquery).filter(Boolean).join(' & ');
  if (tsquery === '') return [];
  const rows = await reader.query<{ id: string }>(
    'findCreators',
    `SELECT c.user_id AS id FROM (
       SELECT s.user_id, s.name LIKE ANY ($3) AS "isWhole" FROM search_users s
       WHERE name_grams(s.name) @@ $1::tsquery AND s.name LIKE ALL ($2) AND NOT s.name LIKE ANY ($5::text[]) AND ${isHeardBy('s.user_id', '$6')} LIMIT ${NAMES_COMPARED}
     ) c CROSS JOIN LATERAL (SELECT count(*) AS works FROM visible_works w WHERE w.user_id = c.user_id OFFSET 0) v
     WHERE v.works > 0 ORDER BY c."isWhole" DESC, v.works DESC, c.user_id LIMIT $4`,
    [
      tsquery,
      words.map(containing),
      [words.join(' ')].flatMap((name) =>
        [`%\n${name}\n%`, `%\n@${name}\n%`].map((pattern) => pattern.replace(/[\\_]/g, '\\$&')),
      ),
      count,
      unwanted.map(creatorPattern),
      viewer,
    ],
  );
  return rows.map(({ id }) => id);
}

export interface FoundTag {
  id: string;
  title: string;
  norm: string;
}

const TAGS = `FROM (
    SELECT id, norm FROM tags WHERE name_grams(norm) @@ $1::tsquery
    UNION ALL SELECT tag_id, norm FROM tag_aliases WHERE name_grams(norm) @@ $1::tsquery
    LIMIT ${NAMES_COMPARED}
  ) n JOIN tags t ON t.id = n.id CROSS JOIN LATERAL (
    SELECT count(*) AS works FROM (
      SELECT 1 FROM work_tags wt CROSS JOIN LATERAL (SELECT 1 FROM visible_works w WHERE w.id = wt.work_id AND w.rating <> 'MATURE' OFFSET 0) w
      WHERE wt.tag_id = t.id LIMIT 100
    ) seen OFFSET 0
  ) v`;

/** Tags of works everybody is shown whose name, or another name of theirs, contains one of the words; whole names first. */
export async function findTagsByWords(reader: Reader, words: readonly string[], count: number): Promise<FoundTag[]> {
  const tsquery = words
    .map(toNameTsquery)
    .filter(Boolean)
    .map((one) => `(${one})`)
    .join(' | ');
  if (tsquery === '') return [];
  return reader.query<FoundTag>(
    'findTagsByWords',
    `SELECT t.id, t.title, t.norm ${TAGS} WHERE v.works > 0 AND n.norm LIKE ANY ($2)
     GROUP BY t.id ORDER BY bool_or(n.norm = ANY ($3)) DESC, max(v.works) DESC, t.title LIMIT $4`,
    [tsquery, words.map(containing), words, count],
  );
}

/** Tags of works everybody is shown that share letters with a word: what it may be a misspelling of. */
export async function findSimilarTags(reader: Reader, word: string): Promise<FoundTag[]> {
  const tsquery = toNameTsquery(word).replaceAll(' & ', ' | ');
  if (tsquery === '') return [];
  return reader.query<FoundTag>(
    'findSimilarTags',
    `SELECT DISTINCT ON (n.norm) t.id, t.title, n.norm ${TAGS} WHERE v.works > 0 ORDER BY n.norm LIMIT ${NAMES_COMPARED}`,
    [tsquery],
  );
}
