import type { Transaction } from '../database/index.ts';
import { idsOf, type ParsedChange, type StalePath } from './expandChanges.ts';
import { keys } from './keys.ts';
import { episodePath, tagPath, USER_SUBPAGES, userPath, workPath } from './paths.ts';

const listWorkPaths = async (tx: Transaction, workIds: string[], userIds: string[]): Promise<StalePath[]> => {
  const rows = await tx.query<{ id: string; key: string }>(
    'listWorkPaths',
    `SELECT id, 'Work:' || id AS key FROM visible_works WHERE id = ANY($1)
     UNION ALL
     SELECT w.id, 'User:' || w.user_id FROM visible_works w
     WHERE w.user_id = ANY($2) AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/works/' || w.id)`,
    [workIds, userIds],
  );
  return rows.map(({ id, key }) => ({ path: workPath(id), key }));
};

/** Episodes that changed, and those of changed works and creators that ought to be in the store and are not. */
const listEpisodePaths = async (
  tx: Transaction,
  episodeIds: string[],
  workIds: string[],
  userIds: string[],
): Promise<StalePath[]> => {
  const rows = await tx.query<{ id: string; key: string }>(
    'listEpisodePaths',
    `SELECT id, 'Episode:' || id AS key FROM visible_episodes WHERE id = ANY($1)
     UNION ALL
     SELECT e.id, 'Work:' || e.work_id FROM visible_episodes e
     WHERE e.work_id = ANY($2 || ARRAY(SELECT w.id FROM visible_works w WHERE w.user_id = ANY($3)))
       AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/episodes/' || e.id)`,
    [episodeIds, workIds, userIds],
  );
  return rows.map(({ id, key }) => ({ path: episodePath(id), key }));
};

const SUBPAGES_LISTING_WORKS = ['', '/manga'] as const;

/** The pages of a creator's site; those of `listedUserIds` only where works are listed. */
const listUserPaths = async (tx: Transaction, userIds: string[], listedUserIds: string[]): Promise<StalePath[]> => {
  const rows = await tx.query<{ id: string; name: string }>(
    'listUserPaths',
    'SELECT id, screen_name AS name FROM users WHERE id = ANY($1)',
    [[...userIds, ...listedUserIds]],
  );
  return rows.flatMap(({ id, name }) => {
    const isWhole = userIds.includes(id);
    const subpages = isWhole ? USER_SUBPAGES : SUBPAGES_LISTING_WORKS;
    return subpages.map((subpage) => ({
      path: userPath(name, subpage),
      key: isWhole ? keys.user(id) : keys.userWorks(id),
    }));
  });
};

const listTagPaths = async (tx: Transaction, tagIds: string[]): Promise<StalePath[]> => {
  const rows = await tx.query<{ id: string; title: string }>(
    'listTagPaths',
    'SELECT id, title FROM tags WHERE id = ANY($1)',
    [tagIds],
  );
  return rows.map(({ id, title }) => ({ path: tagPath(title), key: keys.tag(id) }));
};

const FIXED_PATHS_OF_LISTS: Record<string, string[]> = {
  [keys.newWorks]: ['/', '/new_works'],
  [keys.hotWorks]: ['/'],
  [keys.hotNewEpisodes]: ['/'],
  [keys.hotTags]: ['/'],
};

/**
 * The paths at which the changed things themselves are shown, whether or not they were ever drawn: what came into
 * existence has no recorded dependencies yet. What ceased to exist is found by its recorded dependencies instead.
 */
export async function listOwnPaths(tx: Transaction, changes: readonly ParsedChange[]): Promise<StalePath[]> {
  const works = idsOf(changes, 'Work');
  const changedWorks = idsOf(changes, 'Work', { own: true });
  const episodes = idsOf(changes, 'Episode');
  const users = [...new Set([...idsOf(changes, 'User', { own: true }), ...idsOf(changes, 'Site')])];
  const listedUsers = idsOf(changes, 'User').filter((id) => !users.includes(id));
  const tags = idsOf(changes, 'Tag');
  const none: StalePath[] = [];
  const fixed = changes.flatMap(({ key }) => (FIXED_PATHS_OF_LISTS[key] ?? []).map((path) => ({ path, key })));
  return [
    ...(episodes.length + changedWorks.length + users.length > 0
      ? await listEpisodePaths(tx, episodes, changedWorks, users)
      : none),
    ...(works.length + users.length > 0 ? await listWorkPaths(tx, works, users) : none),
    ...(users.length + listedUsers.length > 0 ? await listUserPaths(tx, users, listedUsers) : none),
    ...fixed,
    ...(tags.length > 0 ? await listTagPaths(tx, tags) : none),
  ];
}
