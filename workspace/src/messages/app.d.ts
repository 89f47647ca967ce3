// Written from messages/en/app.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface App {
  my: {
    /** Main, short */
    bar(): string;
    /** Your pages */
    tabs(): string;
  };
  places: {
    /** Workspace */
    workspace(): string;
    /** Home */
    home(): string;
    /** Works */
    works(): string;
    /** Illustrations */
    illustrations(): string;
    /** Mangafolio */
    portfolio(): string;
    /** Comments */
    comments(): string;
    /** Fans */
    fans(): string;
    /** Trash */
    trash(): string;
    /** Sales */
    sales(): string;
    /** Withdrawal */
    withdrawal(): string;
    /** Analytics */
    analytics(): string;
    /** Views */
    accesses(): string;
    /** Site */
    site(): string;
    /** Profile */
    profile(): string;
    /** X link */
    xLink(): string;
    /** Tokens */
    tokens(): string;
    /** Webhooks */
    webhooks(): string;
    /** Scouting */
    scouts(): string;
    /** Soft comments */
    moderation(): string;
    /** Applications */
    applications(): string;
    /** Publish */
    publish(): string;
    /** Your reading */
    reading(): string;
    /** Earnings */
    earnings(): string;
    /** Insight */
    insight(): string;
    /** Tools */
    tools(): string;
    /** View your site */
    ownSite(): string;
    /** Your site, closed */
    closedSite(): string;
    /** Workspace on phones */
    onPhones(): string;
    /** Menu */
    menu(): string;
    /** Places of the workspace */
    all(): string;
  };
}

declare const app: Catalogue<App>;
export default app;
