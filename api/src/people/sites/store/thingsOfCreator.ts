import type { Reader } from '../../../database/index.ts';

/** A thing of a creator that pages are made from, or a tag whose list holds a work of theirs. `of` is the name of its key. */
export interface ThingOfCreator {
  of: 'work' | 'episode' | 'tagWorks' | 'externalWork' | 'komawariWork' | 'portfolio';
  id: string;
}

/** Everything of a creator that readers see, or would while the site is open. */
export async function listThingsOfCreator(reader: Reader, userId: string): Promise<ThingOfCreator[]> {
  return reader.query<ThingOfCreator>(
    'listThingsOfCreator',
    `SELECT 'work' AS of, id FROM works WHERE user_id = $1 AND first_publish_at <= now() AND deleted_at IS NULL
     UNION ALL SELECT 'episode', e.id FROM episodes e JOIN works w ON w.id = e.work_id
       WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL AND e.archived_at IS NULL AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()
     UNION ALL SELECT DISTINCT 'tagWorks', wt.tag_id FROM works w JOIN work_tags wt ON wt.work_id = w.id WHERE w.user_id = $1
     UNION ALL SELECT 'externalWork', id FROM portfolio_external_works WHERE user_id = $1
     UNION ALL SELECT 'komawariWork', id FROM portfolio_komawari_works WHERE user_id = $1
     UNION ALL SELECT 'portfolio', id FROM portfolios WHERE user_id = $1`,
    [userId],
  );
}
