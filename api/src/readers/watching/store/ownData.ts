import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const WATCHES = `SELECT jsonb_build_object('userId', x.user_id, 'screenName', u.screen_name, 'mailChoice', x.mail_choice, 'createdAt', ${instantAsJson('x.created_at')}) AS row
    FROM watches x JOIN users u ON u.id = x.user_id WHERE x.account_id = $1 ORDER BY x.created_at, x.user_id`;

/** Whom somebody watches. */
export const collectWatches = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  watches: await collectRows(reader, 'watches', WATCHES, accountId),
});
