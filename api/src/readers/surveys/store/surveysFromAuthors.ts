import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';

export const authorSurveyAnswers = defineTable(
  'author_survey_answers',
  {
    surveyId: column.text(),
    accountId: column.text(),
    /** Which, from 1. */
    choice: column.smallint(),
    answeredAt: column.instant().default('now()'),
  },
  { key: ['surveyId', 'accountId'] },
);

export const surveysFromAuthors = defineTable('surveys_from_authors', {
  id: column.text(),
  episodeId: column.text(),
  question: column.text(),
  /** 2 to 6, in their order. */
  choices: column.texts(),
  createdAt: column.instant().default('now()'),
});

/** A question of the author under an episode. */
export type SurveyFromAuthorRecord = Omit<RowOf<typeof surveysFromAuthors>, 'createdAt'>;

/** The author's questions, by episode. */
export async function findSurveys(
  reader: Reader,
  episodeIds: readonly string[],
): Promise<Map<string, SurveyFromAuthorRecord>> {
  const rows = await reader.query<SurveyFromAuthorRecord>(
    'findSurveys',
    'SELECT id, episode_id AS "episodeId", question, choices FROM surveys_from_authors WHERE episode_id = ANY($1)',
    [episodeIds],
  );
  return new Map(rows.map((row) => [row.episodeId, row]));
}

/** One question by id. */
export async function findSurvey(reader: Reader, id: string): Promise<SurveyFromAuthorRecord | null> {
  return surveysFromAuthors.find(reader, id);
}

/** Removes the question of an episode and its answers. */
export async function deleteSurvey(tx: Transaction, episodeId: string): Promise<void> {
  await surveysFromAuthors.delete(tx, { episodeId });
}

/** Asks a question under an episode that has none. */
export async function insertSurvey(
  tx: Transaction,
  episodeId: string,
  question: string,
  choices: readonly string[],
): Promise<void> {
  await surveysFromAuthors.insert(tx, { id: newId('SurveyFromAuthor'), episodeId, question, choices });
}

/** Answers a question, or changes the answer. `choice` counts from 1. */
export async function writeChoice(tx: Transaction, accountId: string, surveyId: string, choice: number): Promise<void> {
  await authorSurveyAnswers.upsert(tx, { surveyId, accountId, choice, answeredAt: now });
}

/** What the account chose, by question. */
export async function findChoices(
  reader: Reader,
  accountId: string,
  surveyIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await authorSurveyAnswers.findAll(reader, { accountId, surveyId: surveyIds });
  return new Map(rows.map((row) => [row.surveyId, row.choice]));
}

/** How often each choice was made, by question; the first entry is choice 1. */
export async function countChoices(reader: Reader, surveyIds: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await reader.query<{ id: string; counts: number[] }>(
    'countChoices',
    `SELECT s.id, array(SELECT (SELECT count(*)::int FROM author_survey_answers a WHERE a.survey_id = s.id AND a.choice = n) FROM generate_series(1, cardinality(s.choices)) AS n ORDER BY n) AS counts
     FROM surveys_from_authors s WHERE s.id = ANY($1)`,
    [surveyIds],
  );
  return new Map(rows.map((row) => [row.id, row.counts]));
}

/** Deletes the questions under all episodes of a creator. */
export async function deleteSurveysOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    'deleteSurveysOf',
    `DELETE FROM surveys_from_authors s USING episodes e JOIN works w ON w.id = e.work_id WHERE e.id = s.episode_id AND w.user_id = $1`,
    [userId],
  );
}
