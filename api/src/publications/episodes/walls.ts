import type { Context } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { isWatching } from '../../people/sites/index.ts';
import { isGated } from '../works/index.ts';
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

/** Whether the viewer sees an episode and all of it, and stands before neither the mature gate nor a wall: the one question about everything that stands behind a wall. */
export const canSeeBehindWalls = async (context: Context, episode: EpisodeRecord): Promise<boolean> =>
  canSeeEpisode(context.actor, episode) &&
  !(await isGated(context, episode)) &&
  (await findWall(context, episode)) === null;

/** An episode all of which is open to the viewer. Throws NOT_FOUND, MATURE before the mature gate, or FAN_ONLY before the fan wall. */
export async function loadBehindWalls(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, id);
  if (await isGated(context, episode)) throw mature();
  const wall = await findWall(context, episode);
  if (wall !== null) throw REFUSALS[wall]();
  return episode;
}

const mature = (): Refusal =>
  new Refusal('MATURE', 'This work is for people who are 18 or older.', '18歳以上の方に向けた作品です。');

const REFUSALS: Record<Wall, () => Refusal> = {
  FAN_ONLY: () => new Refusal('FAN_ONLY', 'This episode is for fans.', 'ファン限定の話です。'),
  PAYMENT_REQUIRED: () => new Refusal('PAYMENT_REQUIRED', 'This episode is for sale.', '有料の話です。'),
};
