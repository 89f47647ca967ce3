import type { Reader, Transaction } from '../../../database/index.ts';

export interface EpisodeNumbers {
  number: number;
  publicNumber: number | null;
}

/** The place of each episode in its work: among all, and among those readers can see. */
export async function findEpisodeNumbers(reader: Reader, ids: readonly string[]): Promise<Map<string, EpisodeNumbers>> {
  const rows = await reader.query<EpisodeNumbers & { id: string }>(
    'findEpisodeNumbers',
    `SELECT id, number, "publicNumber" FROM (
       SELECT e.id, (row_number() OVER work)::int AS number,
         CASE WHEN v.id IS NOT NULL THEN (count(v.id) OVER work)::int END AS "publicNumber"
       FROM episodes e LEFT JOIN visible_episodes v ON v.id = e.id
       WHERE e.work_id IN (SELECT work_id FROM episodes WHERE id = ANY($1)) AND e.deleted_at IS NULL
       WINDOW work AS (PARTITION BY e.work_id ORDER BY e.position)
     ) numbered WHERE id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** The episodes before and after, among those readers can see. */
export async function findNeighbours(reader: Reader, ids: readonly string[]): Promise<Map<string, Neighbours>> {
  const rows = await reader.query<Neighbours & { id: string }>(
    'findNeighbours',
    `SELECT e.id,
       (SELECT p.id FROM visible_episodes p WHERE p.work_id = e.work_id AND p.position < e.position ORDER BY p.position DESC LIMIT 1) AS previous,
       (SELECT n.id FROM visible_episodes n WHERE n.work_id = e.work_id AND n.position > e.position ORDER BY n.position LIMIT 1) AS next
     FROM episodes e WHERE e.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Episodes of a work that readers see after the first of some: their numbers follow from what is before them. */
export async function listLaterEpisodes(tx: Transaction, workId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'listLaterEpisodes',
    `SELECT id FROM visible_episodes
     WHERE work_id = $1 AND position > (SELECT min(position) FROM episodes WHERE id = ANY($2))`,
    [workId, ids],
  );
  return rows.map((row) => row.id);
}

/** The place after the last episode of a work, those in the trash included, so that restoring never collides. */
export async function nextPosition(tx: Transaction, workId: string): Promise<number> {
  const [row] = await tx.query<{ next: number }>(
    'nextPosition',
    'SELECT coalesce(max(position), 0)::int + 1 AS next FROM episodes WHERE work_id = $1',
    [workId],
  );
  return row?.next ?? 1;
}
