import { defineLoader } from '../../graphql/defineLoader.ts';
import type { CommentRecord } from './store/comments.ts';
import { findReplies } from './store/handledComments.ts';

/** The creator's answers, by the comment they answer. */
export const replyLoader = defineLoader<string, CommentRecord>('commentReplies', (ids, { reader, actor }) =>
  findReplies(reader, ids, actor.accountId),
);
