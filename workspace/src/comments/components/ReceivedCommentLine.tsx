import { CommentBalloon, Link, type MenuItem } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import type { ReactNode } from 'react';
import type { ReceivedComment } from '../receivedComment.ts';

export interface ReceivedCommentLineProps {
  comment: ReceivedComment;
  actions: readonly MenuItem[];
  /** What stands before it: the box it is chosen by. */
  children?: ReactNode;
}

/** A comment in the creator's list, and the episode it was written on. */
export function ReceivedCommentLine({ comment, actions, children }: ReceivedCommentLineProps) {
  const { user, episode } = comment;
  const author = user ? { name: user.displayName, href: `/@${user.screenName}`, icon: user.iconImage } : null;
  return (
    <li className="received">
      {children}
      <div className="grow">
        <CommentBalloon author={author} createdAt={comment.createdAt} body={comment.body} actions={actions} />
        <p className="small muted received__on">
          on{' '}
          <Link href={`/episodes/${episode.id}`} lang="ja">
            {episode.work.title} {formatEpisodeHeading(episode)}
          </Link>
        </p>
      </div>
    </li>
  );
}
