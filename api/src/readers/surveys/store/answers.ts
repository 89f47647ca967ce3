import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import { CHANGEABLE_MS, type SurveyAnswer } from '../policy.ts';

export const surveyAnswers = defineTable('survey_answers', {
  id: column.text(),
  episodeId: column.text(),
  accountId: column.text(),
  answer: column.text<SurveyAnswer>(),
  /** When it was given first. */
  answeredAt: column.instant().default('now()'),
});

/** What an account answered about an episode. */
export type SurveyAnswerRecord = Omit<RowOf<typeof surveyAnswers>, 'accountId'>;

/** What the account answered, by episode. */
export async function findAnswers(
  reader: Reader,
  accountId: string,
  episodeIds: readonly string[],
): Promise<Map<string, SurveyAnswerRecord>> {
  const rows = await surveyAnswers.findAll(reader, { accountId, episodeId: episodeIds });
  return new Map(rows.map((row) => [row.episodeId, row]));
}

/** One answer of the account, by its id. */
export async function findAnswer(reader: Reader, accountId: string, id: string): Promise<SurveyAnswerRecord | null> {
  return surveyAnswers.find(reader, { accountId, id });
}

/** Gives an answer, or changes it while that is possible. Null when the time for another answer is over. */
export async function writeAnswer(
  tx: Transaction,
  accountId: string,
  episodeId: string,
  answer: SurveyAnswer,
): Promise<SurveyAnswerRecord | null> {
  const [row] = await tx.query<SurveyAnswerRecord>(
    'writeAnswer',
    `INSERT INTO survey_answers AS s (id, episode_id, account_id, answer) VALUES ($1, $2, $3, $4)
     ON CONFLICT (episode_id, account_id) DO UPDATE SET answer = excluded.answer
       WHERE s.answer = excluded.answer OR s.answered_at > now() - interval '${CHANGEABLE_MS} milliseconds'
     RETURNING id, episode_id AS "episodeId", answer, answered_at AS "answeredAt"`,
    [newId('SurveyAnswer'), episodeId, accountId, answer],
  );
  return row ?? null;
}

/** How often each answer was given. */
export interface SurveyInterest {
  fun: number;
  normal: number;
  noFun: number;
}

/** How often each answer was given, by episode, by readers who count. */
export async function findInterest(
  reader: Reader,
  episodeIds: readonly string[],
): Promise<Map<string, SurveyInterest>> {
  const rows = await reader.query<SurveyInterest & { id: string }>(
    'findInterest',
    `SELECT episode_id AS id, sum(fun)::int AS fun, sum(normal)::int AS normal, sum(no_fun)::int AS "noFun" FROM counted_reactions WHERE episode_id = ANY($1) AND answer <> '' GROUP BY 1`,
    [episodeIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
