import { Button, Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { paths } from '../../shared/routes.ts';
import type { AssistantPartProps } from '../AssistantState.ts';
import { useSwitch } from '../useSwitch.ts';
import '../styles/assistant.css';

/** What the assistant would do, for who was never asked; one line for who said no. */
export function AssistantOffer({ state: { assistant } }: AssistantPartProps) {
  const { turn, isPending, goal } = useSwitch();
  if (assistant?.hasChosen)
    return (
      <p className="an-assistant-off small muted">
        <Icon name="text" size="sm" />
        <span>The assistant is off.</span>
        <Link className="link" href={paths.assistant}>
          Assistant settings
        </Link>
      </p>
    );
  return (
    <aside className="optin" aria-label="Assistant">
      <div>
        <p className="row row--tight strong">
          <Icon name="text" />
          Assistant is off
        </p>
        <p className="small soft measure">
          It reads the numbers on this page and writes a sentence or two beside each chart. Every figure in them leads
          to where it stands. You discard what does not help.
        </p>
      </div>
      <Promises />
      <div className="row row--tight">
        <Button variant="ink" busy={isPending && goal === true} onClick={() => turn(true)}>
          Turn on
        </Button>
        <Button variant="quiet" busy={isPending && goal === false} onClick={() => turn(false)}>
          Not now
        </Button>
      </div>
    </aside>
  );
}

const promises = [
  'Fixed rules, the same for everybody',
  'No page, text or name leaves Komawari',
  'Off again with one press',
];

function Promises() {
  return (
    <ul className="small">
      {promises.map((promise) => (
        <li key={promise}>
          <Icon name="check" size="sm" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
