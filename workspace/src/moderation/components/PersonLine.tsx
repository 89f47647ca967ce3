import { Avatar, Button, Link, RelativeTime } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import type { GetSettingsBlockedPeopleQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetSettingsBlockedPeopleQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Somebody who is blocked or muted. */
export type SilencedPerson = Viewer['people']['edges'][number]['node'];

export interface PersonLineProps {
  person: SilencedPerson;
  /** "Unblock" or "Unmute", and the other way round. */
  undoWord: string;
  redoWord: string;
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** One person, and the button that undoes it. Undone lines stay until the page is opened again. */
export function PersonLine({ person, undoWord, redoWord, isOn, isBusy, onToggle }: PersonLineProps) {
  const { user, createdAt, expiresAt } = person;
  const name = user?.displayName ?? 'A guest';
  const icon = user?.iconImage ? { ...user.iconImage, width: 40, height: 40 } : null;
  return (
    <li>
      <Avatar source={icon} name={name} size="md" />
      <div className="grow">
        <p className="strong" lang={user ? 'ja' : 'en'}>
          {user ? <Link href={`/@${user.screenName}`}>{name}</Link> : name}
        </p>
        <p className="small muted">
          Since <RelativeTime at={createdAt} />
          {expiresAt ? `, until ${formatDay(expiresAt)}` : null}
        </p>
      </div>
      {/* A visitor cannot be named again, so undoing that is for good. */}
      {isOn || user ? (
        <Button busy={isBusy} onClick={onToggle} aria-label={`${isOn ? undoWord : redoWord} ${name}`}>
          {isOn ? undoWord : redoWord}
        </Button>
      ) : null}
    </li>
  );
}
