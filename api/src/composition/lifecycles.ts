import { assistantLifecycle } from '../analytics/assistant/index.ts';
import { entryLifecycle } from '../analytics/entry/index.ts';
import { rollupsLifecycle } from '../analytics/rollups/index.ts';
import { databaseLifecycle, type Lifecycle } from '../database/index.ts';
import { adsLifecycle } from '../discovery/ads/index.ts';
import { editorialLifecycle } from '../discovery/editorial/index.ts';
import { rankingsLifecycle } from '../discovery/rankings/index.ts';
import { tagDirectoryLifecycle } from '../discovery/tagDirectory/index.ts';
import { mailLifecycle } from '../mail/index.ts';
import { imagesLifecycle } from '../media/images/index.ts';
import { linksLifecycle } from '../media/links/index.ts';
import { deedsLifecycle } from '../money/deeds/index.ts';
import { ledgerLifecycle } from '../money/ledger/index.ts';
import { paymentsLifecycle } from '../money/payments/index.ts';
import { purchasesLifecycle } from '../money/purchases/index.ts';
import { bankAccountsLifecycle } from '../money/bankAccounts/index.ts';
import { withdrawalsLifecycle } from '../money/withdrawals/index.ts';
import { clientsLifecycle } from '../openid/clients/index.ts';
import { connectionsLifecycle } from '../openid/connections/index.ts';
import { providerLifecycle } from '../openid/provider/index.ts';
import { accountLifecycle } from '../people/account/index.ts';
import { identityLifecycle } from '../people/identity/index.ts';
import { moderationLifecycle } from '../people/moderation/index.ts';
import { notificationsLifecycle } from '../people/notifications/index.ts';
import { operatorPagesLifecycle } from '../people/operatorPages/index.ts';
import { recaptchaLifecycle } from '../people/recaptcha/index.ts';
import { searchIndexLifecycle } from '../people/searchIndex/index.ts';
import { sitesLifecycle } from '../people/sites/index.ts';
import { viewAsLifecycle } from '../people/viewAs/index.ts';
import { webhooksLifecycle } from '../people/webhooks/index.ts';
import { xLinkLifecycle } from '../people/xLink/index.ts';
import { contestApplicationsLifecycle } from '../publications/contestApplications/index.ts';
import { episodesLifecycle } from '../publications/episodes/index.ts';
import { illustrationsLifecycle } from '../publications/illustrations/index.ts';
import { portfoliosLifecycle } from '../publications/portfolios/index.ts';
import { reviewsLifecycle } from '../publications/reviews/index.ts';
import { scoutingLifecycle } from '../publications/scouting/index.ts';
import { tagsLifecycle } from '../publications/tags/index.ts';
import { worksLifecycle } from '../publications/works/index.ts';
import { publishingLifecycle } from '../publishing/index.ts';
import { commentsLifecycle } from '../readers/comments/index.ts';
import { fanOutsLifecycle } from '../readers/fanOuts/index.ts';
import { readingLifecycle } from '../readers/reading/index.ts';
import { reportsLifecycle } from '../readers/reports/index.ts';
import { surveysLifecycle } from '../readers/surveys/index.ts';
import { updatesLifecycle } from '../readers/updates/index.ts';
import { watchingLifecycle } from '../readers/watching/index.ts';

/**
 * What each part of the API does with its tables at the end of things, in the order in which it is asked. Most have nothing
 * to do with each other and stand by area. Last stand those whose rows others refer to: what refers to them ends itself while
 * they are still there.
 */
export const lifecycles: readonly Lifecycle[] = [
  databaseLifecycle,
  mailLifecycle,
  publishingLifecycle,
  linksLifecycle,
  deedsLifecycle,
  ledgerLifecycle,
  accountLifecycle,
  moderationLifecycle,
  notificationsLifecycle,
  operatorPagesLifecycle,
  recaptchaLifecycle,
  searchIndexLifecycle,
  viewAsLifecycle,
  webhooksLifecycle,
  xLinkLifecycle,
  providerLifecycle,
  connectionsLifecycle,
  clientsLifecycle,
  paymentsLifecycle,
  purchasesLifecycle,
  bankAccountsLifecycle,
  withdrawalsLifecycle,
  contestApplicationsLifecycle,
  portfoliosLifecycle,
  reviewsLifecycle,
  scoutingLifecycle,
  tagsLifecycle,
  worksLifecycle,
  episodesLifecycle,
  illustrationsLifecycle,
  commentsLifecycle,
  fanOutsLifecycle,
  readingLifecycle,
  reportsLifecycle,
  surveysLifecycle,
  updatesLifecycle,
  watchingLifecycle,
  adsLifecycle,
  editorialLifecycle,
  rankingsLifecycle,
  tagDirectoryLifecycle,
  rollupsLifecycle,
  entryLifecycle,
  assistantLifecycle,
  // The profile takes works, comments, likes and all else that refers to it along.
  sitesLifecycle,
  // Nothing shows a picture any more when it goes: neither what was purged nor the profile that had it.
  imagesLifecycle,
  // An address leads to counted tries as long as the account has it, and whatever is left refers to the account.
  identityLifecycle,
];
