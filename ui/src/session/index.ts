/** Who is reading: the identity client, free of any framework. The React hook is in "@komawari/ui/session/react". */
export { callIdentity } from './callIdentity.ts';
export type { OfferToStay, SecondFactorChallenge, SessionViewer, TokenAnswer, ViewerKind } from './callIdentity.ts';
export { askToConfirm, confirmBy } from './confirmation.ts';
export {
  createSession,
  type Confirmation,
  type Session,
  type SignInInput,
  type SignInOutcome,
  type SignUpInput,
} from './createSession.ts';
export { IdentityError } from './IdentityError.ts';
export {
  describeIdentityError,
  identityErrorKinds,
  identityErrorOf,
  kindOfIdentityError,
  type IdentityErrorKind,
  type NextStep,
} from './identityErrorKinds.ts';
export { getSession } from './session.ts';
export { hasSessionHint, lastAccount } from './sessionHint.ts';
export type { SessionState } from './createTokenKeeper.ts';
