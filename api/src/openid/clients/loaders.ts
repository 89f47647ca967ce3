import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { findClients, type ClientRecord } from './store/clients.ts';

const clientLoader = defineLoader<string, ClientRecord>('clients', (ids, { reader }) => findClients(reader, ids));

/** A client by its id; null where none is registered. */
export const loadClient = (context: Context, id: string): Promise<ClientRecord | null> =>
  clientLoader(context).load(id);
