import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const CONNECTED_CLIENTS = `SELECT jsonb_build_object('clientId', c.client_id, 'name', o.name, 'scopes', c.scopes, 'connectedAt', ${instantAsJson('c.connected_at')},
      'lastUsedAt', ${instantAsJson('c.last_used_at')}) AS row
    FROM connected_oidc_clients c JOIN oidc_clients o ON o.id = c.client_id WHERE c.account_id = $1 ORDER BY c.connected_at`;

const DEEDS = `SELECT jsonb_build_object('clientId', d.client_id, 'name', d.client_name, 'deed', d.deed, 'detail', d.detail,
      'occurredAt', ${instantAsJson('d.occurred_at')}) AS row
    FROM oidc_deeds d WHERE d.account_id = $1 ORDER BY d.occurred_at, d.id`;

/** The clients an account is connected with, and what happened with them within a year. */
export const collectConnections = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  connectedClients: await collectRows(reader, 'connectedClients', CONNECTED_CLIENTS, accountId),
  connectedClientDeeds: await collectRows(reader, 'connectedClientDeeds', DEEDS, accountId),
});
