import { Button, Link, Switch } from '@komawari/ui/components';
import { messageOfError } from '@komawari/ui/graphql';
import { formatCount, nounFor } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { paths } from '../../shared/routes.ts';
import type { AssistantPartProps, AssistantState } from '../AssistantState.ts';
import { useSwitch } from '../useSwitch.ts';
import { Sentence } from './Sentence.tsx';
import '../styles/assistant.css';

/** The assistant's own line beside the figures: its switch, and how much it found. */
export function AssistantHead({ state }: AssistantPartProps) {
  const { turn, isPending, goal } = useSwitch();
  return (
    <aside className="nar nar--head" aria-label="Assistant">
      <div className="row spread row--nowrap">
        <b className="row row--tight">
          <Icon name="text" />
          Assistant
        </b>
        <Switch
          label="Assistant"
          labelHidden
          checked={goal ?? true}
          disabled={isPending}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </div>
      <Standing state={state} />
      <p className="tiny muted">
        {state.assistant?.isWorded
          ? 'Fixed rules find, a language model words.'
          : 'Fixed rules; nothing leaves Komawari.'}{' '}
        <Link className="link" href={paths.assistant}>
          Settings
        </Link>
      </p>
    </aside>
  );
}

function Standing({ state: { told, feedback } }: { state: AssistantState }) {
  if (told === null && feedback.error)
    return (
      <div className="stack stack--sm" role="alert">
        <p className="small">
          <b>The findings did not load.</b> {messageOfError(feedback.error)}
        </p>
        <div>
          <Button onClick={() => void feedback.refetch()} busy={feedback.isFetching}>
            Try again
          </Button>
        </div>
      </div>
    );
  if (told === null)
    return (
      <p className="tiny muted" role="status">
        Reading the numbers.
      </p>
    );
  if (told.notice.length > 0)
    return (
      <p className="small">
        <Sentence parts={told.notice} />
      </p>
    );
  const gone = told.findings.filter(({ isDiscarded }) => isDiscarded).length;
  const shown = told.findings.length - gone;
  if (told.findings.length === 0) return <p className="tiny muted">Nothing stands out in these numbers.</p>;
  return (
    <p className="tiny muted" role="status">
      {formatCount(shown)} {nounFor(shown, 'findings')}
      {gone === 0 ? '' : `, ${formatCount(gone)} discarded`}. Underlined figures lead to where they stand.
    </p>
  );
}
