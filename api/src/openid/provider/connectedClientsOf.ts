import { limitRate } from '../../database/index.ts';
import type { Context, Needs } from '../../graphql/context.ts';
import { isRegistered, isSelf, type Actor } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { notFound, Refusal } from '../../kernel/errors.ts';
import { findUserByScreenName } from '../../people/sites/index.ts';
import { admitCall } from '../../people/tokens/index.ts';
import { listConnectedClients, type ConnectedClientRecord } from '../connections/index.ts';
import { actorOfProgram } from './actorOfProgram.ts';

/** Whose clients are asked for, and with which token; without one, whoever sends the request asks. */
export interface ClientsAsked extends PageAsked {
  screenName: string;
  token: string | null;
}

const CALL = 'query connectedOIDCClientsByUserScreenName';

/** Who asks with a token; null for one that is over, or never was one. */
async function actorOf(services: Needs<'database'>, token: string): Promise<Actor | null> {
  try {
    const actor = await actorOfProgram(services, `Bearer ${token}`);
    if (actor) await admitCall(services, actor, CALL, {});
    return actor;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

/**
 * The clients of the account with this screen name, latest first, 50 at once: for that account alone, by its session or a token
 * of it, and for a client only itself. Everybody else is answered NOT_FOUND. Who has a token learns nothing of names: one that
 * is nobody's costs the same statements as somebody else's.
 */
export async function listConnectedClientsOf(
  { actor, services, reader, origin }: Context,
  { screenName, token, first, after }: ClientsAsked,
): Promise<Slice<ConnectedClientRecord>> {
  await limitRate(services.database, 'openidFrom', origin?.ip ?? '');
  const asking = token === null ? actor : await actorOf(services, token);
  const user = await findUserByScreenName(reader, screenName);
  if (!asking || !user || !isRegistered(asking) || !isSelf(asking, user.id)) throw notFound();
  const whose = { accountId: user.id, clientId: asking.token?.clientId ?? null };
  return listConnectedClients(reader, whose, boundedFirst(first, 50), after ?? null);
}
