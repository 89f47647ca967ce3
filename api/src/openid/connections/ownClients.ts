import type { Transaction } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { deleteConnectedClient, listConnectedClients, type ConnectedClientRecord } from './store/connectedClients.ts';
import { listDeedsOf, writeDeed, type ClientDeed } from './store/deeds.ts';
import { endLogins } from './store/logins.ts';

/** Clients the viewer signs in to with this account, latest first; 50 at once. */
export const listOwnClients = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<ConnectedClientRecord>> =>
  listConnectedClients(reader, { accountId: accountOf(actor) }, boundedFirst(first, 50), after ?? null);

/** What happened between the viewer and clients within the last year, latest first; 50 at once. */
export const listOwnDeeds = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<ClientDeed>> => listDeedsOf(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);

/** Ends a connection: all tokens die with it, and the client is told of the end. Answers false when there is none of this id. */
async function endConnection(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const clientId = await deleteConnectedClient(tx, accountId, id);
  if (clientId === null) return false;
  await endLogins(tx, accountId, clientId);
  await writeDeed(tx, { accountId, clientId, deed: 'DISCONNECTED' });
  return true;
}

/** Ends the connection to a client: it has to ask again. Throws NOT_FOUND for one that is not the viewer's. */
export async function disconnectClient({ actor, services }: Context, id: string): Promise<void> {
  if (!(await services.database.transact((tx) => endConnection(tx, accountOf(actor), id)))) throw notFound();
}
