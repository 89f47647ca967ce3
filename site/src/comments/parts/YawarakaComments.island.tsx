import { Button, CommentBalloon, LoadMoreArea, type MenuItem } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef, useState } from 'react';
import type { YawarakaCommentFieldsFragment } from '../../gql/graphql.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { useAnswer } from '../../graphql/useAnswer.ts';
import { creatorPath } from '../../paths.ts';
import yawarakaCommentsTexts from '../../messages/yawarakaComments.js';
import { nameInMenu, safetyItems } from '../../moderation/safetyItems.ts';
import { useReportSheet } from '../../moderation/useReportSheet.tsx';
import { CommentForm } from './CommentForm.tsx';
import { getCanViewerCommentToEpisode } from './commentOperations.ts';
import { commentsPerPage } from './commentsPerPage.ts';
import type { SoftComments } from '../loadSoftComments.ts';
import { Posters } from './Posters.tsx';
import { postersShown } from './postersShown.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useViewersComments, type ShownComments } from './useViewersComments.ts';
import { getEpisodePageYawarakaCommentPostedUsers, getEpisodePageYawarakaComments } from './yawarakaOperations.ts';

type Comment = YawarakaCommentFieldsFragment;

interface Props {
  episodeId: string;
  authorName: string;
  /** The newest comments everybody may read, as of the page. */
  first: Comment[];
  /** Whether there are more than those. */
  hasMore: boolean;
  isOpen: boolean;
  /** Whether readers may read delivered comments. */
  isShown: boolean;
  /** How many words had reached the author as of the page. */
  count: number;
  /** Whether the page was written before a wall, so that nobody who wrote stands on it. */
  isWalled: boolean;
}

async function loadPage(episodeId: string, after: string | null): Promise<ShownComments<Comment>> {
  const variables = { id: episodeId, first: commentsPerPage, after };
  const { pageInfo, ...page } = (await execute(getEpisodePageYawarakaComments, variables)).episode.yawarakaComments;
  return { items: nodesOf(page), after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}

/** Kind words for the author: write them, see what became of your own, and read those of others where that is allowed. */
export function YawarakaComments(props: Props) {
  const { episodeId, authorName, first, isOpen, isShown, count, isWalled } = props;
  const [canComment, setCanComment] = useState(isOpen);
  const {
    comments: { items, after },
    setComments,
    ...more
  } = useViewersComments<Comment, ShownComments<Comment>>(episodeId, { items: first }, loadPage);
  const list = useRef<HTMLUListElement>(null);
  const keptPlace = useKeptPlace();
  const report = useReportSheet();
  const viewer = useViewer();
  const { words } = useTexts(yawarakaCommentsTexts);

  useAnswer(getCanViewerCommentToEpisode, { episodeId }, ({ episode }) => setCanComment(episode.viewerCanComment));

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  function actionsFor(comment: Comment): MenuItem[] {
    if (comment.isViewers || viewer === undefined) return [];
    const name = nameInMenu(comment.user?.displayName);
    const isRegistered = viewer.kind.startsWith('REGISTERED');
    const onReport = () => report.open({ id: comment.id, what: words.commentBy({ name }) });
    const onChange = () => void more.reload().catch(() => undefined);
    return safetyItems({ person: { commentId: comment.id }, name, isRegistered }, { onReport, onChange });
  }

  const hasMore = after === undefined ? props.hasMore : after !== null;
  const author = { author: authorName };
  return (
    <>
      {isWalled ? <PostersBehindWall episodeId={episodeId} authorName={authorName} /> : null}
      {canComment ? (
        <CommentForm
          episodeId={episodeId}
          placeholder={words.placeholder()}
          hint={isShown ? words.readByAll(author) : words.readByAuthor(author)}
          thanks={() => words.sent()}
          onPosted={({ yawarakaComment }) => {
            if (yawarakaComment) setComments((before) => ({ ...before, items: [yawarakaComment, ...before.items] }));
          }}
        />
      ) : null}
      {count === 0 && items.length === 0 ? <p className="soft">{words.none()}</p> : null}
      <ul className="stack" ref={list} {...keptPlace}>
        {items.map((comment) => (
          <li key={comment.id}>
            <SoftBalloon comment={comment} authorName={authorName} actions={actionsFor(comment)} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <LoadMoreArea>
          <Button busy={more.isLoading} busyWord={words.loading()} onClick={() => void more.loadMore()}>
            {words.more()}
          </Button>
        </LoadMoreArea>
      ) : null}
      {report.sheet}
    </>
  );
}

/** Who sent kind words, for who passed the wall. */
function PostersBehindWall({ episodeId, authorName }: { episodeId: string; authorName: string }) {
  const [shown, setShown] = useState<Pick<SoftComments, 'posters' | 'count'> | null>(null);
  useEffect(
    function loadAsViewer() {
      execute(getEpisodePageYawarakaCommentPostedUsers, { id: episodeId, first: postersShown })
        .then(({ episode }) =>
          setShown({ posters: episode.yawarakaCommentPostedUsers, count: episode.yawarakaCommentCount }),
        )
        // Offline: nobody's icon is there.
        .catch(() => undefined);
    },
    [episodeId],
  );
  return shown && shown.posters.length > 0 ? <Posters {...shown} authorName={authorName} /> : null;
}

function SoftBalloon({ comment, authorName, actions }: { comment: Comment; authorName: string; actions: MenuItem[] }) {
  const { words } = useTexts(yawarakaCommentsTexts);
  const { user, state } = comment;
  return (
    <>
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
        state={state === 'PENDING' ? 'waiting' : 'shown'}
        actions={actions}
      />
      {state === 'DELIVERED' ? (
        <p className="small muted comment__standing">{words.delivered({ author: authorName })}</p>
      ) : null}
      {state === 'REJECTED' ? <p className="small err comment__standing">{words.rejected()}</p> : null}
    </>
  );
}
