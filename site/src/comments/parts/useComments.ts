import { execute, wasSaved } from '@komawari/ui/graphql';
import { useCallback, useEffect, useState } from 'react';
import type { DaredemoCommentFieldsFragment } from '../../gql/graphql.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { deleteComment, getEpisodePageDaredemoComments } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';

/** A comment; what the page was written with does not know whose it is for this viewer, nor what they may delete. */
export type Comment = DaredemoCommentFieldsFragment & {
  isDeletableByViewer?: boolean;
  isViewers?: boolean;
  isHeld?: boolean;
  isHandledByViewer?: boolean;
};

interface Comments {
  items: Comment[];
  /** The one the author put before the others; it is among the items, too. */
  pinned: Comment | null;
  total: number;
  /** Where the list goes on; null at its end, and undefined until this viewer's own list has arrived. */
  after: string | null | undefined;
}

async function loadPage(episodeId: string, after: string | null = null): Promise<Comments> {
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

/** The comments of an episode as this viewer sees them: those of the page at first, then their own list. */
export function useComments(episodeId: string, { first, pinned, total }: FirstComments) {
  const [comments, setComments] = useState<Comments>({ items: first, pinned, total, after: undefined });

  useEffect(
    function loadAsViewer() {
      // Offline: the comments of the page stay.
      loadPage(episodeId)
        .then(setComments)
        .catch(() => undefined);
    },
    [episodeId],
  );

  const loadMore = useCallback(async () => {
    const next = await loadPage(episodeId, comments.after);
    // In place of those of the page, which the viewer's own list begins with.
    const isFirst = comments.after === undefined;
    setComments((before) => (isFirst ? next : { ...next, items: [...before.items, ...next.items] }));
  }, [episodeId, comments.after]);

  function add(comment: Comment): void {
    setComments((before) => ({ ...before, items: [comment, ...before.items], total: before.total + 1 }));
  }

  /** Reads the list again: what somebody blocked or muted is not in it any more. */
  async function reload(): Promise<void> {
    setComments(await loadPage(episodeId));
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
  return { ...comments, shown, hasMore, loadMore, add, remove, reload };
}
