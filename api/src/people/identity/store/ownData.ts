import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const CONNECTED_CLIENTS = `SELECT jsonb_build_object('clientId', c.client_id, 'connectedAt', ${instantAsJson('c.connected_at')}) AS row
    FROM connected_oidc_clients c WHERE c.account_id = $1 ORDER BY c.connected_at`;

const ACCOUNT = `SELECT jsonb_build_object('id', a.id, 'createdAt', ${instantAsJson('a.created_at')},
      'email', (SELECT email::text FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL')) AS row FROM accounts a WHERE a.id = $1`;

/** The account, its address and the clients it is connected with; no password, no session and no token. */
export const collectAccount = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  account: (await collectRows(reader, 'account', ACCOUNT, accountId))[0] ?? null,
  connectedClients: await collectRows(reader, 'connectedClients', CONNECTED_CLIENTS, accountId),
});
