import { Button, CommentBalloon, type MenuItem } from '@komawari/ui/components';
import { formatCount, refreshRelativeTimes } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { execute, wordsOfError } from '@komawari/ui/graphql';
import { useEffect, useRef, useState } from 'react';
import type { DaredemoCommentFieldsFragment } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { refuseProblems } from '../graphql/refuseProblems.ts';
import { CommentForm } from './CommentForm.tsx';
import {
  deleteComment,
  getCanViewerCommentToEpisode,
  getEpisodePageDaredemoComments,
} from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';

type Comment = DaredemoCommentFieldsFragment & { isDeletableByViewer?: boolean };

interface Props {
  episodeId: string;
  /** The newest comments and how many there are, as of the page. */
  first: Comment[];
  total: number;
  isOpen: boolean;
}

/** Everybody's comments on an episode, newest first: read, write, delete your own, load more. */
export function DaredemoComments({ episodeId, first, total, isOpen }: Props) {
  const [comments, setComments] = useState<Comment[]>(first);
  const [count, setCount] = useState(total);
  const [after, setAfter] = useState<string | null>(null);
  const [canComment, setCanComment] = useState(isOpen);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  async function load(cursor: string | null): Promise<void> {
    const variables = { id: episodeId, first: commentsPerPage, after: cursor };
    const { episode } = await execute(getEpisodePageDaredemoComments, variables);
    const page = episode.daredemoComments;
    setComments((before) => (cursor ? [...before, ...nodesOf(page)] : nodesOf(page)));
    setCount(page.totalCount ?? 0);
    setAfter(page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null);
  }

  useEffect(
    function loadAsViewer() {
      // Offline: the comments of the page stay.
      load(null).catch(() => undefined);
      execute(getCanViewerCommentToEpisode, { episodeId })
        .then(({ episode }) => setCanComment(episode.viewerCanComment))
        .catch(() => undefined);
    },
    [episodeId],
  );

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function loadMore(): Promise<void> {
    setLoading(true);
    try {
      await load(after);
    } catch (error) {
      flash.set({ body: wordsOfError(error), type: 'error' });
    }
    setLoading(false);
  }

  async function remove(comment: Comment): Promise<void> {
    const before = comments;
    setComments(before.filter(({ id }) => id !== comment.id));
    try {
      refuseProblems((await execute(deleteComment, { input: { id: comment.id } }, { write: true })).deleteComment);
      setCount((known) => known - 1);
      flash.set({ body: 'Comment deleted', type: 'success' });
    } catch (error) {
      setComments(before);
      flash.set({ body: wordsOfError(error), type: 'error' });
    }
  }

  const actionsOf = (comment: Comment): MenuItem[] =>
    comment.isDeletableByViewer
      ? [{ label: 'Delete', icon: 'trash', destructive: true, onSelect: () => void remove(comment) }]
      : [];
  const left = count - comments.length;

  return (
    <>
      {canComment ? (
        <CommentForm
          episodeId={episodeId}
          onPosted={(comment) => {
            setComments((before) => [comment, ...before]);
            setCount((known) => known + 1);
          }}
        />
      ) : null}
      {comments.length === 0 ? <p className="soft">Nobody has written yet. What stayed with you?</p> : null}
      <ul className="stack" ref={list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentBalloon
              author={
                comment.user
                  ? {
                      name: comment.user.displayName,
                      href: `/@${comment.user.screenName}`,
                      icon: comment.user.iconImage ? { ...comment.user.iconImage, width: 40, height: 40 } : null,
                    }
                  : null
              }
              createdAt={comment.createdAt}
              body={comment.body}
              isByAuthor={comment.isByAuthor}
              actions={actionsOf(comment)}
            />
          </li>
        ))}
      </ul>
      {after ? (
        <div className="pager">
          <Button busy={isLoading} busyWord="Loading" onClick={() => void loadMore()}>
            Show {formatCount(Math.min(left, commentsPerPage))} more
          </Button>
        </div>
      ) : null}
    </>
  );
}
