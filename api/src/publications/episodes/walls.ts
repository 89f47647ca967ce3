import type { Context } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { isWatching } from '../../people/sites/index.ts';
import { loadVisibleEpisode } from './loaders.ts';
import { canSeeEpisode, hasWall, wallBefore, type Wall, type WallKeys } from './policy.ts';
import type { EpisodeRecord } from './store/episodes.ts';

const NO_KEYS: WallKeys = { isWatching: false };

/** What the viewer holds against the walls of an episode; nothing is asked for where there is none. */
export const findWallKeys = async (context: Context, episode: EpisodeRecord): Promise<WallKeys> =>
  hasWall(episode) ? { isWatching: await isWatching(context, episode.userId) } : NO_KEYS;

/** The wall before which the viewer stands; null when everything of the episode is open to them. */
const findWall = async (context: Context, episode: EpisodeRecord): Promise<Wall | null> =>
  wallBefore(context.actor, episode, await findWallKeys(context, episode));

/** Whether the viewer sees an episode and all of it: the one question about everything that stands behind a wall. */
export const canSeeBehindWalls = async (context: Context, episode: EpisodeRecord): Promise<boolean> =>
  canSeeEpisode(context.actor, episode) && (await findWall(context, episode)) === null;

/** An episode all of which is open to the viewer. Throws NOT_FOUND, or FAN_ONLY before the fan wall. */
export async function loadBehindWalls(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, id);
  const wall = await findWall(context, episode);
  if (wall !== null) throw REFUSALS[wall]();
  return episode;
}

const REFUSALS: Record<Wall, () => Refusal> = {
  FAN_ONLY: () => new Refusal('FAN_ONLY', 'This episode is for fans.', 'ファン限定の話です。'),
  PAYMENT_REQUIRED: () => new Refusal('PAYMENT_REQUIRED', 'This episode is for sale.', '有料の話です。'),
};
