import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const SCOUT_MESSAGES = `SELECT jsonb_build_object('contest', k.title, 'department', m.department, 'workId', m.work_id, 'body', m.body,
      'replyAddress', m.reply_address, 'sentAt', ${instantAsJson('m.sent_at')}, 'readAt', ${instantAsJson('m.read_at')},
      'answer', m.answer, 'answerWords', m.answer_words, 'answeredAt', ${instantAsJson('m.answered_at')}) AS row
    FROM scout_messages m JOIN contests k ON k.id = m.contest_id WHERE m.account_id = $1 ORDER BY m.sent_at, m.id`;

/** What editorial departments wrote to somebody, and what they answered. */
export const collectScoutMessages = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  scoutMessages: await collectRows(reader, 'scoutMessages', SCOUT_MESSAGES, accountId),
});
