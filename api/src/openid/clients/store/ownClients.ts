import type { Reader, Transaction } from '../../../database/index.ts';
import { oidcClients, oidcClientTesters, type ClientRecord } from './clients.ts';

/** The clients of a developer, latest first. `id` asks for one. */
export async function listClientsOf(
  reader: Reader,
  ownerId: string,
  id: string | null = null,
): Promise<ClientRecord[]> {
  const own = await oidcClients.findAll(reader, id === null ? { ownerId } : { ownerId, id });
  return own.toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** How many clients a developer has; of two tabs that add one, the second waits here. */
export async function countClientsOf(tx: Transaction, ownerId: string): Promise<number> {
  await tx.query('lockDeveloper', 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  return (await oidcClients.findAll(tx, { ownerId })).length;
}

/** How a client is used. */
export interface ClientUse {
  clientId: string;
  /** People connected with it. */
  people: number;
  /** Times somebody signed in within the last seven days. */
  signIns: number;
}

/** How these clients are used; those that nobody uses are there too. */
export const countUse = (reader: Reader, clientIds: readonly string[]): Promise<ClientUse[]> =>
  reader.query<ClientUse>(
    'countUseOfClients',
    `SELECT c.id AS "clientId",
       (SELECT count(*)::int FROM connected_oidc_clients p WHERE p.client_id = c.id) AS people,
       (SELECT count(*)::int FROM oidc_deeds d WHERE d.client_id = c.id AND d.deed IN ('CONNECTED', 'SIGNED_IN')
          AND d.occurred_at > now() - interval '7 days') AS "signIns"
     FROM unnest($1::text[]) AS c (id)`,
    [clientIds],
  );

/** Somebody who may use a client before an operator has looked at it. */
export interface TesterRecord {
  clientId: string;
  accountId: string;
  screenName: string;
}

/** The test users of these clients, in the order in which they were named. Who left is not among them. */
export const listTesters = (reader: Reader, clientIds: readonly string[]): Promise<TesterRecord[]> =>
  reader.query<TesterRecord>(
    'listTesters',
    `SELECT t.client_id AS "clientId", t.account_id AS "accountId", u.screen_name AS "screenName"
     FROM oidc_client_testers t JOIN users u ON u.id = t.account_id
     WHERE t.client_id = ANY($1) ORDER BY t.added_at, u.screen_name`,
    [clientIds],
  );

/** Lets somebody use a client, unless as many may as can be; answers whether they now may. */
export async function insertTester(
  tx: Transaction,
  { clientId, accountId }: { clientId: string; accountId: string },
  most: number,
): Promise<boolean> {
  await oidcClients.lock(tx, clientId);
  const before = await oidcClientTesters.findAll(tx, { clientId });
  if (before.some((tester) => tester.accountId === accountId)) return true;
  if (before.length >= most) return false;
  await oidcClientTesters.insertNew(tx, { clientId, accountId });
  return true;
}

/** An application as operators see it. */
export interface OperatorsClientRecord extends Omit<ClientRecord, 'secretHashes' | 'jwks'> {
  /** Whose it is; null where the operators registered it. */
  ownerName: string | null;
  people: number;
}

/** All applications, those that wait for a check first. `id` asks for one. */
export const listAllClients = (reader: Reader, id: string | null = null): Promise<OperatorsClientRecord[]> =>
  reader.query<OperatorsClientRecord>(
    'listAllClients',
    `SELECT c.id, c.owner_id AS "ownerId", u.screen_name AS "ownerName", c.name, c.type, c.state,
       c.is_first_party AS "isFirstParty", c.verified_domain AS "verifiedDomain", c.redirect_uris AS "redirectUris",
       c.post_logout_redirect_uris AS "postLogoutRedirectUris", c.backchannel_logout_uri AS "backchannelLogoutUri",
       c.scopes, c.response_types AS "responseTypes", c.id_token_algorithm AS "idTokenAlgorithm", c.created_at AS "createdAt", c.last_used_at AS "lastUsedAt",
       c.check_asked_at AS "checkAskedAt",
       (SELECT count(*)::int FROM connected_oidc_clients p WHERE p.client_id = c.id) AS people
     FROM oidc_clients c LEFT JOIN users u ON u.id = c.owner_id WHERE $1::text IS NULL OR c.id = $1
     ORDER BY c.check_asked_at NULLS LAST, c.created_at, c.id`,
    [id],
  );
