import type { Needs } from '../../graphql/context.ts';
import { deriveKey, sign } from '../../kernel/secrets.ts';
import { describeSignIn } from './levels.ts';
import type { PersonSession } from '../../people/identity/index.ts';

/** Under which id a client knows a session: its own for each, so that clients cannot compare notes. */
export const sidOf = ({ config }: Needs<'config'>, sessionId: string, clientId: string): string =>
  sign(deriveKey(config.secret, 'openid-session'), `${sessionId}:${clientId}`);

/** A session of the person as the library wants it. None is stored: it is the session of the person, seen by the library. */
export function presentSession(session: PersonSession, state: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'Session',
    jti: session.id,
    uid: session.id,
    exp: Math.floor(Date.now() / 1000) + 3600,
    accountId: session.accountId,
    loginTs: Math.floor(session.authenticatedAt.getTime() / 1000),
    ...describeSignIn(session.methods),
    ...state,
  };
}
