import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { deleteConnectedClient, listConnectedClients, type ConnectedClientRecord } from './store/connectedClients.ts';

/** Applications the viewer signs in to with this account, latest first; 50 at once. */
export const listOwnClients = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<ConnectedClientRecord>> =>
  listConnectedClients(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);

/** Ends the connection to an application: it has to ask again. Throws NOT_FOUND for one that is not the viewer's. */
export async function disconnectClient({ actor, services }: Context, id: string): Promise<void> {
  if (!(await services.database.transact((tx) => deleteConnectedClient(tx, accountOf(actor), id)))) throw notFound();
}
