import { paths } from '../../app/routes.ts';
import { Way } from './MyPage.tsx';

/** The parts of the settings. */
export function SettingsPage() {
  return (
    <div className="settings stack">
      <title>Settings | Komawari</title>
      <h1>Settings</h1>
      <ul className="box list my__list">
        <Way href={paths.settingsProfile} icon="user" label="Profile" words="Names, introduction, picture" />
        <Way href={paths.siteEdit} icon="globe" label="Site" words="Title, colour, links, open or closed" />
        <Way href={paths.settingsAccount} icon="key" label="Account" words="E-mail, sign-in, sign out" />
      </ul>
    </div>
  );
}
