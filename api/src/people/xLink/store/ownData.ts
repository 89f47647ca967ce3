import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const X_LINK = `SELECT jsonb_build_object('xUserId', l.x_user_id, 'screenName', l.screen_name, 'linkedAt', ${instantAsJson('l.linked_at')},
      'lastUsedAt', ${instantAsJson('l.last_used_at')}, 'endedAt', ${instantAsJson('l.ended_at')}) AS row
    FROM x_links l WHERE l.account_id = $1`;

/** A creator's X account, without its tokens. */
export const collectXLink = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  xLinks: await collectRows(reader, 'xLinks', X_LINK, accountId),
});
