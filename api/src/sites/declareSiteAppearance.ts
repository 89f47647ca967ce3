import type { Transaction } from '../database/index.ts';
import { declareChanges } from '../publishing/index.ts';
import { listRankingKeys } from '../rankings/index.ts';
import { findSites } from './store/sites.ts';
import { findUsers } from './store/users.ts';

/** A creator became visible to others, or ceased to be: the site, everything on it, and whatever shows any of it. */
export async function declareSiteAppearance(tx: Transaction, userId: string): Promise<void> {
  const user = (await findUsers(tx, [userId])).get(userId);
  const site = (await findSites(tx, [userId])).get(userId);
  const pictures = [user?.iconImageId, site?.heroImageId].filter((image) => image != null);
  await declareChanges(tx, [
    `Site:${userId}`,
    `User:${userId}`,
    ...pictures.map((image) => `Image:${image}`),
    ...(await listKeysOfCreator(tx, userId)),
  ]);
}

/** Keys of all works and episodes of a creator, for pages and pictures that came to exist or ceased to. */
export async function listKeysOfCreator(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    'listKeysOfCreator',
    `SELECT 'Work:' || id AS key FROM works WHERE user_id = $1 AND first_publish_at <= now() AND deleted_at IS NULL
     UNION ALL SELECT 'Episode:' || e.id FROM episodes e JOIN works w ON w.id = e.work_id
       WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NULL AND e.status IN ('SCHEDULED', 'FAN_ONLY', 'PUBLIC') AND e.publish_at <= now()
     UNION ALL SELECT DISTINCT 'Tag:' || wt.tag_id || '/works' FROM works w JOIN work_tags wt ON wt.work_id = w.id WHERE w.user_id = $1
     UNION ALL SELECT 'ExternalWork:' || id FROM portfolio_external_works WHERE user_id = $1
     UNION ALL SELECT 'KomawariWork:' || id FROM portfolio_komawari_works WHERE user_id = $1
     UNION ALL SELECT 'portfolios' FROM portfolios WHERE user_id = $1
     UNION ALL SELECT unnest(ARRAY['newWorks', 'hotWorks', 'hotNewEpisodes', 'hotTags'])`,
    [userId],
  );
  const works = rows.filter(({ key }) => key.startsWith('Work:')).map(({ key }) => key.slice('Work:'.length));
  return [...rows.map((row) => row.key), ...(await listRankingKeys(tx, works))];
}
