import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const COMMENTS = `SELECT jsonb_build_object('episodeId', c.episode_id, 'body', c.body, 'createdAt', ${instantAsJson('c.created_at')}) AS row
    FROM comments c WHERE c.account_id = $1 AND c.deleted_at IS NULL ORDER BY c.created_at, c.id`;

const YAWARAKA_COMMENTS = `SELECT jsonb_build_object('episodeId', c.episode_id, 'body', c.body, 'createdAt', ${instantAsJson('c.created_at')}) AS row
    FROM yawaraka_comments c WHERE c.account_id = $1 ORDER BY c.created_at, c.id`;

const COMMENT_FILTER_WORDS = `SELECT jsonb_build_object('word', k.word, 'createdAt', ${instantAsJson('k.created_at')}) AS row
    FROM comment_filter_words k WHERE k.user_id = $1 ORDER BY k.id`;

/** What somebody wrote under episodes, and the words whose comments wait for them. */
export const collectOwnComments = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  comments: await collectRows(reader, 'comments', COMMENTS, accountId),
  yawarakaComments: await collectRows(reader, 'yawarakaComments', YAWARAKA_COMMENTS, accountId),
  commentFilterWords: await collectRows(reader, 'commentFilterWords', COMMENT_FILTER_WORDS, accountId),
});
