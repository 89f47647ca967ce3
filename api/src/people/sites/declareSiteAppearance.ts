import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys, listRankingKeys, type Key } from '../../publishing/index.ts';
import { findSites } from './store/sites.ts';
import { listThingsOfCreator } from './store/thingsOfCreator.ts';
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
  const rows = await listThingsOfCreator(tx, userId);
  const works = rows.filter((row) => row.of === 'work').map(({ id }) => id);
  return [
    ...rows.map((row) => keys[row.of](row.id)),
    ...(rows.some((row) => row.of === 'portfolio') ? [keys.portfolios] : []),
    keys.newWorks,
    keys.hotWorks,
    keys.hotNewEpisodes,
    keys.hotTags,
    keys.tagDirectory,
    ...(await listRankingKeys(tx, works)),
  ];
}
