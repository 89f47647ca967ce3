import { Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
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

const SWITCHES: { name: Name; label: string; hint: string }[] = [
  { name: 'episodeLikeEnabled', label: 'Likes', hint: 'Somebody likes an episode of yours.' },
  { name: 'episodeCommentEnabled', label: 'Comments', hint: 'Somebody comments on an episode of yours.' },
  { name: 'workBookmarkEnabled', label: 'Bookmarks', hint: 'Somebody bookmarks a work of yours.' },
  { name: 'userWatchEnabled', label: 'New fans', hint: 'Somebody starts watching you.' },
  { name: 'purchaseEpisodeEnabled', label: 'Sales', hint: 'Somebody buys an episode of yours.' },
];

/** What the person is told of on the site, and what by mail. */
export function NotificationSettingsPage() {
  const query = useQuery(GetNotificationSettings, {});
  return (
    <SettingsFrame title="Notifications">
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <>
                <section className="box stack" aria-labelledby="told-of">
                  <h2 id="told-of">On the site</h2>
                  {SWITCHES.map((one) => (
                    <OneSwitch key={one.name} {...one} isOn={viewer.notificationSettings[one.name]} />
                  ))}
                  <p className="small muted">
                    You are always told what creators you watch publish, what moderators do, and news from Komawari.
                  </p>
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
  const [isOn, setIsOn] = useState(wasOn);
  const { mutate, isPending } = useMutation(UpdateNotificationSettings2, {
    onSuccess: (_result, { input }) =>
      flash.set({ body: `${label}: ${input[name] ? 'on' : 'off'} from now on`, type: 'success' }),
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
