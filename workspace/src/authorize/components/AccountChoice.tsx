import { Button, Notice } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useSignOut } from '../../account/index.ts';
import authorizeTexts from '../../messages/authorize.js';
import type { Person } from '../AskedFor.ts';
import { Narrow } from './Narrow.tsx';
import { PersonLine } from './PersonLine.tsx';

export interface AccountChoiceProps {
  /** What the application is called. */
  name: string;
  person: Person;
  /** The path of this request, to which somebody else comes back after signing in. */
  to: string;
  onStay: () => void;
  /** The way out without a choice, and what it is called. */
  onBack: () => void;
  back: string;
  /** The way out tells the application first. */
  isLeaving?: boolean;
  /** Why it did not get through. */
  problem?: string | null;
}

/** Which account answers the request: the one of now, or another one after signing in there. */
export function AccountChoice(props: AccountChoiceProps) {
  const { name, person, to, onStay, onBack, back, isLeaving = false, problem = null } = props;
  const { choice } = useTexts(authorizeTexts);
  const { signOut, isBusy } = useSignOut(to);
  return (
    <Narrow title={choice.title()}>
      <div>
        <h1>{choice.title()}</h1>
        <p className="small soft">
          <Sentence text={choice.waits()} parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{name}</span> }} />
        </p>
      </div>
      <ul className="authorize__accounts">
        <li>
          <button
            type="button"
            className="authorize__account"
            aria-label={choice.goOn({ name: person.displayName })}
            onClick={onStay}
          >
            <PersonLine person={person}>
              <span className="label-tag label-tag--mute">{choice.now()}</span>
            </PersonLine>
          </button>
        </li>
        <li>
          <button type="button" className="authorize__account" aria-busy={isBusy || undefined} onClick={signOut}>
            <span className="authorize__person">
              <Icon name="plus" />
              <span className="grow">
                <span className="strong">{choice.another()}</span>
                <small>{choice.anotherHint()}</small>
              </span>
              <Icon name="right" size="sm" />
            </span>
          </button>
        </li>
      </ul>
      {problem === null ? null : (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div>
        <Button variant="quiet" busy={isLeaving} onClick={onBack}>
          {back}
        </Button>
      </div>
    </Narrow>
  );
}
