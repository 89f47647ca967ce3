import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const SURVEY_ANSWERS = `SELECT jsonb_build_object('episodeId', s.episode_id, 'answer', s.answer, 'answeredAt', ${instantAsJson('s.answered_at')}) AS row
    FROM survey_answers s WHERE s.account_id = $1 ORDER BY s.answered_at, s.id`;

/** What somebody answered in surveys. */
export const collectOwnAnswers = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  surveyAnswers: await collectRows(reader, 'surveyAnswers', SURVEY_ANSWERS, accountId),
});
