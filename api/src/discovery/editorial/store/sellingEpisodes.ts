import type { Reader } from '../../../database/index.ts';

/** So many of the newest are looked at for those of different works. */
const LOOKED_AT = 200;

/** Ids of the newest episodes for sale that readers can see, one a work, the latest first. Lists for everybody leave mature works out. */
export async function listSelling(reader: Reader, first: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listSellingEpisodes',
    `SELECT id FROM (
       SELECT DISTINCT ON (n.work_id) n.id, n.publish_at FROM (
         SELECT e.id, e.work_id, e.publish_at FROM visible_episodes e JOIN works w ON w.id = e.work_id
         WHERE e.price IS NOT NULL AND w.rating <> 'MATURE' ORDER BY e.publish_at DESC, e.id DESC LIMIT ${LOOKED_AT}
       ) n ORDER BY n.work_id, n.publish_at DESC, n.id DESC
     ) latest ORDER BY publish_at DESC, id DESC LIMIT $1`,
    [first],
  );
  return rows.map(({ id }) => id);
}
