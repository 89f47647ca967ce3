import { Button, CommentBalloon, type MenuItem } from '@komawari/ui/components';
import { formatCount, refreshRelativeTimes } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { execute, wordsOfError } from '@komawari/ui/graphql';
import { useEffect, useRef, useState } from 'react';
import { creatorPath } from '../paths.ts';
import { CommentForm } from './CommentForm.tsx';
import { getCanViewerCommentToEpisode } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';
import { useComments, type Comment } from './useComments.ts';

interface Props {
  episodeId: string;
  /** The newest comments and how many there are, as of the page. */
  first: Comment[];
  total: number;
  isOpen: boolean;
}

/** Everybody's comments on an episode, newest first: read, write, delete your own, load more. */
export function DaredemoComments({ episodeId, first, total, isOpen }: Props) {
  const comments = useComments(episodeId, first, total);
  const [canComment, setCanComment] = useState(isOpen);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(
    function askWhetherMayWrite() {
      execute(getCanViewerCommentToEpisode, { episodeId })
        .then(({ episode }) => setCanComment(episode.viewerCanComment))
        // Offline: as the work says.
        .catch(() => undefined);
    },
    [episodeId],
  );

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function loadMore(): Promise<void> {
    setLoading(true);
    await comments.loadMore().catch((error: unknown) => flash.set({ body: wordsOfError(error), type: 'error' }));
    setLoading(false);
  }

  async function remove(comment: Comment): Promise<void> {
    try {
      await comments.remove(comment);
      flash.set({ body: 'Comment deleted', type: 'success' });
    } catch (error) {
      flash.set({ body: wordsOfError(error), type: 'error' });
    }
  }

  return (
    <>
      {canComment ? <CommentForm episodeId={episodeId} onPosted={comments.add} /> : null}
      {comments.items.length === 0 ? <p className="soft">Nobody has written yet. What stayed with you?</p> : null}
      <ul className="stack" ref={list}>
        {comments.items.map((comment) => (
          <li key={comment.id}>
            <Balloon comment={comment} onDelete={() => void remove(comment)} />
          </li>
        ))}
      </ul>
      {comments.after ? (
        <div className="pager">
          <Button busy={isLoading} busyWord="Loading" onClick={() => void loadMore()}>
            Show {formatCount(Math.min(comments.total - comments.items.length, commentsPerPage))} more
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Balloon({ comment, onDelete }: { comment: Comment; onDelete: () => void }) {
  const { user } = comment;
  const deletion: MenuItem = { label: 'Delete', icon: 'trash', destructive: true, onSelect: onDelete };
  return (
    <CommentBalloon
      author={
        user && {
          name: user.displayName,
          href: creatorPath(user.screenName),
          icon: user.iconImage ? { ...user.iconImage, width: 40, height: 40 } : null,
        }
      }
      createdAt={comment.createdAt}
      body={comment.body}
      isByAuthor={comment.isByAuthor}
      actions={comment.isDeletableByViewer ? [deletion] : []}
    />
  );
}
