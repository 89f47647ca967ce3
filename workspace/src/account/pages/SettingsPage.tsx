import { useTexts } from '@komawari/ui/language/react';
import settingsTexts from '../../messages/settings.js';
import { paths } from '../../shared/routes.ts';
import { Way } from '../../shared/components/Way.tsx';

/** The parts of the settings. */
export function SettingsPage() {
  const { settings: texts } = useTexts(settingsTexts);
  return (
    <div className="settings stack">
      <title>{`${texts.settings()} | Komawari`}</title>
      <h1>{texts.settings()}</h1>
      <ul className="box list my__list">
        <Way href={paths.settingsProfile} icon="user" label={texts.profile()} words={texts.profileWords()} />
        <Way href={paths.siteEdit} icon="globe" label={texts.site()} words={texts.siteWords()} />
        <Way
          href={paths.settingsNotification}
          icon="bell"
          label={texts.notifications()}
          words={texts.notificationsWords()}
        />
        <Way href={paths.settingsAccount} icon="key" label={texts.account()} words={texts.accountWords()} />
        <Way href={paths.settingsData} icon="folder" label={texts.data()} words={texts.dataWords()} />
        <Way href={paths.settingsSafety} icon="eye" label={texts.safety()} words={texts.safetyWords()} />
        <Way href={paths.settingsTokens} icon="key" label={texts.tokens()} words={texts.tokensWords()} />
        <Way href={paths.settingsWebhooks} icon="link" label={texts.webhooks()} words={texts.webhooksWords()} />
        <Way href={paths.purchaseHistory} icon="yen" label={texts.purchases()} words={texts.purchasesWords()} />
      </ul>
    </div>
  );
}
