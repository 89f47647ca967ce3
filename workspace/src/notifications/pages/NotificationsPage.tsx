import { Button, ButtonLink, EmptyState, Link, Skeleton } from '@komawari/ui/components';
import { useMutation, useQueryClient } from '@komawari/ui/graphql/react';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useApp } from '../../shared/useApp.ts';
import { usePages } from '../../shared/usePages.ts';
import { NotificationLine } from '../components/NotificationLine.tsx';
import type { NotificationNode } from '../describeNotification.ts';
import { GetNotifications } from '../operations/GetNotifications.ts';
import { ReadNotification } from '../operations/ReadNotification.ts';
import { refreshNotifications } from '../refreshNotifications.ts';

/** Notifications a page of the list shows. */
const NOTIFICATIONS_PER_PAGE = 50;

/** What the person is told. */
export function NotificationsPage() {
  const { viewer } = useApp();
  return (
    <>
      <title>Notifications | Komawari</title>
      {viewer?.kind === 'GUEST_WITH_PROVIDER' ? <ProfileFirst /> : <Notifications />}
    </>
  );
}

function ProfileFirst() {
  return (
    <>
      <h1>Notifications</h1>
      <EmptyState
        heading="h2"
        title="Your profile comes first"
        action={<ButtonLink href={`${paths.signUpProfile}?to=${paths.notifications}`}>Finish your profile</ButtonLink>}
      >
        Once you have a name, readers and creators can find you, and you hear about it here.
      </EmptyState>
    </>
  );
}

function Notifications() {
  const list = usePages(
    GetNotifications,
    NOTIFICATIONS_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.notifications ?? null,
  );
  return (
    <div className="told-page">
      <header className="told-page__head">
        <h1>Notifications</h1>
        <MarkAllRead nodes={list.query.data ?? []} />
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(nodes) =>
          nodes.length === 0 ? (
            <EmptyState
              heading="h2"
              title="Nothing yet"
              action={<ButtonLink href={paths.settingsNotification}>Choose what you hear about</ButtonLink>}
            >
              When creators you watch publish, or readers like, bookmark or comment on what is yours, you see it here.
            </EmptyState>
          ) : (
            <>
              <ul className="box told-list">
                {nodes.map((node) => (
                  <NotificationLine key={node.id} node={node} />
                ))}
              </ul>
              <ListEnd noun="notifications" step={NOTIFICATIONS_PER_PAGE} list={list} />
              <p className="small muted told-page__end">
                Kept for 180 days.{' '}
                <Link className="link" href={paths.settingsNotification}>
                  Notification settings
                </Link>
              </p>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function MarkAllRead({ nodes }: { nodes: readonly NotificationNode[] }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(ReadNotification, { onSuccess: () => refreshNotifications(client) });
  const [latest] = nodes;
  if (!latest || nodes.every((node) => node.isRead)) return null;
  return (
    <Button
      icon="check"
      busy={isPending}
      busyWord="Marking"
      onClick={() => mutate({ input: { until: latest.occurredAt } })}
    >
      Mark all as read
    </Button>
  );
}
