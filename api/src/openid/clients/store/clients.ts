import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

/** Web sites that can keep a secret, web pages that cannot, and applications on a device. */
export type ClientType = 'WEB_CONFIDENTIAL' | 'WEB_PUBLIC' | 'NATIVE';
/** Waiting for an operator, open to everybody, or closed by an operator. */
export type ClientState = 'DRAFT' | 'APPROVED' | 'BLOCKED';
/** How ID tokens are signed: what libraries expect where nobody chose, and the one that costs less. */
export const ID_TOKEN_ALGORITHMS = ['RS256', 'ES256'] as const;
export type IdTokenAlgorithm = (typeof ID_TOKEN_ALGORITHMS)[number];

export const oidcClients = defineTable('oidc_clients', {
  id: column.text(),
  ownerId: column.text().orNull(),
  name: column.text(),
  iconImageId: column.text().orNull(),
  verifiedDomain: column.text().orNull(),
  isFirstParty: column.boolean().default('false'),
  type: column.text<ClientType>(),
  redirectUris: column.texts(),
  postLogoutRedirectUris: column.texts().default("'{}'"),
  backchannelLogoutUri: column.text().orNull(),
  secretHashes: column.texts().default("'{}'"),
  jwks: column.json<{ keys: object[] }>().orNull(),
  scopes: column.texts(),
  responseTypes: column.texts().default("'{code}'"),
  idTokenAlgorithm: column.text<IdTokenAlgorithm>().default("'RS256'"),
  subjectType: column.text<'pairwise' | 'public'>().default("'pairwise'"),
  sector: column.text(),
  state: column.text<ClientState>().default("'DRAFT'"),
  createdAt: column.instant().default('now()'),
  lastUsedAt: column.instant().orNull(),
  /** When the developer asked operators to look at it. */
  checkAskedAt: column.instant().orNull(),
});

export const oidcClientTesters = defineTable(
  'oidc_client_testers',
  { clientId: column.text(), accountId: column.text(), addedAt: column.instant().default('now()') },
  { key: ['clientId', 'accountId'] },
);

/** A client as it was registered. */
export type ClientRecord = RowOf<typeof oidcClients>;

const columnNameOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a client in a list of SELECT, named as in its record. */
export const clientColumns = (alias: string): string =>
  Object.keys(oidcClients.columns)
    .map((name) => `${alias}.${columnNameOf(name)} AS "${name}"`)
    .join(', ');

const FIND_CLIENT = `SELECT ${clientColumns('k')} FROM oidc_clients k WHERE k.id = $1`;

/** The client of this id; null where none is registered. Every call of a client begins with it. */
export async function findClient(reader: Reader, id: string): Promise<ClientRecord | null> {
  const [row] = await reader.query<ClientRecord>('findClient', FIND_CLIENT, [id]);
  return row ?? null;
}

/** The clients of these ids. */
export async function findClients(reader: Reader, ids: readonly string[]): Promise<Map<string, ClientRecord>> {
  const found = await oidcClients.findAll(reader, { id: ids });
  return new Map(found.map((client) => [client.id, client]));
}

/** Whether the account may use a client that no operator has looked at yet, besides its owner. */
export const isTester = async (reader: Reader, clientId: string, accountId: string): Promise<boolean> =>
  (await oidcClientTesters.find(reader, { clientId, accountId })) !== null;

/** Writes a client down that was checked. */
export const insertClient = (
  tx: Transaction,
  client: Parameters<typeof oidcClients.insert>[1] & Pick<ClientRecord, 'id' | 'name' | 'type'>,
): Promise<void> => oidcClients.insert(tx, client);

/** Notes that a client was used, to the minute: people who sign in to one client at once do not wait for its row. */
export const noteUseOfClient = async (tx: Transaction, id: string): Promise<void> => {
  await tx.query(
    'noteUseOfClient',
    `UPDATE oidc_clients SET last_used_at = now()
     WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    [id],
  );
};
