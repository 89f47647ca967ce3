import { Button, CommentBalloon, type MenuItem } from '@komawari/ui/components';
import { formatCount, refreshRelativeTimes } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { execute, flashError } from '@komawari/ui/graphql';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../graphql/useAnswer.ts';
import { creatorPath } from '../../paths.ts';
import { safetyItems } from '../../moderation/safetyItems.ts';
import { useReportSheet } from '../../moderation/useReportSheet.tsx';
import { CommentForm } from './CommentForm.tsx';
import { getCanViewerCommentToEpisode, pinComment, unpinComment } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';
import { useComments, type Comment, type FirstComments } from './useComments.ts';

interface Props extends FirstComments {
  episodeId: string;
  isOpen: boolean;
  /** Whether only fans get to see the episode, and with it the comments. */
  isForFans: boolean;
}

/** Who reads a comment, and when. */
function hintOf(isForFans: boolean, doesWait: boolean): string {
  if (doesWait) return `The author reads it first, then ${isForFans ? 'fans' : 'everyone'} can.`;
  return isForFans ? 'Only fans can read this.' : 'Everyone can read this.';
}

/** Everybody's comments on an episode, newest first behind the pinned one: read, write, delete your own, load more. */
export function DaredemoComments({ episodeId, isOpen, isForFans, ...page }: Props) {
  const comments = useComments(episodeId, page);
  const [canComment, setCanComment] = useState(isOpen);
  const [doesWait, setDoesWait] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const report = useReportSheet();
  const isRegistered = useViewer()?.kind.startsWith('REGISTERED') ?? false;

  useAnswer(getCanViewerCommentToEpisode, { episodeId }, ({ episode }) => {
    setCanComment(episode.viewerCanComment);
    setDoesWait(episode.viewerCommentWaits);
  });

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function loadMore(): Promise<void> {
    setLoading(true);
    await comments.loadMore().catch(flashError);
    setLoading(false);
  }

  async function remove(comment: Comment): Promise<void> {
    try {
      await comments.remove(comment);
      flash.set({ body: 'Comment deleted', type: 'success' });
    } catch (error) {
      flashError(error);
    }
  }

  async function setPinned(comment: Comment, isPinned: boolean): Promise<void> {
    const variables = { input: { id: comment.id } };
    try {
      await (isPinned
        ? execute(pinComment, variables, { write: true })
        : execute(unpinComment, variables, { write: true }));
      await comments.reload();
      flash.set({ body: isPinned ? 'Comment pinned' : 'Comment unpinned', type: 'success' });
    } catch (error) {
      flashError(error);
    }
  }

  /** What may be done about a comment: one's own is deleted, another's is reported and its writer silenced. */
  function actionsFor(comment: Comment): MenuItem[] {
    const deletion: MenuItem = {
      label: 'Delete',
      icon: 'trash',
      destructive: true,
      onSelect: () => void remove(comment),
    };
    const pin: MenuItem = {
      label: comment.isPinned ? 'Unpin' : 'Pin to the top',
      icon: 'pin',
      onSelect: () => void setPinned(comment, !comment.isPinned),
    };
    const own = [...(comment.isHandledByViewer ? [pin] : []), ...(comment.isDeletableByViewer ? [deletion] : [])];
    if (comment.isViewers !== false) return own;
    const name = comment.user?.displayName ?? 'this guest';
    const about = { person: { commentId: comment.id }, name, isRegistered };
    const onReport = () => report.open({ id: comment.id, what: `the comment by ${name}` });
    const onChange = () => void comments.reload().catch(() => undefined);
    return [...own, ...safetyItems(about, { onReport, onChange })];
  }

  return (
    <>
      {canComment ? (
        <CommentForm
          episodeId={episodeId}
          placeholder="What stayed with you?"
          hint={hintOf(isForFans, doesWait)}
          thanks={({ comment }) => (comment?.isHeld ? 'Sent. It is waiting for the author' : 'Comment posted')}
          onPosted={({ comment }) => {
            if (comment) comments.add(comment);
          }}
        />
      ) : null}
      {comments.items.length === 0 ? <p className="soft">No comments yet. What stayed with you?</p> : null}
      <ul className="stack" ref={list}>
        {comments.shown.map((comment) => (
          <li key={comment.id}>
            <Balloon comment={comment} actions={actionsFor(comment)} />
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
      {report.sheet}
    </>
  );
}

/** Who wrote something, as the balloon shows it. */
const writer = (user: Comment['user']) =>
  user
    ? {
        name: user.displayName,
        href: creatorPath(user.screenName),
        icon: user.iconImage ? { ...user.iconImage, width: 40, height: 40 } : null,
      }
    : null;

function Balloon({ comment, actions }: { comment: Comment; actions: MenuItem[] }) {
  const { reply } = comment;
  return (
    <CommentBalloon
      author={writer(comment.user)}
      createdAt={comment.createdAt}
      body={comment.body}
      isByAuthor={comment.isByAuthor}
      isPinned={comment.isPinned}
      state={comment.isHeld ? 'waiting' : 'shown'}
      actions={actions}
    >
      {reply ? (
        <CommentBalloon author={writer(reply.user)} createdAt={reply.createdAt} body={reply.body} isByAuthor />
      ) : null}
    </CommentBalloon>
  );
}
