import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const WEBHOOKS = `SELECT jsonb_build_object('url', h.url, 'events', h.events, 'createdAt', ${instantAsJson('h.created_at')}) AS row
    FROM webhooks h WHERE h.user_id = $1 ORDER BY h.created_at, h.id`;

/** A creator's webhooks, without their secrets. */
export const collectWebhooks = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  webhooks: await collectRows(reader, 'webhooks', WEBHOOKS, accountId),
});
