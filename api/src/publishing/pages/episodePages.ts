import { isIdOf } from '../../kernel/ids.ts';
import { idsOf } from '../parsedChanges.ts';
import { episodePath } from '../paths.ts';
import { findEpisodesToDraw, isEpisodeVisible, listVisibleEpisodes } from '../store/publicEpisodes.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** `/episodes/{episodeId}` */
export const episodePages = definePageFamily<{ id: string }>({
  kind: 'episode',
  parse: (_path, [first, id = '', ...rest]) =>
    first === 'episodes' && rest.length === 0 && isIdOf('Episode', id) ? { id } : null,
  async findCanonicalPath(reader, { id }, path) {
    return (await isEpisodeVisible(reader, id)) ? path : undefined;
  },
  listing: {
    list: listVisibleEpisodes,
    pathsOf: ({ id }) => [episodePath(id)],
  },
  /** Episodes that changed, and those of changed works and creators that ought to be in the store and are not. */
  async listOwnPaths(tx, changes) {
    const episodes = idsOf(changes, 'Episode');
    const works = idsOf(changes, 'Work', { own: true });
    const users = ownersOf(changes);
    if (episodes.length + works.length + users.length === 0) return [];
    const rows = await findEpisodesToDraw(tx, { episodes, works, users });
    return rows.map(({ id, key }) => ({ path: episodePath(id), key }));
  },
});
