import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { findComment, type CommentRecord } from './store/comments.ts';
import { findYawarakaComment, type YawarakaRecord } from './store/yawarakaComments.ts';

/** A comment that was just written, of the kind its id tells; the other one is null. */
export interface WrittenComment {
  comment: CommentRecord | null;
  yawarakaComment: YawarakaRecord | null;
}

/** Reads a comment back for who wrote it. NOT_FOUND when it went away meanwhile. */
export async function loadWrittenComment({ reader }: Context, id: string): Promise<WrittenComment> {
  const written = isIdOf('YawarakaComment', id)
    ? { comment: null, yawarakaComment: await findYawarakaComment(reader, id) }
    : { comment: await findComment(reader, id), yawarakaComment: null };
  if (!written.comment && !written.yawarakaComment) throw notFound();
  return written;
}
