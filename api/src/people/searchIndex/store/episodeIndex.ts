import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { foldText } from '../../../kernel/foldText.ts';
import { writeEpisodeGrams } from '../grams.ts';

export const searchEpisodes = defineTable(
  'search_episodes',
  {
    episodeId: column.text(),
    title: column.text(),
    body: column.text(),
    grams: column.lexemes(),
  },
  { key: ['episodeId'] },
);

/** A tsvector holds less than a megabyte; of more letters than these, what comes after is not found. */
const MOST_LETTERS = 60_000;

/** The texts of pages, folded line by line. */
function foldLines(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).map(foldText);
  return lines.filter(Boolean).join('\n').slice(0, MOST_LETTERS).toWellFormed();
}

/** Writes the searched texts of episodes: the title, and what is said and shown on the pages. */
export async function indexEpisodes(tx: Transaction, episodeIds: readonly string[]): Promise<void> {
  if (episodeIds.length === 0) return;
  const rows = await tx.query<{ id: string; title: string; texts: string[] }>(
    'readSearchedEpisodes',
    `SELECT e.id, e.title, ARRAY(SELECT t.text FROM pages p CROSS JOIN LATERAL (VALUES (1, p.transcript), (2, p.alt_text)) t (place, text)
       WHERE p.episode_id = e.id AND t.text <> '' ORDER BY p.position, t.place) AS texts
     FROM episodes e WHERE e.id = ANY($1) ORDER BY e.id`,
    [episodeIds],
  );
  const texts = rows.map((row) => ({ title: foldText(row.title), body: foldLines(row.texts) }));
  await tx.query(
    'writeSearchEpisodes',
    `INSERT INTO search_episodes (episode_id, title, body, grams)
     SELECT id, title, body, array_to_tsvector(string_to_array(grams, ' '))
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS given (id, title, body, grams)
     ON CONFLICT (episode_id) DO UPDATE SET title = excluded.title, body = excluded.body, grams = excluded.grams
       WHERE (search_episodes.title, search_episodes.body) IS DISTINCT FROM (excluded.title, excluded.body)`,
    [
      rows.map(({ id }) => id),
      texts.map(({ title }) => title),
      texts.map(({ body }) => body),
      texts.map(writeEpisodeGrams),
    ],
  );
}

/** Ids of episodes in their order, from after one of them on; `isMissing` leaves out those that are indexed. */
export async function listEpisodesToIndex(
  reader: Reader,
  after: string,
  count: number,
  isMissing: boolean,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listEpisodesToIndex',
    `SELECT e.id FROM episodes e WHERE e.id > $1 AND NOT ($3 AND EXISTS (SELECT 1 FROM search_episodes s WHERE s.episode_id = e.id))
     ORDER BY e.id LIMIT $2`,
    [after, count, isMissing],
  );
  return rows.map(({ id }) => id);
}
