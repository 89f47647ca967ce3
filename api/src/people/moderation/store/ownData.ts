import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const BLOCKS = `SELECT jsonb_build_object('accountId', b.blocked_account_id, 'screenName', u.screen_name, 'createdAt', ${instantAsJson('b.created_at')}) AS row
    FROM blocks b LEFT JOIN users u ON u.id = b.blocked_account_id WHERE b.account_id = $1 ORDER BY b.created_at`;

const MUTES = `SELECT jsonb_build_object('accountId', m.muted_account_id, 'screenName', u.screen_name, 'createdAt', ${instantAsJson('m.created_at')}) AS row
    FROM mutes m LEFT JOIN users u ON u.id = m.muted_account_id WHERE m.account_id = $1 ORDER BY m.created_at`;

const MUTED_WORDS = `SELECT jsonb_build_object('word', m.word, 'createdAt', ${instantAsJson('m.created_at')}) AS row
    FROM muted_words m WHERE m.account_id = $1 ORDER BY m.id`;

/** Whom and what somebody does not want to meet. */
export const collectSilenced = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  blocks: await collectRows(reader, 'blocks', BLOCKS, accountId),
  mutes: await collectRows(reader, 'mutes', MUTES, accountId),
  mutedWords: await collectRows(reader, 'mutedWords', MUTED_WORDS, accountId),
});
