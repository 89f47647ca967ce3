import { takePermit } from '../database/index.ts';
import type { Context } from '../graphql/context.ts';
import { done, forbidden, problem, problems, unauthenticated, type Outcome, type Problem } from '../kernel/errors.ts';
import { checkText } from '../kernel/text.ts';
import { canReadPages, loadVisibleEpisode } from '../episodes/index.ts';
import { isWatching } from '../sites/index.ts';
import { loadVisibleWork } from '../works/index.ts';
import { canCommentOnEpisode } from './policy.ts';
import { insertComment } from './store/comments.ts';

/** decisions 4.2: 1 to 500 characters, at most 20 lines and one address. */
const MAX_LINES = 20;

function checkBody(text: string, found: Problem[]): string {
  const body = checkText(
    text,
    { path: ['body'], label: 'comment', labelJa: 'コメント', min: 1, max: 500, multiline: true },
    found,
  );
  if (body.split('\n').length > MAX_LINES)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINES',
        `A comment has at most ${MAX_LINES} lines.`,
        `コメントは${MAX_LINES}行までです。`,
      ),
    );
  if ((body.match(/https?:\/\//gi) ?? []).length > 1)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINKS',
        'A comment has at most one address. Remove the others.',
        'URLは1つまでです。',
      ),
    );
  return body;
}

/** Writes an open comment. Five a minute and thirty an hour for each account. */
export async function addComment(
  context: Context,
  input: { episodeId: string; body: string },
): Promise<Outcome<string>> {
  const { actor, services } = context;
  const accountId = actor.accountId;
  if (accountId === null) throw unauthenticated();
  const episode = await loadVisibleEpisode(context, input.episodeId);
  const work = await loadVisibleWork(context, episode.workId);
  if (!canCommentOnEpisode(episode, work) || !canReadPages(actor, episode, await isWatching(context, episode.userId))) {
    throw forbidden('Comments are closed here.', 'この話にはコメントできません。');
  }
  const found: Problem[] = [];
  const body = checkBody(input.body, found);
  if (found.length > 0) return problems(found);
  await takePermit(services.database, `comment-minute:${accountId}`, 5, 60);
  await takePermit(services.database, `comment-hour:${accountId}`, 30, 3600);
  return done(await services.database.transact((tx) => insertComment(tx, episode.id, accountId, body)));
}
