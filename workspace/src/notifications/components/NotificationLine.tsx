import { Link, Picture } from '@komawari/ui/components';
import { formatExact, formatRelative } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useQueryClient } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { describeNotification, namedIn, type NotificationNode } from '../describeNotification.ts';
import { nameActors } from '../nameActors.ts';
import { ReadNotification } from '../operations/ReadNotification.ts';
import { refreshNotifications } from '../refreshNotifications.ts';

/** One thing the person is told. Following it marks it as read. */
export function NotificationLine({ node }: { node: NotificationNode }) {
  const client = useQueryClient();
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

  const thing = words.thing || words.verb;
  return (
    <li className="told" data-unread={node.isRead ? undefined : ''}>
      <Icon name={words.icon} />
      <div className="grow">
        <p className="told__words">
          {node.isRead ? null : <span className="sr">Unread: </span>}
          <Who node={node} hasActors={words.hasActors} />
          {words.thing ? `${words.verb} ` : null}
          {words.href ? (
            <Link
              className="told__way"
              href={words.href}
              lang={words.thing ? 'ja' : undefined}
              onClick={markRead}
              onAuxClick={markRead}
            >
              {thing}
            </Link>
          ) : (
            <span lang={words.thing ? 'ja' : undefined}>{thing}</span>
          )}
        </p>
        <time className="tiny muted" dateTime={node.occurredAt} title={formatExact(node.occurredAt)} lang="ja">
          {formatRelative(node.occurredAt)}
        </time>
      </div>
      {words.picture ? (
        <span className="told__picture">
          <Picture source={words.picture} alt="" sizes="64px" />
        </span>
      ) : null}
    </li>
  );
}

function Who({ node, hasActors }: { node: NotificationNode; hasActors: boolean }) {
  const name = namedIn(node);
  if (name)
    return (
      <>
        <b lang="ja">{name}</b>{' '}
      </>
    );
  if (!hasActors) return null;
  const { names, others } = nameActors(
    node.actors.map((actor) => actor.displayName),
    node.actorCount,
  );
  return (
    <>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ' and ' : null}
          <b lang="ja">{name}</b>
        </span>
      ))}
      {names.length > 0 && others ? ' and ' : null}
      {others ? <b>{others}</b> : null}{' '}
    </>
  );
}
