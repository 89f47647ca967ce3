import { Link, Picture } from '@komawari/ui/components';
import { formatExact, formatRelative } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useQueryClient } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useId } from 'react';
import { languageOfText } from '@komawari/ui/languageOfText';
import notificationsTexts from '../../messages/notifications.js';
import sharedTexts from '../../messages/shared.js';
import { describeNotification, namedIn, type NotificationNode } from '../describeNotification.ts';
import { nameActors } from '../nameActors.ts';
import { ReadNotification } from '../operations/ReadNotification.ts';
import { refreshNotifications } from '../refreshNotifications.ts';

/** One thing the person is told. Following it marks it as read, as does a press anywhere on one that leads nowhere. */
export function NotificationLine({ node }: { node: NotificationNode }) {
  const { line: texts } = useTexts(notificationsTexts);
  const { suspended } = useTexts(sharedTexts);
  const client = useQueryClient();
  const wordsId = useId();
  const words = describeNotification(node);
  if (!words) return null;

  function markRead(): void {
    if (node.isRead) return;
    // The next page may be another document, and the request outlives this one.
    execute(ReadNotification, { input: { id: node.id } }, { write: true, keepalive: true })
      .then(() => refreshNotifications(client))
      // Offline: it stays unread, which is true.
      .catch(() => undefined);
  }

  const wayTo = (said: string, lang?: string) =>
    words.href ? (
      <Link className="told__way" href={words.href} lang={lang} onClick={markRead} onAuxClick={markRead}>
        {said}
      </Link>
    ) : (
      <span lang={lang}>{said}</span>
    );
  return (
    <li className="told" data-unread={node.isRead ? undefined : ''}>
      <Icon name={words.icon} />
      <div className="grow">
        <p className="told__words" id={wordsId}>
          {node.isRead ? null : <span className="sr">{texts.unread()} </span>}
          <Sentence
            text={words.text}
            parts={{
              who: <Who node={node} />,
              thing: wayTo(words.thing, words.lang),
              way: (said) => wayTo(said),
            }}
          />
        </p>
        {words.reason ? (
          <p className="small soft pre">
            <Sentence
              text={suspended.why()}
              parts={{ reason: <span lang={languageOfText(words.reason)}>{words.reason}</span> }}
            />
          </p>
        ) : null}
        <time className="tiny muted" dateTime={node.occurredAt} title={formatExact(node.occurredAt)} lang="ja">
          {formatRelative(node.occurredAt)}
        </time>
        {words.href === null && !node.isRead ? (
          <p>
            <button type="button" className="link small told__read" aria-describedby={wordsId} onClick={markRead}>
              {texts.markRead()}
            </button>
          </p>
        ) : null}
      </div>
      {words.picture ? (
        <span className="told__picture">
          <Picture source={words.picture} alt="" sizes="64px" />
        </span>
      ) : null}
    </li>
  );
}

function Who({ node }: { node: NotificationNode }) {
  const { line: texts } = useTexts(notificationsTexts);
  const name = namedIn(node);
  if (name) return <b lang={UNRECORDED_LANGUAGE}>{name}</b>;
  const { names, others } = nameActors(
    node.actors.map((actor) => actor.displayName),
    node.actorCount,
  );
  const [first, second] = names.map((person) => (
    <b key={person} lang={UNRECORDED_LANGUAGE}>
      {person}
    </b>
  ));
  if (!first) return <Sentence text={texts.readers({ count: others })} />;
  if (second) return <Sentence text={texts.two()} parts={{ first, second }} />;
  return <Sentence text={others > 0 ? texts.more({ count: others }) : texts.one()} parts={{ first }} />;
}
