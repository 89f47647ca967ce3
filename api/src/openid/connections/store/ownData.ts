import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const CONNECTED_CLIENTS = `SELECT jsonb_build_object('clientId', c.client_id, 'connectedAt', ${instantAsJson('c.connected_at')}) AS row
    FROM connected_oidc_clients c WHERE c.account_id = $1 ORDER BY c.connected_at`;

/** The clients an account is connected with. */
export const collectConnections = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  connectedClients: await collectRows(reader, 'connectedClients', CONNECTED_CLIENTS, accountId),
});
