import { Switch } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { applicationScopes, type ApplicationScope } from '../../shared/applicationScopes.ts';
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
  return (
    <ul className="asks">
      {scopes.map((scope) => (
        <li key={scope}>
          <Icon name={applicationScopes[scope].icon} size="sm" />
          <span>
            <b className="strong">{applicationScopes[scope].label}</b>
            <small id={`gives-${scope}`}>{wordsFor(scope, person)}</small>
          </span>
          {isOptional(scope) ? (
            <Switch
              label={applicationScopes[scope].label}
              labelHidden
              aria-describedby={`gives-${scope}`}
              checked={chosen.has(scope)}
              onChange={(event) => onChoose(scope, event.currentTarget.checked)}
            />
          ) : (
            <span className="tiny muted">Always</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function wordsFor(scope: ApplicationScope, { displayName, screenName, email }: Person) {
  if (scope === 'email' && email !== null) return email;
  if (scope !== 'profile') return applicationScopes[scope].words;
  return (
    <>
      <span lang="ja">{displayName}</span>, @{screenName}, your page
    </>
  );
}
