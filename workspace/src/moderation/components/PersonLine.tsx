import { Avatar, Button, Link, RelativeTime } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { Sentence, useLanguage, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import safetyTexts from '../../messages/safety.js';
import type { GetSettingsBlockedPeopleQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetSettingsBlockedPeopleQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Somebody who is blocked or muted. */
export type SilencedPerson = Viewer['people']['edges'][number]['node'];

interface Deed {
  word: string;
  /** The same with whom it is done to, read aloud. */
  of: (name: string) => string;
}

export interface PersonLineProps {
  person: SilencedPerson;
  /** "Unblock" or "Unmute", and the other way round. */
  undo: Deed;
  redo: Deed;
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** One person, and the button that undoes it. Undone lines stay until the page is opened again. */
export function PersonLine({ person, undo, redo, isOn, isBusy, onToggle }: PersonLineProps) {
  const { person: texts } = useTexts(safetyTexts);
  const { user, createdAt, expiresAt } = person;
  const language = useLanguage();
  const name = user?.displayName ?? texts.guest();
  const deed = isOn ? undo : redo;
  const icon = user?.iconImage ? { ...user.iconImage, width: 40, height: 40 } : null;
  return (
    <li>
      <Avatar source={icon} name={name} size="md" />
      <div className="grow">
        <p className="strong" lang={user ? UNRECORDED_LANGUAGE : language}>
          {user ? <Link href={`/@${user.screenName}`}>{name}</Link> : name}
        </p>
        <p className="small muted">
          <Sentence
            text={expiresAt ? texts.sinceUntil({ day: formatDay(expiresAt) }) : texts.since()}
            parts={{ time: <RelativeTime at={createdAt} /> }}
          />
        </p>
      </div>
      {/* A visitor cannot be named again, so undoing that is for good. */}
      {isOn || user ? (
        <Button busy={isBusy} onClick={onToggle} aria-label={deed.of(name)}>
          {deed.word}
        </Button>
      ) : null}
    </li>
  );
}
