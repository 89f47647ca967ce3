import type { Context, Needs } from '../../graphql/context.ts';
import type { Actor, TokenScope } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { noteUseOfConnection, writeDeed } from '../connections/index.ts';
import { hashOfId } from './keepArtifacts.ts';
import { apiScopesOf } from './scopes.ts';
import { findAcceptedAccessToken, type AcceptedAccessToken } from './store/artifacts.ts';

/** What the library makes its tokens of; identity tokens have dots, and personal ones a mark. */
const FORM = /^Bearer ([\w-]{43})$/;

async function findToken(
  { database }: Needs<'database'>,
  authorization: string | null | undefined,
): Promise<AcceptedAccessToken | 'REFUSED' | null> {
  const token = FORM.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const found = await findAcceptedAccessToken(database, hashOfId(token));
  // One that is bound to a key is not for whoever bears it (RFC 9449, 7.1).
  if (!found || found.keyThumbprint !== null) return 'REFUSED';
  if (!found.isFresh) await database.transact((tx) => noteUseOfConnection(tx, found.connectionId), { isChange: false });
  return found;
}

/**
 * For whom a client speaks with the access token of an Authorization header, and what it may do: the same as with a personal
 * token of these scopes. Null when the header holds none of that form. Throws UNAUTHENTICATED for one that is over.
 */
export async function actorOfAccessToken(
  services: Needs<'database'>,
  authorization: string | null | undefined,
): Promise<Actor | null> {
  const found = await findToken(services, authorization);
  if (found === null) return null;
  if (found === 'REFUSED') throw unauthenticated();
  const { accountId, clientId, connectionId, kind, scope } = found;
  return { accountId, kind, token: { id: connectionId, scopes: apiScopesOf(scope), clientId } };
}

/** The account for which a client may do this by its access token alone, outside of the schema; null without one. */
export async function accountOfAccessToken(
  services: Needs<'database'>,
  authorization: string | null | undefined,
  scope: TokenScope,
): Promise<string | null> {
  const found = await findToken(services, authorization);
  if (found === null || found === 'REFUSED' || found.kind !== 'REGISTERED') return null;
  return apiScopesOf(found.scope).includes(scope) ? found.accountId : null;
}

/** Writes down what a client writes for its user; what others do passes. */
export async function noteCallOfClient(
  { actor, services }: Context,
  { kind, fields }: { kind: 'query' | 'mutation'; fields: readonly string[] },
): Promise<void> {
  const { accountId, token } = actor;
  if (accountId === null || token?.clientId === undefined || kind !== 'mutation') return;
  const deed = { accountId, clientId: token.clientId, deed: 'WROTE' as const, detail: fields.join(' ') };
  await services.database.transact((tx) => writeDeed(tx, deed), { isChange: false });
}
