import { Button, Link, Switch } from '@komawari/ui/components';
import { reasonOfError } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import assistantTexts from '../../messages/assistant.js';
import { paths } from '../../shared/routes.ts';
import type { AssistantPartProps, AssistantState } from '../AssistantState.ts';
import { useSwitch } from '../useSwitch.ts';
import { Sentence } from './Sentence.tsx';
import '../styles/assistant.css';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

/** The assistant's own line beside the figures: its switch, and how much it found. */
export function AssistantHead({ state }: AssistantPartProps) {
  const { head: texts } = useTexts(assistantTexts);
  const { turn, isPending, goal } = useSwitch();
  return (
    <aside className="nar nar--head" aria-label={texts.label()}>
      <div className="row spread row--nowrap">
        <b className="row row--tight">
          <Icon name="text" />
          {texts.label()}
        </b>
        <Switch
          label={texts.label()}
          labelHidden
          checked={goal ?? true}
          disabled={isPending}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </div>
      <Standing state={state} />
      <p className="tiny muted">
        {state.assistant?.isWorded ? texts.worded() : texts.rules()}{' '}
        <Link className="link" href={paths.assistant}>
          {texts.settings()}
        </Link>
      </p>
    </aside>
  );
}

function Standing({ state: { told, feedback } }: { state: AssistantState }) {
  const { head: texts } = useTexts(assistantTexts);
  if (told === null && feedback.error)
    return (
      <div className="stack stack--sm" role="alert">
        <p className="small">
          <b>{texts.notLoaded()}</b>
          <SentenceSpace />
          {reasonOfError(feedback.error)}
        </p>
        <div>
          <Button onClick={() => void feedback.refetch()} busy={feedback.isFetching}>
            {texts.tryAgain()}
          </Button>
        </div>
      </div>
    );
  if (told === null)
    return (
      <p className="tiny muted" role="status">
        {texts.reading()}
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
  if (told.findings.length === 0) return <p className="tiny muted">{texts.nothing()}</p>;
  return (
    <p className="tiny muted" role="status">
      {gone === 0 ? texts.found({ count: shown }) : texts.foundGone({ count: shown, gone })}
    </p>
  );
}
