// Written from messages/en/settings.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Settings {
  settings: {
    /** Settings */
    settings(): string;
    /** Profile */
    profile(): string;
    /** Names, introduction, picture */
    profileWords(): string;
    /** Site */
    site(): string;
    /** Title, colour, links, open or closed */
    siteWords(): string;
    /** Notifications */
    notifications(): string;
    /** What we tell you about, mail about new episodes, your feed */
    notificationsWords(): string;
    /** Account */
    account(): string;
    /** E-mail, sign-in, sign out */
    accountWords(): string;
    /** Your data */
    data(): string;
    /** Download everything as one file, or import it */
    dataWords(): string;
    /** Safety */
    safety(): string;
    /** Blocked and muted people, muted words */
    safetyWords(): string;
    /** Tokens */
    tokens(): string;
    /** For programs that upload and publish for you */
    tokensWords(): string;
    /** Webhooks */
    webhooks(): string;
    /** For programs of yours that want to know what happens */
    webhooksWords(): string;
    /** Purchases */
    purchases(): string;
    /** What you paid, and when */
    purchasesWords(): string;
  };
}

declare const settings: Catalogue<Settings>;
export default settings;
