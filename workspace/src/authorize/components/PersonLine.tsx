import { Avatar } from '@komawari/ui/components';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import type { Person } from '../AskedFor.ts';

/** An account in a line, and what can be done about it. */
export function PersonLine({ person, children }: { person: Person; children?: ReactNode }) {
  return (
    <div className="authorize__person">
      <Avatar source={person.icon} name={person.displayName} size="md" />
      <div className="grow">
        <p className="strong clamp1" lang={UNRECORDED_LANGUAGE}>
          {person.displayName}
        </p>
        <p className="tiny muted">@{person.screenName}</p>
      </div>
      {children}
    </div>
  );
}
