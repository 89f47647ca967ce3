import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const ACCOUNT = `SELECT jsonb_build_object('id', a.id, 'createdAt', ${instantAsJson('a.created_at')},
      'email', (SELECT email::text FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL')) AS row FROM accounts a WHERE a.id = $1`;

/** The account and its address; no password, no session and no token. */
export const collectAccount = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  account: (await collectRows(reader, 'account', ACCOUNT, accountId))[0] ?? null,
});
