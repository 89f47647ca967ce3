import { execute, wasSaved } from '@komawari/ui/graphql';
import type { DaredemoCommentFieldsFragment } from '../../gql/graphql.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { deleteComment, getEpisodePageDaredemoComments } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';
import { useViewersComments, type ShownComments } from './useViewersComments.ts';

/** A comment; what the page was written with does not know whose it is for this viewer, nor what they may delete. */
export type Comment = DaredemoCommentFieldsFragment & {
  isDeletableByViewer?: boolean;
  isViewers?: boolean;
  isHeld?: boolean;
  isHandledByViewer?: boolean;
};

interface Comments extends ShownComments<Comment> {
  /** The one the author put before the others; it is among the items, too. */
  pinned: Comment | null;
  total: number;
}

async function loadPage(episodeId: string, after: string | null): Promise<Comments> {
  const variables = { id: episodeId, first: commentsPerPage, after };
  const { episode } = await execute(getEpisodePageDaredemoComments, variables);
  const { pageInfo, totalCount, ...page } = episode.daredemoComments;
  return {
    items: nodesOf(page),
    pinned: episode.pinnedDaredemoComment ?? null,
    total: totalCount ?? 0,
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The newest comments, the pinned one and how many there are, as of the page. */
export interface FirstComments {
  first: Comment[];
  pinned: Comment | null;
  total: number;
}

/** The comments of an episode as this viewer sees them: read, added, taken out, and the pinned one before the others. */
export function useComments(episodeId: string, { first, pinned, total }: FirstComments) {
  const { comments, setComments, ...list } = useViewersComments<Comment, Comments>(
    episodeId,
    { items: first, pinned, total },
    loadPage,
  );

  function add(comment: Comment): void {
    setComments((before) => ({ ...before, items: [comment, ...before.items], total: before.total + 1 }));
  }

  /** Takes a comment out at once, and puts the list back when that is refused. */
  async function remove(comment: Comment): Promise<void> {
    const items = comments.items.filter(({ id }) => id !== comment.id);
    const pinned = comments.pinned?.id === comment.id ? null : comments.pinned;
    setComments({ ...comments, items, pinned, total: comments.total - 1 });
    try {
      const input = { id: comment.id };
      refuseProblems((await execute(deleteComment, { input }, { write: true })).deleteComment);
    } catch (error) {
      if (!wasSaved(error)) setComments(comments);
      throw error;
    }
  }

  /** The pinned one first, then the others, newest first. */
  const { pinned: top, items } = comments;
  const shown = top ? [top, ...items.filter(({ id }) => id !== top.id)] : items;
  const hasMore = comments.after === undefined ? total > first.length : comments.after !== null;
  return { ...comments, ...list, shown, hasMore, add, remove };
}
