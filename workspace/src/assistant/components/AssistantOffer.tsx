import { Button, Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import assistantTexts from '../../messages/assistant.js';
import { paths } from '../../shared/routes.ts';
import type { AssistantPartProps } from '../AssistantState.ts';
import { useSwitch } from '../useSwitch.ts';
import '../styles/assistant.css';

/** What the assistant would do, for who was never asked; one line for who said no. */
export function AssistantOffer({ state: { assistant } }: AssistantPartProps) {
  const { offer: texts } = useTexts(assistantTexts);
  const { turn, isPending, goal } = useSwitch();
  if (assistant?.hasChosen)
    return (
      <p className="an-assistant-off small muted">
        <Icon name="text" size="sm" />
        <span>{texts.isOff()}</span>
        <Link className="link" href={paths.assistant}>
          {texts.settings()}
        </Link>
      </p>
    );
  return (
    <aside className="optin" aria-label={texts.label()}>
      <div>
        <p className="row row--tight strong">
          <Icon name="text" />
          {texts.title()}
        </p>
        <p className="small soft measure">{texts.lead()}</p>
      </div>
      <Promises />
      <div className="row row--tight">
        <Button variant="ink" busy={isPending && goal === true} onClick={() => turn(true)}>
          {texts.turnOn()}
        </Button>
        <Button variant="quiet" busy={isPending && goal === false} onClick={() => turn(false)}>
          {texts.notNow()}
        </Button>
      </div>
    </aside>
  );
}

function Promises() {
  const { offer: texts } = useTexts(assistantTexts);
  return (
    <ul className="small">
      {[texts.rules(), texts.stays(), texts.offAgain()].map((promise) => (
        <li key={promise}>
          <Icon name="check" size="sm" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
