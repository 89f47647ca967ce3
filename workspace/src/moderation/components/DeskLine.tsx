import { Button, CommentBalloon, Link, StateLabel } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import type { GetModerationDeskQuery, YawarakaVerdict } from '../../gql/graphql.ts';
import { useJudge } from '../useJudge.ts';

type DeskComment = GetModerationDeskQuery['yawarakaDesk']['comments'][number];

/** A soft comment that waits, and what can be decided about it. */
export function DeskLine({ comment }: { comment: DeskComment }) {
  const judge = useJudge();
  const { user, episode } = comment;
  const author = user ? { name: user.displayName, href: `/@${user.screenName}`, icon: user.iconImage } : null;
  const about = `the comment by ${user?.displayName ?? 'this guest'}`;
  const decide = (verdict: YawarakaVerdict) => judge.mutate({ input: { ids: [comment.id], verdict } });
  const isBusy = (verdict: YawarakaVerdict) => judge.isPending && judge.variables.input.verdict === verdict;
  return (
    <li className="received">
      <div className="grow">
        <CommentBalloon author={author} createdAt={comment.createdAt} body={comment.body} />
        <p className="small muted received__on">
          on{' '}
          <Link href={`/episodes/${episode.id}`} lang="ja">
            {episode.work.title} {formatEpisodeHeading(episode)}
          </Link>
          {comment.isOverdue ? <StateLabel tone="warn">Over 24 hours</StateLabel> : null}
          {comment.hasFilteredWord ? <StateLabel tone="warn">Filtered word</StateLabel> : null}
        </p>
        <div className="row row--tight received__below">
          <Button
            variant="ink"
            icon="check"
            busy={isBusy('DELIVER')}
            busyWord="Delivering"
            aria-label={`Deliver ${about}`}
            onClick={() => decide('DELIVER')}
          >
            Deliver
          </Button>
          <Button
            busy={isBusy('REJECT')}
            busyWord="Rejecting"
            aria-label={`Reject ${about}`}
            onClick={() => decide('REJECT')}
          >
            Reject
          </Button>
          <Button
            variant="danger"
            busy={isBusy('REJECT_FOR_RULES')}
            busyWord="Rejecting"
            aria-label={`Reject ${about}, it breaks the rules`}
            onClick={() => decide('REJECT_FOR_RULES')}
          >
            Breaks the rules
          </Button>
        </div>
      </div>
    </li>
  );
}
