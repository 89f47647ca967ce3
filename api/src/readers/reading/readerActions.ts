import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { forbidden, notFound, Refusal, unauthenticated } from '../../kernel/errors.ts';
import { accountOf, isRegistered } from '../../kernel/actor.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { notify } from '../../people/notifications/index.ts';
import { loadBehindWalls, loadVisibleEpisode } from '../../publications/episodes/index.ts';
import { refuseWhenBlocked } from '../../people/moderation/index.ts';
import { canSeeSite, userLoader } from '../../people/sites/index.ts';
import { canBookmarkWork, loadVisibleWork } from '../../publications/works/index.ts';
import { canLikeEpisode } from './policy.ts';
import { boundedInstant } from './boundedInstant.ts';
import { deleteBookmark, insertBookmark, wasRemovedSince } from './store/bookmarks.ts';
import { noteCall } from './store/likeCalls.ts';
import { checkEventId } from './trackReading.ts';
import { countLimits } from './limits.ts';
import { changeLikes } from './store/likes.ts';
import { notifyWebhooksOfFan } from '../../people/webhooks/index.ts';
import { canWatch, deleteWatch, writeWatch } from '../watching/index.ts';

const noLikes = () => forbidden(said(readersErrors, (t) => t.reading.noLikes()));
const noBookmarks = () => forbidden(said(readersErrors, (t) => t.reading.noBookmarks()));
const noWatching = () => forbidden(said(readersErrors, (t) => t.reading.noWatching()));

/** decisions: a call gives or takes 1 to 10; one when nobody says how many. */
function checkCount(count: number | null | undefined): number {
  const wanted = count ?? 1;
  if (wanted < 1 || wanted > countLimits.likesPerReader)
    throw new Refusal(
      'BAD_USER_INPUT',
      said(readersErrors, (t) => t.reading.countOutOfRange({ most: countLimits.likesPerReader })),
      { field: 'count' },
    );
  return wanted;
}

/** Likes given or taken back, as a client says it. */
export interface LikeCall {
  episodeId: string;
  /** One when absent. */
  count?: number | null | undefined;
  /** The same call sent again has the same id; without one every call counts. */
  id?: string | null | undefined;
  /** When it happened, where it was told later. */
  happenedAt?: Date | null | undefined;
}

/** Likes an episode. At ten it stays ten. Sixty calls a minute. */
export const like = async (context: Context, call: LikeCall): Promise<string> =>
  giveOrTake(context, call, checkCount(call.count));

/** Takes likes back. At none it stays none. Sixty calls a minute. */
export const takeBackLike = async (context: Context, call: LikeCall): Promise<string> =>
  giveOrTake(context, call, -checkCount(call.count));

async function giveOrTake(context: Context, call: LikeCall, difference: number): Promise<string> {
  const accountId = accountOf(context.actor);
  const { episodeId } = call;
  const id = call.id == null ? null : checkEventId(call.id);
  const episode = await loadBehindWalls(context, episodeId);
  if (!canLikeEpisode(context.actor, episode)) throw forbidden(said(readersErrors, (t) => t.reading.ownEpisode()));
  await limitRate(context.services.database, 'like', accountId);
  await context.services.database.transact(async (tx) => {
    // What was given before a block may still be taken back.
    if (difference > 0) await refuseWhenBlocked(tx, accountId, episode.userId, noLikes());
    if (id !== null && !(await noteCall(tx, { accountId, id, happenedAt: boundedInstant(call.happenedAt) }))) return;
    if (await changeLikes(tx, episode.id, accountId, difference))
      await notify(tx, { type: 'EPISODE_LIKED', receiverId: episode.userId, entityId: episode.id, actorId: accountId });
  });
  return episode.id;
}

/**
 * Bookmarks a work.
 * @param happenedAt when it was done, where it is told later: a bookmark that was removed after that stays removed
 */
export async function addBookmark(context: Context, workId: string, happenedAt?: Date | null): Promise<string> {
  const accountId = accountOf(context.actor);
  const work = await loadVisibleWork(context, workId);
  if (!canBookmarkWork(context.actor, work)) throw noBookmarks();
  await limitRate(context.services.database, 'bookmark', accountId);
  await context.services.database.transact(async (tx) => {
    await refuseWhenBlocked(tx, accountId, work.userId, noBookmarks());
    if (happenedAt && (await wasRemovedSince(tx, work.id, accountId, happenedAt))) return;
    if (await insertBookmark(tx, work.id, accountId))
      await notify(tx, { type: 'WORK_BOOKMARKED', receiverId: work.userId, entityId: work.id, actorId: accountId });
  });
  return work.id;
}

/**
 * Removes a bookmark; also of a work that is not visible any more.
 * @param happenedAt when it was done, where it is told later: a bookmark that was made after that stays
 */
export async function removeBookmark(context: Context, workId: string, happenedAt?: Date | null): Promise<string> {
  const accountId = accountOf(context.actor);
  if (!isIdOf('Work', workId)) throw notFound();
  await context.services.database.transact((tx) => deleteBookmark(tx, workId, accountId, happenedAt ?? null));
  return workId;
}

/** Watches a creator: the reader becomes a fan. Needs a profile, because the creator sees who it is. */
export async function watchUser(
  context: Context,
  input: { targetUserId: string; isUserOptedInEmail: boolean; episodeId?: string | null | undefined },
): Promise<string> {
  if (!isRegistered(context.actor)) throw unauthenticated();
  const { accountId } = context.actor;
  const target = await userLoader(context).load(input.targetUserId);
  if (!target || !canSeeSite(context.actor, target)) throw notFound();
  // Blocks are asked for where the row is written, with both people locked.
  if (!canWatch(context.actor, target, 'NONE')) throw forbidden(said(readersErrors, (t) => t.reading.oneself()));
  const episode = input.episodeId ? await loadVisibleEpisode(context, input.episodeId) : null;
  await limitRate(context.services.database, 'watch', accountId);
  await context.services.database.transact(async (tx) => {
    await refuseWhenBlocked(tx, accountId, target.id, noWatching());
    if (!(await writeWatch(tx, target.id, accountId, input.isUserOptedInEmail, episode?.id ?? null))) return;
    await notify(tx, { type: 'USER_WATCHED', receiverId: target.id, entityId: target.id, actorId: accountId });
    await notifyWebhooksOfFan(tx, target.id, accountId);
  });
  return target.id;
}

/** Stops watching a creator. */
export async function unwatchUser(context: Context, targetUserId: string): Promise<string> {
  const accountId = accountOf(context.actor);
  if (!isIdOf('User', targetUserId)) throw notFound();
  await context.services.database.transact((tx) => deleteWatch(tx, targetUserId, accountId));
  return targetUserId;
}
