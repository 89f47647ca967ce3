import { createSession, type Session } from './createSession.ts';

let session: Session | undefined;

/** This tab's session, made at the first use so that importing it on a server does nothing. */
export function getSession(): Session {
  session ??= createSession();
  return session;
}
