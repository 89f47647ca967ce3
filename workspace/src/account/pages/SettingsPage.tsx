import { paths } from '../../shared/routes.ts';
import { Way } from '../../shared/components/Way.tsx';

/** The parts of the settings. */
export function SettingsPage() {
  return (
    <div className="settings stack">
      <title>Settings | Komawari</title>
      <h1>Settings</h1>
      <ul className="box list my__list">
        <Way href={paths.settingsProfile} icon="user" label="Profile" words="Names, introduction, picture" />
        <Way href={paths.siteEdit} icon="globe" label="Site" words="Title, colour, links, open or closed" />
        <Way
          href={paths.settingsNotification}
          icon="bell"
          label="Notifications"
          words="What we tell you about, mail about new episodes, your feed"
        />
        <Way href={paths.settingsAccount} icon="key" label="Account" words="E-mail, sign-in, sign out" />
        <Way
          href={paths.settingsData}
          icon="folder"
          label="Your data"
          words="Download everything as one file, or import it"
        />
        <Way href={paths.settingsSafety} icon="eye" label="Safety" words="Blocked and muted people, muted words" />
        <Way
          href={paths.settingsTokens}
          icon="key"
          label="Tokens"
          words="For programs that upload and publish for you"
        />
        <Way
          href={paths.settingsWebhooks}
          icon="link"
          label="Webhooks"
          words="For programs of yours that want to know what happens"
        />
        <Way href={paths.purchaseHistory} icon="yen" label="Purchases" words="What you paid, and when" />
      </ul>
    </div>
  );
}
