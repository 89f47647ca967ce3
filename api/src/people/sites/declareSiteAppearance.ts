import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys, type Key } from '../../publishing/index.ts';
import { listRankingKeys } from '../../discovery/rankings/index.ts';
import { findSites } from './store/sites.ts';
import { findUsers } from './store/users.ts';

/** A creator became visible to others, or ceased to be: the site, everything on it, and whatever shows any of it. */
export async function declareSiteAppearance(tx: Transaction, userId: string): Promise<void> {
  const user = (await findUsers(tx, [userId])).get(userId);
  const site = (await findSites(tx, [userId])).get(userId);
  const pictures = [user?.iconImageId, site?.heroImageId].filter((image) => image != null);
  await declareChanges(tx, [
    keys.site(userId),
    keys.user(userId),
    ...pictures.map(keys.image),
    ...(await listKeysOfCreator(tx, userId)),
  ]);
}

/** Keys of all works and episodes of a creator, for pages and pictures that came to exist or ceased to. */
export async function listKeysOfCreator(tx: Transaction, userId: string): Promise<Key[]> {
  const rows = await tx.query<{
    of: 'work' | 'episode' | 'tagWorks' | 'externalWork' | 'komawariWork' | 'portfolio';
    id: string;
  }>(
    'listKeysOfCreator',
    `SELECT 'work' AS of, id FROM works WHERE user_id = $1 AND first_publish_at <= now() AND deleted_at IS NULL
     UNION ALL SELECT 'episode', e.id FROM episodes e JOIN works w ON w.id = e.work_id
       WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()
     UNION ALL SELECT DISTINCT 'tagWorks', wt.tag_id FROM works w JOIN work_tags wt ON wt.work_id = w.id WHERE w.user_id = $1
     UNION ALL SELECT 'externalWork', id FROM portfolio_external_works WHERE user_id = $1
     UNION ALL SELECT 'komawariWork', id FROM portfolio_komawari_works WHERE user_id = $1
     UNION ALL SELECT 'portfolio', id FROM portfolios WHERE user_id = $1`,
    [userId],
  );
  const works = rows.filter((row) => row.of === 'work').map(({ id }) => id);
  return [
    ...rows.map((row) => keys[row.of](row.id)),
    ...(rows.some((row) => row.of === 'portfolio') ? [keys.portfolios] : []),
    keys.newWorks,
    keys.hotWorks,
    keys.hotNewEpisodes,
    keys.hotTags,
    ...(await listRankingKeys(tx, works)),
  ];
}
