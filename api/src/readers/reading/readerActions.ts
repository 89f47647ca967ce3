import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { forbidden, notFound, Refusal, unauthenticated } from '../../kernel/errors.ts';
import { accountOf, isRegistered } from '../../kernel/actor.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { notify } from '../../people/notifications/index.ts';
import { loadBehindWalls, loadVisibleEpisode } from '../../publications/episodes/index.ts';
import { refuseWhenBlocked } from '../../people/moderation/index.ts';
import { canSeeSite, userLoader } from '../../people/sites/index.ts';
import { canBookmarkWork, loadVisibleWork } from '../../publications/works/index.ts';
import { canLikeEpisode } from './policy.ts';
import { deleteBookmark, insertBookmark } from './store/bookmarks.ts';
import { countLimits } from './limits.ts';
import { changeLikes } from './store/likes.ts';
import { notifyWebhooksOfFan } from '../../people/webhooks/index.ts';
import { canWatch, deleteWatch, writeWatch } from '../watching/index.ts';

const noLikes = () => forbidden('This episode cannot be liked right now.', 'いまはいいねできません。');
const noBookmarks = () => forbidden('This work cannot be bookmarked.', 'この作品はブックマークできません。');
const noWatching = () => forbidden('This creator cannot be watched right now.', 'いまはファン登録できません。');

/** decisions: a call gives or takes 1 to 10; one when nobody says how many. */
function checkCount(count: number | null | undefined): number {
  const wanted = count ?? 1;
  if (wanted < 1 || wanted > countLimits.likesPerReader)
    throw new Refusal(
      'BAD_USER_INPUT',
      `"count" has to be between 1 and ${countLimits.likesPerReader}.`,
      `countは1から${countLimits.likesPerReader}までです。`,
      { field: 'count' },
    );
  return wanted;
}

/** Likes an episode, once when `count` is absent. At ten it stays ten. Sixty calls a minute. */
export const like = async (context: Context, episodeId: string, count?: number | null): Promise<string> =>
  giveOrTake(context, episodeId, checkCount(count));

/** Takes likes back, one when `count` is absent. At none it stays none. Sixty calls a minute. */
export const takeBackLike = async (context: Context, episodeId: string, count?: number | null): Promise<string> =>
  giveOrTake(context, episodeId, -checkCount(count));

async function giveOrTake(context: Context, episodeId: string, difference: number): Promise<string> {
  const accountId = accountOf(context.actor);
  const episode = await loadBehindWalls(context, episodeId);
  if (!canLikeEpisode(context.actor, episode))
    throw forbidden('You cannot like your own episode.', '自分の作品にいいねはできません。');
  await limitRate(context.services.database, 'like', accountId);
  await context.services.database.transact(async (tx) => {
    // What was given before a block may still be taken back.
    if (difference > 0) await refuseWhenBlocked(tx, accountId, episode.userId, noLikes());
    if (await changeLikes(tx, episode.id, accountId, difference))
      await notify(tx, { type: 'EPISODE_LIKED', receiverId: episode.userId, entityId: episode.id, actorId: accountId });
  });
  return episode.id;
}

/** Bookmarks a work. */
export async function addBookmark(context: Context, workId: string): Promise<string> {
  const accountId = accountOf(context.actor);
  const work = await loadVisibleWork(context, workId);
  if (!canBookmarkWork(context.actor, work)) throw noBookmarks();
  await limitRate(context.services.database, 'bookmark', accountId);
  await context.services.database.transact(async (tx) => {
    await refuseWhenBlocked(tx, accountId, work.userId, noBookmarks());
    if (await insertBookmark(tx, work.id, accountId))
      await notify(tx, { type: 'WORK_BOOKMARKED', receiverId: work.userId, entityId: work.id, actorId: accountId });
  });
  return work.id;
}

/** Removes a bookmark; also of a work that is not visible any more. */
export async function removeBookmark(context: Context, workId: string): Promise<string> {
  const accountId = accountOf(context.actor);
  if (!isIdOf('Work', workId)) throw notFound();
  await context.services.database.transact((tx) => deleteBookmark(tx, workId, accountId));
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
  if (!canWatch(context.actor, target, 'NONE'))
    throw forbidden('You cannot watch yourself.', '自分自身はウォッチできません。');
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
