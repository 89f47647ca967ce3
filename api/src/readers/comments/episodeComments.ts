import type { Context } from '../../graphql/context.ts';
import { isSelf } from '../../kernel/actor.ts';
import { boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import type { EpisodeRecord } from '../../publications/episodes/index.ts';
import { workLoader } from '../../publications/works/index.ts';
import { keys } from '../../publishing/index.ts';
import { commentCountLoader, commentsLoader, pinnedCommentLoader } from './loaders.ts';
import { takesComments } from './policy.ts';
import type { CommentRecord } from './store/comments.ts';
import { holdsComments } from './store/commentSetting.ts';

/** Whether open comments are taken and shown under an episode. The page that asks is drawn again with its comments. */
async function hasOpenComments(context: Context, episode: EpisodeRecord): Promise<boolean> {
  context.dependsOn(keys.episodeComments(episode.id));
  const work = await workLoader(context).load(episode.workId);
  return work !== null && takesComments(episode, work, 'DAREDEMO');
}

/** Open comments of an episode, newest first, without what the viewer hides; 20 at once. Null where there are none to be seen. */
export async function listEpisodeComments(
  context: Context,
  episode: EpisodeRecord,
  page: PageAsked,
): Promise<Slice<CommentRecord> | null> {
  if (!(await hasOpenComments(context, episode))) return null;
  return commentsLoader(context, boundedPage(page, 20)).load(episode.id);
}

/** How many open comments of an episode the viewer sees, of those that `listEpisodeComments` lists. */
export const countEpisodeComments = async (context: Context, episode: EpisodeRecord): Promise<number> =>
  (await commentCountLoader(context).load(episode.id)) ?? 0;

/** The comment pinned on an episode, unless the viewer hides it, or open comments are not shown. */
export const findPinnedComment = async (context: Context, episode: EpisodeRecord): Promise<CommentRecord | null> =>
  (await hasOpenComments(context, episode)) ? pinnedCommentLoader(context).load(episode.id) : null;

/** Whether every open comment of the viewer waits under an episode; the creator's own never does. */
export const doesCommentWait = async ({ actor, reader }: Context, episode: EpisodeRecord): Promise<boolean> =>
  !isSelf(actor, episode.userId) && (await holdsComments(reader, episode.userId));
