import { Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import notificationsTexts from '../../messages/notifications.js';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetNotificationSettingsQuery } from '../../gql/graphql.ts';
import { WatchedFeed, WatchedUsers } from '../../watching/index.ts';
import { GetNotificationSettings } from '../operations/GetNotificationSettings.ts';
import { UpdateNotificationSettings2 } from '../operations/UpdateNotificationSettings2.ts';

type Settings = Extract<
  GetNotificationSettingsQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['notificationSettings'];
type Name = Exclude<keyof Settings, '__typename'>;

const SWITCHES = [
  'episodeLikeEnabled',
  'episodeCommentEnabled',
  'workBookmarkEnabled',
  'userWatchEnabled',
  'purchaseEpisodeEnabled',
] as const satisfies Name[];

/** What the person is told of on the site, and what by mail. */
export function NotificationSettingsPage() {
  const { settings: texts, kinds, kindHints } = useTexts(notificationsTexts);
  const query = useQuery(GetNotificationSettings, {});
  return (
    <SettingsFrame title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <>
                <section className="box stack" aria-labelledby="told-of">
                  <h2 id="told-of">{texts.onSite()}</h2>
                  {SWITCHES.map((name) => (
                    <OneSwitch
                      key={name}
                      name={name}
                      label={kinds[name]()}
                      hint={kindHints[name]()}
                      isOn={viewer.notificationSettings[name]}
                    />
                  ))}
                  <p className="small muted">{texts.always()}</p>
                </section>
                <WatchedUsers />
                <WatchedFeed createdAt={viewer.watchedFeedCreatedAt ?? null} onChange={query.refetch} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function OneSwitch({ name, label, hint, isOn: wasOn }: { name: Name; label: string; hint: string; isOn: boolean }) {
  const { settings: texts } = useTexts(notificationsTexts);
  const [isOn, setIsOn] = useState(wasOn);
  const { mutate, isPending } = useMutation(UpdateNotificationSettings2, {
    onSuccess: (_result, { input }) =>
      flash.set({ body: input[name] ? texts.on({ what: label }) : texts.off({ what: label }), type: 'success' }),
    onError: (_error, { input }) => setIsOn(!input[name]),
  });
  return (
    <Switch
      label={label}
      hint={hint}
      checked={isOn}
      disabled={isPending}
      onChange={(event) => {
        setIsOn(event.target.checked);
        mutate({ input: { [name]: event.target.checked } });
      }}
    />
  );
}
