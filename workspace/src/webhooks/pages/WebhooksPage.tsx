import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import webhooksTexts from '../../messages/webhooks.js';
import { NewWebhook } from '../components/NewWebhook.tsx';
import { WebhookBox } from '../components/WebhookBox.tsx';
import { GetSettingsWebhooks } from '../operations/GetSettingsWebhooks.ts';

/** Milliseconds between looks at a delivery that goes out now. */
const LOOK_EVERY = 2000;

/** Whether somebody waits in front of the screen for a first try; later ones take minutes. */
function isUnderWay(data: GetSettingsWebhooksQuery | undefined): boolean {
  const webhooks = (data ? registeredOf(data.viewer) : null)?.webhooks ?? [];
  return webhooks.some(({ deliveries }) =>
    deliveries.some(({ state, attempts }) => state === 'WAITING' && attempts === 0),
  );
}

/** Addresses that are told of what happens: added, tested, switched off, deleted. */
export function WebhooksPage() {
  const { page } = useTexts(webhooksTexts);
  const query = useQuery(
    GetSettingsWebhooks,
    {},
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY : false) },
  );
  return (
    <SettingsFrame title={page.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) =>
              viewer.kind === 'REGISTERED' ? (
                <>
                  <NewWebhook />
                  {viewer.webhooks.length === 0 ? (
                    <p className="muted">{page.none()}</p>
                  ) : (
                    viewer.webhooks.map((webhook) => <WebhookBox key={webhook.id} webhook={webhook} />)
                  )}
                </>
              ) : (
                <Notice>{page.emailFirst()}</Notice>
              )
            }
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
