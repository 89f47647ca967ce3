import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, forbidden, problems, unauthenticated, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { notify } from '../../people/notifications/index.ts';
import { loadBehindWalls } from '../../publications/episodes/index.ts';
import { refuseWhenBlocked } from '../../people/moderation/index.ts';
import { checkBypass, usesRecaptcha } from '../../people/recaptcha/index.ts';
import { notifyWebhooksOfComment } from '../../people/webhooks/index.ts';
import { loadVisibleWork } from '../../publications/works/index.ts';
import { checkBody } from './checkBody.ts';
import { canCommentOnEpisode } from './policy.ts';
import { insertComment, isCommentShownTo } from './store/comments.ts';
import { findHoldReason } from './store/handledComments.ts';
import { insertYawarakaComment } from './store/yawarakaComments.ts';

const closed = () => forbidden(said(readersErrors, (t) => t.comments.closed()));

/**
 * Writes a comment of the kind the work takes: an open one stands at once, unless the creator holds it; a soft one waits
 * until it was read. Five a minute and thirty an hour for each account.
 * @returns the id of the comment, which tells its kind
 */
export async function addComment(
  context: Context,
  input: { episodeId: string; body: string; recaptchaBypassToken?: string | null | undefined },
): Promise<Outcome<string>> {
  const { actor, services } = context;
  const accountId = actor.accountId;
  if (accountId === null) throw unauthenticated();
  const episode = await loadBehindWalls(context, input.episodeId);
  const work = await loadVisibleWork(context, episode.workId);
  if (!canCommentOnEpisode(actor, episode, work)) throw closed();
  const found: Problem[] = [];
  const body = checkBody(input.body, found);
  if (accountId !== episode.userId && (await usesRecaptcha(context.reader, episode.userId)))
    checkBypass(context, 'comment', input.recaptchaBypassToken, found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'commentInMinute', accountId);
  await limitRate(services.database, 'commentInHour', accountId);
  return services.database.transact(async (tx) => {
    await refuseWhenBlocked(tx, accountId, episode.userId, closed());
    // The creator hears of a soft comment when it was read and delivered.
    if (work.commentMode === 'YAWARAKA') return done(await insertYawarakaComment(tx, episode.id, accountId, body));
    const held = accountId === episode.userId ? null : await findHoldReason(tx, episode.userId, body);
    const id = await insertComment(tx, episode.id, accountId, body, held);
    // One that waits is told to nobody: the creator finds it in the queue.
    if (held !== null) return done(id);
    const deed = { receiverId: episode.userId, entityId: episode.id, actorId: accountId };
    if (!(await isCommentShownTo(tx, id, episode.userId))) return done(id);
    await notify(tx, { type: 'EPISODE_COMMENTED', ...deed });
    if (accountId !== episode.userId)
      await notifyWebhooksOfComment(tx, { userId: episode.userId, commentId: id, episodeId: episode.id });
    return done(id);
  });
}
