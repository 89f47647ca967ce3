import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const SETTINGS = `SELECT jsonb_build_object('isUsable', a.is_usable, 'hiddenTopics', a.hidden_topics, 'isWorded', a.is_worded,
      'changedAt', ${instantAsJson('a.changed_at')}) AS row
    FROM analytics_assistants a WHERE a.account_id = $1`;
const DISCARDS = `SELECT jsonb_build_object('workId', d.work_id, 'finding', d.finding_id, 'discardedAt', ${instantAsJson('d.discarded_at')}) AS row
    FROM analytics_discards d JOIN works w ON w.id = d.work_id WHERE w.user_id = $1 ORDER BY d.discarded_at, d.work_id, d.finding_id`;

/** What a creator said to the assistant of analytics. */
export const collectAssistant = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  analyticsAssistant: await collectRows(reader, 'analyticsAssistant', SETTINGS, accountId),
  discardedFindings: await collectRows(reader, 'discardedFindings', DISCARDS, accountId),
});
