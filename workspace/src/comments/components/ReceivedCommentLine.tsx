import { CommentBalloon, Link, StateLabel, type MenuItem } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { Sentence, useLanguage, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import commentsTexts from '../../messages/comments.js';
import type { OpenComment, ReceivedComment } from '../receivedComment.ts';

export interface ReceivedCommentLineProps {
  comment: ReceivedComment & Partial<Pick<OpenComment, 'isPinned' | 'holdReason' | 'reply'>>;
  actions: readonly MenuItem[];
  /** What stands before it: the box it is chosen by. */
  children?: ReactNode;
  /** What stands below it: the form of an answer, what can be decided. */
  below?: ReactNode;
}

/** A comment in the creator's list, and the episode it was written on. */
export function ReceivedCommentLine({ comment, actions, children, below }: ReceivedCommentLineProps) {
  const { line: texts } = useTexts(commentsTexts);
  const language = useLanguage();
  const { user, episode, reply } = comment;
  const author = user ? { name: user.displayName, href: `/@${user.screenName}`, icon: user.iconImage } : null;
  return (
    // The keys of the list bring the focus here.
    <li className="received" tabIndex={-1}>
      {children}
      <div className="grow">
        <CommentBalloon
          author={author}
          createdAt={comment.createdAt}
          body={comment.body}
          isPinned={comment.isPinned ?? false}
          actions={actions}
        >
          {reply ? (
            <p className="answer" lang={UNRECORDED_LANGUAGE}>
              <span className="answer__who small muted" lang={language}>
                {texts.answer()}
              </span>
              {reply.body}
            </p>
          ) : null}
        </CommentBalloon>
        <p className="small muted received__on">
          <Sentence
            text={texts.on()}
            parts={{
              episode: (
                <Link href={`/episodes/${episode.id}`} lang={episode.work.language}>
                  {episode.work.title} {formatEpisodeHeading(episode)}
                </Link>
              ),
            }}
          />
          {comment.holdReason === 'FILTERED_WORD' ? <StateLabel tone="warn">{texts.filtered()}</StateLabel> : null}
        </p>
        {below ? <div className="received__below">{below}</div> : null}
      </div>
    </li>
  );
}
