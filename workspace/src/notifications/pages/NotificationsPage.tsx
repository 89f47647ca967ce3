import { Button, ButtonLink, EmptyState, Link, Skeleton } from '@komawari/ui/components';
import { useMutation, useQueryClient } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import notificationsTexts from '../../messages/notifications.js';
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
  const { page: texts } = useTexts(notificationsTexts);
  const { viewer } = useApp();
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      {viewer?.kind === 'GUEST_WITH_PROVIDER' ? <ProfileFirst /> : <Notifications />}
    </>
  );
}

function ProfileFirst() {
  const { page: texts } = useTexts(notificationsTexts);
  return (
    <>
      <h1>{texts.title()}</h1>
      <EmptyState
        heading="h2"
        title={texts.profileFirst()}
        action={<ButtonLink href={`${paths.signUpProfile}?to=${paths.notifications}`}>{texts.finish()}</ButtonLink>}
      >
        {texts.profileLead()}
      </EmptyState>
    </>
  );
}

function Notifications() {
  const { page: texts } = useTexts(notificationsTexts);
  const list = usePages(
    GetNotifications,
    NOTIFICATIONS_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.notifications ?? null,
  );
  return (
    <div className="told-page">
      <header className="told-page__head">
        <h1>{texts.title()}</h1>
        <MarkAllRead nodes={list.query.data ?? []} />
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(nodes) =>
          nodes.length === 0 ? (
            <EmptyState
              heading="h2"
              title={texts.nothing()}
              action={<ButtonLink href={paths.settingsNotification}>{texts.choose()}</ButtonLink>}
            >
              {texts.lead()}
            </EmptyState>
          ) : (
            <>
              <ul className="box told-list">
                {nodes.map((node) => (
                  <NotificationLine key={node.id} node={node} />
                ))}
              </ul>
              <ListEnd noun={texts.noun()} list={list} />
              <p className="small muted told-page__end">
                <Sentence
                  text={texts.kept()}
                  parts={{
                    settings: (words) => (
                      <Link className="link" href={paths.settingsNotification}>
                        {words}
                      </Link>
                    ),
                  }}
                />
              </p>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function MarkAllRead({ nodes }: { nodes: readonly NotificationNode[] }) {
  const { page: texts } = useTexts(notificationsTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(ReadNotification, { onSuccess: () => refreshNotifications(client) });
  const [latest] = nodes;
  if (!latest || nodes.every((node) => node.isRead)) return null;
  return (
    <Button
      icon="check"
      busy={isPending}
      busyWord={texts.marking()}
      onClick={() => mutate({ input: { until: latest.occurredAt } })}
    >
      {texts.markAll()}
    </Button>
  );
}
