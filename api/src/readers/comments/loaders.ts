import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { PageBounds, Slice } from '../../kernel/cursor.ts';
import { countComments, listComments, type CommentRecord } from './store/comments.ts';
import { findPinnedComments, findReplies } from './store/handledComments.ts';

/** The creator's answers, by the comment they answer. */
export const replyLoader = defineLoader<string, CommentRecord>('commentReplies', (ids, { reader, actor }) =>
  findReplies(reader, ids, actor.accountId),
);

/** Lists of comments by their episode: pages that are drawn together ask for the same part of each, in one statement. */
export const commentsLoader = (context: Context, asked: PageBounds) =>
  defineLoader<string, Slice<CommentRecord>>(`comments ${JSON.stringify(asked)}`, (ids, { reader, actor }) =>
    listComments(reader, ids, actor.accountId, asked),
  )(context);

/** How many open comments of an episode the viewer sees; null without any. */
export const commentCountLoader = defineLoader<string, number>('commentCounts', (ids, { reader, actor }) =>
  countComments(reader, ids, actor.accountId),
);

/** The comment pinned on an episode, as far as the viewer does not hide it. */
export const pinnedCommentLoader = defineLoader<string, CommentRecord>('pinnedComments', (ids, { reader, actor }) =>
  findPinnedComments(reader, ids, actor.accountId),
);
