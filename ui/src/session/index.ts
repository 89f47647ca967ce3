/** Who is reading: the identity client, free of any framework. The React hook is in "@komawari/ui/session/react". */
export type { SessionViewer, TokenAnswer, ViewerKind } from './callIdentity.ts';
export { createSession, type Session, type SignInInput, type SignUpInput } from './createSession.ts';
export { IdentityError } from './IdentityError.ts';
export { getSession } from './session.ts';
export type { SessionState } from './createTokenKeeper.ts';
