import type { Needs } from '../../graphql/context.ts';
import type { Actor, TokenScope } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { findAcceptedToken } from '../identity/index.ts';
import { hashOfToken, readPersonalToken } from './PersonalToken.ts';

/**
 * Whom the personal token of an Authorization header speaks for, with what it is allowed; null when the header holds none.
 * It belongs to no session, so whatever asks for a recent sign-in refuses it. Throws UNAUTHENTICATED for one that is over.
 */
export async function actorOfToken(
  { database }: Needs<'database'>,
  authorization: string | null | undefined,
): Promise<Actor | null> {
  const token = readPersonalToken(authorization);
  if (token === null) return null;
  const found = await findAcceptedToken(database, hashOfToken(token));
  if (!found) throw unauthenticated();
  const { id, accountId, scopes } = found;
  return { accountId, kind: 'REGISTERED', token: { id, scopes } };
}

/** The account whose token may do this by itself, outside of the schema; null without one that is accepted for it. */
export async function accountOfToken(
  { database }: Needs<'database'>,
  authorization: string | null | undefined,
  scope: TokenScope,
): Promise<string | null> {
  const token = readPersonalToken(authorization);
  const found = token === null ? null : await findAcceptedToken(database, hashOfToken(token));
  return found?.scopes.includes(scope) ? found.accountId : null;
}
