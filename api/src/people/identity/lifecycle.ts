import { deleteAccountRow } from './store/leaving.ts';
import type { Lifecycle } from '../../database/index.ts';
import { accounts, authProviders } from './store/accounts.ts';
import { challenges } from './store/challenges.ts';
import { mailActions, purgeMailActions } from './store/mailActions.ts';
import { passkeyChallenges } from './store/passkeyChallenges.ts';
import { passkeys } from './store/passkeys.ts';
import { personalTokenAudits, personalTokens, deleteOldTokens } from './store/personalTokens.ts';
import { recoveryCodes } from './store/recoveryCodes.ts';
import { secondFactors } from './store/secondFactors.ts';
import { refreshTokens, sessions, purgeSessions } from './store/sessions.ts';
import { socialAttempts, purgeSocialAttempts } from './store/socialAttempts.ts';
import { socialIdentities } from './store/socialIdentities.ts';
import { usedTokens, purgeUsedTokens } from './store/usedTokens.ts';
import { collectAccount } from './store/ownData.ts';

export const identityLifecycle: Lifecycle = {
  name: 'people/identity',
  tables: [
    accounts,
    authProviders,
    challenges,
    mailActions,
    passkeyChallenges,
    passkeys,
    personalTokenAudits,
    personalTokens,
    recoveryCodes,
    secondFactors,
    refreshTokens,
    sessions,
    socialAttempts,
    socialIdentities,
    usedTokens,
  ],
  async purge(tx) {
    await purgeUsedTokens(tx);
    await purgeMailActions(tx);
    await deleteOldTokens(tx);
    await purgeSocialAttempts(tx);
    await purgeSessions(tx);
  },
  forgetAccount: deleteAccountRow,
  collectData: collectAccount,
};
