import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import type { HotItem, HotList } from './heat.ts';

/** Which snapshot of each list is shown. */
export const currentHotLists = defineTable(
  'current_hot_lists',
  {
    list: column.text<HotList>(),
    snapshotId: column.bigint(),
  },
  { key: ['list'] },
);

/** What stands in a snapshot: ids of works, episodes or tags. */
export const hotEntries = defineTable(
  'hot_entries',
  {
    snapshotId: column.bigint(),
    place: column.smallint(),
    itemId: column.text(),
    score: column.real(),
  },
  { key: ['snapshotId', 'place'] },
);

/** A list as it was computed once. */
export const hotSnapshots = defineTable('hot_snapshots', {
  id: column.bigint().counted(),
  list: column.text<HotList>(),
  computedAt: column.instant().default('now()'),
});

/** Where nothing is hot, the newest stand; a list goes on with them when it is short. $1 is the list, $2 how many. */
const NEWEST: Record<HotList, { visible: string; newest: string }> = {
  hotWorks: {
    visible: `SELECT 1 FROM visible_works w WHERE w.id = h.item_id AND w.rating <> 'MATURE'`,
    newest: `
      SELECT w.id, row_number() OVER (ORDER BY w.first_publish_at DESC, w.id DESC) AS place
      FROM (SELECT * FROM visible_works WHERE rating <> 'MATURE' ORDER BY first_publish_at DESC, id DESC LIMIT 150) w`,
  },
  hotNewEpisodes: {
    visible: `SELECT 1 FROM visible_episodes e JOIN works w ON w.id = e.work_id WHERE e.id = h.item_id AND w.rating <> 'MATURE'`,
    // One a work, and none of a work that is in the hot part already.
    newest: `
      SELECT id, row_number() OVER (ORDER BY publish_at DESC, id DESC) AS place FROM (
        SELECT DISTINCT ON (e.work_id) e.id, e.work_id, e.publish_at
        FROM (SELECT v.* FROM visible_episodes v JOIN works w ON w.id = v.work_id WHERE w.rating <> 'MATURE'
                ORDER BY v.publish_at DESC, v.id DESC LIMIT 200) e ORDER BY e.work_id, e.publish_at DESC, e.id DESC
      ) latest
      WHERE NOT EXISTS (SELECT 1 FROM hot JOIN episodes o ON o.id = hot.id WHERE o.work_id = latest.work_id)`,
  },
  hotTags: {
    visible: `SELECT 1 FROM work_tags wt JOIN visible_works w ON w.id = wt.work_id WHERE wt.tag_id = h.item_id AND w.rating <> 'MATURE'`,
    newest: `
      SELECT wt.tag_id AS id, row_number() OVER (ORDER BY count(*) DESC, max(w.first_publish_at) DESC, wt.tag_id) AS place
      FROM (SELECT id, first_publish_at FROM visible_works WHERE rating <> 'MATURE' ORDER BY first_publish_at DESC, id DESC LIMIT 1000) w
      JOIN work_tags wt ON wt.work_id = w.id GROUP BY wt.tag_id`,
  },
};

/** Ids of what readers can see of a hot list, the hottest first, then the newest. */
export async function listHot(reader: Reader, list: HotList, first: number): Promise<string[]> {
  const { visible, newest } = NEWEST[list];
  const rows = await reader.query<{ id: string }>(
    `list_${list}`,
    `WITH hot AS (
       SELECT h.item_id AS id, h.place FROM current_hot_lists c JOIN hot_entries h ON h.snapshot_id = c.snapshot_id
       WHERE c.list = $1 AND EXISTS (${visible})
     )
     SELECT id FROM (
       SELECT id, 0 AS part, place FROM hot
       UNION ALL
       SELECT n.id, 1, n.place FROM (${newest}) n WHERE n.id NOT IN (SELECT id FROM hot)
     ) shown ORDER BY part, place LIMIT $2`,
    [list, first],
  );
  return rows.map(({ id }) => id);
}

/** Keeps a list as it was computed and shows it, unless its order is the one that is shown already. Answers whether it changed. */
export async function keepHotList(tx: Transaction, list: HotList, items: readonly HotItem[]): Promise<boolean> {
  const known = await tx.query<{ id: string }>(
    'listCurrentHot',
    `SELECT h.item_id AS id FROM current_hot_lists c JOIN hot_entries h ON h.snapshot_id = c.snapshot_id WHERE c.list = $1 ORDER BY h.place`,
    [list],
  );
  if (known.length === items.length && known.every(({ id }, index) => id === items[index]!.id)) return false;
  const [row] = await tx.query<{ id: string }>(
    'insertHotSnapshot',
    'INSERT INTO hot_snapshots (list) VALUES ($1) RETURNING id',
    [list],
  );
  await tx.query(
    'insertHotEntries',
    `INSERT INTO hot_entries (snapshot_id, place, item_id, score)
     SELECT $1, g.place, g.id, g.heat FROM unnest($2::text[], $3::real[]) WITH ORDINALITY AS g (id, heat, place)`,
    [row!.id, items.map(({ id }) => id), items.map(({ heat }) => heat)],
  );
  await currentHotLists.upsert(tx, { list, snapshotId: row!.id });
  return true;
}

/** Forgets lists that are not shown any more, after two days in which somebody might ask why something stood there. */
export async function forgetOldHotLists(tx: Transaction): Promise<void> {
  await tx.query(
    'forgetOldHotLists',
    `DELETE FROM hot_snapshots WHERE computed_at < now() - interval '2 days' AND id NOT IN (SELECT snapshot_id FROM current_hot_lists)`,
  );
}
