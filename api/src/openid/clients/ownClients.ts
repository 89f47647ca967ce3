import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { accountOf } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { ClientRecord } from './store/clients.ts';
import { countUse, listClientsOf, listTesters, type ClientUse, type TesterRecord } from './store/ownClients.ts';
import { listSecrets, type SecretRecord } from './store/secrets.ts';

/** The applications the viewer develops, latest first. */
export const listOwnClients = async ({ actor, reader }: Context): Promise<ClientRecord[]> =>
  listClientsOf(reader, accountOf(actor));

/** An application of the viewer. Throws NOT_FOUND for one that is not theirs. */
export async function loadOwnClient({ actor, services }: Context, id: string): Promise<ClientRecord> {
  const [client] = await listClientsOf(services.database, accountOf(actor), id);
  if (!client) throw notFound();
  return client;
}

const grouped = <Row extends { clientId: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Map<string, Row[]> => {
  const groups = Map.groupBy(rows, ({ clientId }) => clientId);
  return new Map(ids.map((id) => [id, groups.get(id) ?? []]));
};

const secretsLoader = defineLoader<string, SecretRecord[]>('clientSecrets', async (ids, { reader }) =>
  grouped(ids, await listSecrets(reader, ids)),
);
const testersLoader = defineLoader<string, TesterRecord[]>('clientTesters', async (ids, { reader }) =>
  grouped(ids, await listTesters(reader, ids)),
);
const useLoader = defineLoader<string, ClientUse[]>('clientUse', async (ids, { reader }) =>
  grouped(ids, await countUse(reader, ids)),
);

/** The secrets of an application, oldest first. */
export const loadSecrets = async (context: Context, id: string): Promise<SecretRecord[]> =>
  (await secretsLoader(context).load(id)) ?? [];

/** Who may use an application before an operator has looked at it. */
export const loadTesters = async (context: Context, id: string): Promise<TesterRecord[]> =>
  (await testersLoader(context).load(id)) ?? [];

/** How an application is used. */
export async function loadUse(context: Context, id: string): Promise<ClientUse> {
  const [use] = (await useLoader(context).load(id)) ?? [];
  return use ?? { clientId: id, people: 0, signIns: 0 };
}
