import { Switch } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import authorizeTexts from '../../messages/authorize.js';
import { describeScope, type ApplicationScope } from '../../shared/applicationScopes.ts';
import type { Person } from '../AskedFor.ts';

/** What comes with every sign-in that asks for it; the rest is the person's to choose. */
const ALWAYS: readonly ApplicationScope[] = ['openid', 'profile'];

/** Whether a person chooses this one. */
export const isOptional = (scope: ApplicationScope): boolean => !ALWAYS.includes(scope);

export interface ScopeLinesProps {
  scopes: readonly ApplicationScope[];
  chosen: ReadonlySet<ApplicationScope>;
  person: Person;
  onChoose: (scope: ApplicationScope, isChosen: boolean) => void;
}

/** What the application gets, each in plain words; what is optional has a switch. */
export function ScopeLines({ scopes, chosen, person, onChoose }: ScopeLinesProps) {
  const { consent } = useTexts(authorizeTexts);
  return (
    <ul className="asks">
      {scopes.map((scope) => (
        <li key={scope}>
          <Icon name={describeScope(scope).icon} size="sm" />
          <span>
            <b className="strong">{describeScope(scope).label}</b>
            <small id={`gives-${scope}`}>
              <Given scope={scope} person={person} />
            </small>
          </span>
          {isOptional(scope) ? (
            <Switch
              label={describeScope(scope).label}
              labelHidden
              aria-describedby={`gives-${scope}`}
              checked={chosen.has(scope)}
              onChange={(event) => onChoose(scope, event.currentTarget.checked)}
            />
          ) : (
            <span className="tiny muted">{consent.always()}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Given({ scope, person: { displayName, screenName, email } }: { scope: ApplicationScope; person: Person }) {
  const { consent } = useTexts(authorizeTexts);
  if (scope === 'email' && email !== null) return email;
  if (scope !== 'profile') return describeScope(scope).words;
  return (
    <Sentence
      text={consent.profile()}
      parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{displayName}</span>, screenName: `@${screenName}` }}
    />
  );
}
