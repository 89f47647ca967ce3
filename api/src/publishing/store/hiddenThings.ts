import type { Reader } from '../../database/index.ts';

/** Ids of things that have pages of their own. */
export interface AskedThings {
  episodes: readonly string[];
  works: readonly string[];
  illustrations: readonly string[];
}

/** A thing that no guest finds, and whose it is; nothing is known of what was deleted for good. */
export interface HiddenThing {
  id: string;
  workId: string | null;
  ownerId: string | null;
}

/**
 * Those of these things that no guest finds. One statement for all of them. Each is looked up by itself: as EXISTS, PostgreSQL may read
 * everything that is visible first.
 */
export const findHidden = (reader: Reader, { episodes, works, illustrations }: AskedThings): Promise<HiddenThing[]> =>
  reader.query<HiddenThing>(
    'findHidden',
    `SELECT a.id, e.work_id AS "workId", w.user_id AS "ownerId"
     FROM unnest($1::text[]) AS a (id) LEFT JOIN episodes e ON e.id = a.id LEFT JOIN works w ON w.id = e.work_id
     WHERE (SELECT v.id FROM visible_episodes v WHERE v.id = a.id) IS NULL
     UNION ALL
     SELECT a.id, a.id, w.user_id FROM unnest($2::text[]) AS a (id) LEFT JOIN works w ON w.id = a.id
     WHERE (SELECT v.id FROM visible_works v WHERE v.id = a.id) IS NULL
     UNION ALL
     SELECT a.id, NULL, l.user_id FROM unnest($3::text[]) AS a (id) LEFT JOIN illustrations l ON l.id = a.id
     WHERE (SELECT v.id FROM visible_illustrations v WHERE v.id = a.id) IS NULL`,
    [episodes, works, illustrations],
  );
