import type { Context } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { isWatching } from '../../people/sites/index.ts';
import { isGated } from '../works/index.ts';
import { canViewerSeeEpisode, hasBoughtEpisode } from './buyers.ts';
import { loadVisibleEpisode } from './loaders.ts';
import { hasWall, isPaid, wallBefore, type Wall, type WallKeys } from './policy.ts';
import type { EpisodeRecord } from './store/episodes.ts';

const NO_KEYS: WallKeys = { isWatching: false, hasBought: false };

/** What the viewer holds against the walls of an episode; nothing is asked for where there is none. */
export async function findWallKeys(context: Context, episode: EpisodeRecord): Promise<WallKeys> {
  if (!hasWall(episode)) return NO_KEYS;
  const [watches, hasBought] = await Promise.all([
    episode.status === 'FAN_ONLY' && isWatching(context, episode.userId),
    hasBoughtEpisode(context, episode),
  ]);
  return { isWatching: watches, hasBought };
}

/** The wall before which the viewer stands; null when everything of the episode is open to them. */
const findWall = async (context: Context, episode: EpisodeRecord): Promise<Wall | null> =>
  wallBefore(context.actor, episode, await findWallKeys(context, episode));

/** Whether the viewer sees an episode and all of it, and stands before neither the mature gate nor a wall: the one question about everything that stands behind a wall. */
export const canSeeBehindWalls = async (context: Context, episode: EpisodeRecord): Promise<boolean> =>
  (await canViewerSeeEpisode(context, episode)) &&
  !(await isGated(context, episode)) &&
  (await findWall(context, episode)) === null;

/** How many of the pages of an episode the viewer may see, from the first: all, none, or the free ones before the paywall. */
export async function countViewablePages(context: Context, episode: EpisodeRecord, pageCount: number): Promise<number> {
  if (await canSeeBehindWalls(context, episode)) return pageCount;
  if (!isPaid(episode) || !episode.isVisible || (await isGated(context, episode))) return 0;
  return Math.min(pageCount, episode.pagesChargedFrom);
}

/** Whether a guest may fetch a page, by its place: only then its address carries no signature. */
export const isOpenPage = (episode: EpisodeRecord, position: number): boolean =>
  episode.isVisible && episode.status === 'PUBLIC' && (!isPaid(episode) || position <= episode.pagesChargedFrom);

/** An episode all of which is open to the viewer. Throws NOT_FOUND, MATURE before the mature gate, FAN_ONLY before the fan wall, or PAYMENT_REQUIRED before the paywall. */
export async function loadBehindWalls(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, id);
  if (await isGated(context, episode)) throw mature();
  const wall = await findWall(context, episode);
  if (wall !== null) throw REFUSALS[wall]();
  return episode;
}

/** An episode of which the viewer may read pages: all, or the free ones before the paywall. Throws as `loadBehindWalls` does. */
export async function loadReadableEpisode(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, id);
  return (await countViewablePages(context, episode, 1)) > 0 ? episode : loadBehindWalls(context, id);
}

const mature = (): Refusal =>
  new Refusal(
    'MATURE',
    said(publicationsErrors, (t) => t.episodes.mature()),
  );

const REFUSALS: Record<Wall, () => Refusal> = {
  FAN_ONLY: () =>
    new Refusal(
      'FAN_ONLY',
      said(publicationsErrors, (t) => t.episodes.fanOnly()),
    ),
  PAYMENT_REQUIRED: () =>
    new Refusal(
      'PAYMENT_REQUIRED',
      said(publicationsErrors, (t) => t.episodes.forSale()),
    ),
};
