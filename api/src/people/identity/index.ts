export { accountOfFileRequest } from './accountOfFileRequest.ts';
export { findLiveAccount } from './liveAccount.ts';
export { actorOfBrowser } from './actorOfBrowser.ts';
export { actorOfBearer, actorOfRequest, issuerOf } from './actorOfRequest.ts';
export { createEndedSessions } from './endedSessions.ts';
export { registerIdentityRoutes } from './http/routes.ts';
export { notifyOfChange } from './notifyOfChange.ts';
export { isSignInStrong } from './isSignInStrong.ts';
export { requireRecentSignIn } from './requireRecentSignIn.ts';
export { resetSecondFactor } from './secondFactor/changeSecondFactor.ts';
export { checkPassword, hashPassword, isPasswordOf } from './passwords.ts';
export { insertAccount, insertEmailProvider, writeDisabled } from './store/accounts.ts';
export { signingKey } from './tokens.ts';
export { findPersonSession, startSession, type PersonSession, type SignInMethod } from './store/sessions.ts';
export { leaveSession } from './leaveSession.ts';
export { endSessionsOf } from './store/endedSessions.ts';
export { findRecipient, orInstallations } from './findRecipient.ts';
export { findEmailOf, findLanguageOf } from './store/accounts.ts';
export { claimLeftAccounts, DAYS_TO_STAY, startLeaving } from './store/leaving.ts';
export { encryptEmail } from './signUpLink.ts';
export { insertMailAction, type MailActionName } from './store/mailActions.ts';
export {
  auditPersonalToken,
  countPersonalTokens,
  findAcceptedToken,
  insertPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
  type PersonalTokenRecord,
} from './store/personalTokens.ts';
export { hashOf, newSecret } from './social/attemptSecrets.ts';
export { callProvider } from './social/callProvider.ts';
export { connectProvider } from './social/connectProvider.ts';
export { readTwitterProfile } from './social/readProfile.ts';
export { SocialFailure } from './social/SocialFailure.ts';
export { identityLifecycle } from './lifecycle.ts';
