import { isIdOf } from '../../kernel/ids.ts';
import type { Transaction } from '../../database/index.ts';
import { idsOf, type StalePath } from '../expandChanges.ts';
import { episodePath } from '../paths.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** Episodes that changed, and those of changed works and creators that ought to be in the store and are not. */
async function listPaths(
  tx: Transaction,
  episodeIds: string[],
  workIds: string[],
  userIds: string[],
): Promise<StalePath[]> {
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
}

/** `/episodes/{episodeId}` */
export const episodePages = definePageFamily<{ id: string }>({
  kind: 'episode',
  parse: (_path, [first, id = '', ...rest]) =>
    first === 'episodes' && rest.length === 0 && isIdOf('Episode', id) ? { id } : null,
  async findCanonicalPath(reader, { id }, path) {
    const rows = await reader.query('findVisibleEpisode', 'SELECT 1 FROM visible_episodes WHERE id = $1', [id]);
    return rows.length > 0 ? path : undefined;
  },
  listing: {
    sql: 'SELECT id, id AS name FROM visible_episodes WHERE id > $1 ORDER BY id LIMIT $2',
    pathsOf: ({ id }) => [episodePath(id)],
  },
  async listOwnPaths(tx, changes) {
    const episodes = idsOf(changes, 'Episode');
    const works = idsOf(changes, 'Work', { own: true });
    const users = ownersOf(changes);
    return episodes.length + works.length + users.length > 0 ? listPaths(tx, episodes, works, users) : [];
  },
});
