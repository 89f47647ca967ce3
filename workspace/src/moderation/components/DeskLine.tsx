import { Button, CommentBalloon, Link, StateLabel } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import deskTexts from '../../messages/desk.js';
import type { GetModerationDeskQuery, YawarakaVerdict } from '../../gql/graphql.ts';
import { useJudge } from '../useJudge.ts';

type DeskComment = GetModerationDeskQuery['yawarakaDesk']['comments'][number];

/** A soft comment that waits, and what can be decided about it. */
export function DeskLine({ comment: waiting }: { comment: DeskComment }) {
  const { line: texts } = useTexts(deskTexts);
  const judge = useJudge();
  const { user, episode } = waiting;
  const author = user ? { name: user.displayName, href: `/@${user.screenName}`, icon: user.iconImage } : null;
  const comment = user ? texts.comment({ name: user.displayName }) : texts.guest();
  const decide = (verdict: YawarakaVerdict) => judge.mutate({ input: { ids: [waiting.id], verdict } });
  const isBusy = (verdict: YawarakaVerdict) => judge.isPending && judge.variables.input.verdict === verdict;
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
            busy={isBusy('DELIVER')}
            busyWord={texts.delivering()}
            aria-label={texts.deliverWhat({ comment })}
            onClick={() => decide('DELIVER')}
          >
            {texts.deliver()}
          </Button>
          <Button
            busy={isBusy('REJECT')}
            busyWord={texts.rejecting()}
            aria-label={texts.rejectWhat({ comment })}
            onClick={() => decide('REJECT')}
          >
            {texts.reject()}
          </Button>
          <Button
            variant="danger"
            busy={isBusy('REJECT_FOR_RULES')}
            busyWord={texts.rejecting()}
            aria-label={texts.forRulesWhat({ comment })}
            onClick={() => decide('REJECT_FOR_RULES')}
          >
            {texts.forRules()}
          </Button>
        </div>
      </div>
    </li>
  );
}
