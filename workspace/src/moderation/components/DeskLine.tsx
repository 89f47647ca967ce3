import { Button, CommentBalloon, Link, StateLabel } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import deskTexts from '../../messages/desk.js';
import type { GetModerationDeskQuery } from '../../gql/graphql.ts';
import { useJudge } from '../useJudge.ts';

type DeskComment = GetModerationDeskQuery['yawarakaDesk']['comments'][number];

/** A soft comment that waits, and what can be decided about it. */
export function DeskLine({ comment: waiting }: { comment: DeskComment }) {
  const { line: texts } = useTexts(deskTexts);
  const { pending, decide } = useJudge();
  const { user, episode } = waiting;
  const author = user ? { name: user.displayName, href: `/@${user.screenName}`, icon: user.iconImage } : null;
  const comment = user ? texts.comment({ name: user.displayName }) : texts.guest();
  return (
    <li className="received">
      <div className="grow">
        <CommentBalloon author={author} createdAt={waiting.createdAt} body={waiting.body} />
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
          {waiting.isOverdue ? <StateLabel tone="warn">{texts.overdue()}</StateLabel> : null}
          {waiting.hasFilteredWord ? <StateLabel tone="warn">{texts.filtered()}</StateLabel> : null}
        </p>
        <div className="row row--tight received__below">
          <Button
            variant="ink"
            icon="check"
            busy={pending === 'DELIVER'}
            busyWord={texts.delivering()}
            aria-label={texts.deliverWhat({ comment })}
            onClick={() => decide(waiting.id, 'DELIVER')}
          >
            {texts.deliver()}
          </Button>
          <Button
            busy={pending === 'REJECT'}
            busyWord={texts.rejecting()}
            aria-label={texts.rejectWhat({ comment })}
            onClick={() => decide(waiting.id, 'REJECT')}
          >
            {texts.reject()}
          </Button>
          <Button
            variant="danger"
            busy={pending === 'REJECT_FOR_RULES'}
            busyWord={texts.rejecting()}
            aria-label={texts.forRulesWhat({ comment })}
            onClick={() => decide(waiting.id, 'REJECT_FOR_RULES')}
          >
            {texts.forRules()}
          </Button>
        </div>
      </div>
    </li>
  );
}
