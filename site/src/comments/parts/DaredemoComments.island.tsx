import { Button, CommentBalloon, LoadMoreArea, type MenuItem } from '@komawari/ui/components';
import { formatCount, refreshRelativeTimes } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { execute, flashError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../graphql/useAnswer.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { creatorPath } from '../../paths.ts';
import daredemoCommentsTexts from '../../messages/daredemoComments.js';
import { nameInMenu, safetyItems } from '../../moderation/safetyItems.ts';
import { useReportSheet } from '../../moderation/useReportSheet.tsx';
import { CommentForm } from './CommentForm.tsx';
import { getCanViewerCommentToEpisode, pinComment, unpinComment } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';
import { useComments, type Comment, type FirstComments } from './useComments.ts';
import { useKeptPlace } from './useKeptPlace.ts';

interface Props extends FirstComments {
  episodeId: string;
  isOpen: boolean;
  /** Whether only fans get to see the episode, and with it the comments. */
  isForFans: boolean;
}

/** Who reads a comment, and when. */
function hintOf(isForFans: boolean, doesWait: boolean): string {
  const { hint } = textsOf(daredemoCommentsTexts);
  if (doesWait) return isForFans ? hint.fansAfterAuthor() : hint.allAfterAuthor();
  return isForFans ? hint.fans() : hint.all();
}

/** Everybody's comments on an episode, newest first behind the pinned one: read, write, delete your own, load more. */
export function DaredemoComments({ episodeId, isOpen, isForFans, ...page }: Props) {
  const { actions, list: words } = useTexts(daredemoCommentsTexts);
  const comments = useComments(episodeId, page);
  const [canComment, setCanComment] = useState(isOpen);
  const [doesWait, setDoesWait] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const keptPlace = useKeptPlace();
  const report = useReportSheet();
  const isRegistered = useViewer()?.kind.startsWith('REGISTERED') ?? false;

  useAnswer(getCanViewerCommentToEpisode, { episodeId }, ({ episode }) => {
    setCanComment(episode.viewerCanComment);
    setDoesWait(episode.viewerCommentWaits);
  });

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function remove(comment: Comment): Promise<void> {
    try {
      await comments.remove(comment);
      flash.set({ body: actions.deleted(), type: 'success' });
    } catch (error) {
      flashError(error);
    }
  }

  async function setPinned(comment: Comment, isPinned: boolean): Promise<void> {
    const variables = { input: { id: comment.id } };
    try {
      refuseProblems(
        isPinned
          ? (await execute(pinComment, variables, { write: true })).pinComment
          : (await execute(unpinComment, variables, { write: true })).unpinComment,
      );
      await comments.reload();
      flash.set({ body: isPinned ? actions.pinned() : actions.unpinned(), type: 'success' });
    } catch (error) {
      flashError(error);
    }
  }

  /** What may be done about a comment: one's own is deleted, another's is reported and its writer silenced. */
  function actionsFor(comment: Comment): MenuItem[] {
    const deletion: MenuItem = {
      label: actions.delete(),
      icon: 'trash',
      destructive: true,
      onSelect: () => void remove(comment),
    };
    const pin: MenuItem = {
      label: comment.isPinned ? actions.unpin() : actions.pin(),
      icon: 'pin',
      onSelect: () => void setPinned(comment, !comment.isPinned),
    };
    const own = [...(comment.isHandledByViewer ? [pin] : []), ...(comment.isDeletableByViewer ? [deletion] : [])];
    if (comment.isViewers !== false) return own;
    const name = nameInMenu(comment.user?.displayName);
    const about = { person: { commentId: comment.id }, name, isRegistered };
    const onReport = () => report.open({ id: comment.id, what: words.commentBy({ name }) });
    const onChange = () => void comments.reload().catch(() => undefined);
    return [...own, ...safetyItems(about, { onReport, onChange })];
  }

  return (
    <>
      {canComment ? (
        <CommentForm
          episodeId={episodeId}
          placeholder={words.placeholder()}
          hint={hintOf(isForFans, doesWait)}
          thanks={({ comment }) => (comment?.isHeld ? words.waits() : words.posted())}
          onPosted={({ comment }) => {
            if (comment) comments.add(comment);
          }}
        />
      ) : null}
      {comments.items.length === 0 ? <p className="soft">{words.none()}</p> : null}
      <ul className="stack" ref={list} {...keptPlace}>
        {comments.shown.map((comment) => (
          <li key={comment.id}>
            <Balloon comment={comment} actions={actionsFor(comment)} />
          </li>
        ))}
      </ul>
      {comments.hasMore ? (
        <LoadMoreArea>
          <Button busy={comments.isLoading} busyWord={words.loading()} onClick={() => void comments.loadMore()}>
            {words.more({ count: formatCount(Math.min(comments.total - comments.items.length, commentsPerPage)) })}
          </Button>
        </LoadMoreArea>
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
