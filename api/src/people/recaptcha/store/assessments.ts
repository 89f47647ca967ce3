import { randomUUID } from 'node:crypto';
import {
  column,
  defineTable,
  now,
  type Reader,
  type Transaction,
  type LeavingAccount,
} from '../../../database/index.ts';
import { PASSED_FOR_SECONDS, type RecaptchaAction } from '../bypassToken.ts';

export const recaptchaAssessments = defineTable('recaptcha_assessments', {
  id: column.text(),
  /** An account, or what stands for a visitor without naming them. */
  personKey: column.text(),
  action: column.text<RecaptchaAction>(),
  score: column.real(),
  assessedAt: column.instant().default('now()'),
  passedAt: column.instant().orNull(),
});

/** A checkbox answers a score of at most this age. */
const SCORE_COUNTS_FOR = '10 minutes';

/** Notes what the service thinks of a person; what is older than a day is forgotten on the way. */
export async function insertAssessment(
  tx: Transaction,
  person: string,
  action: RecaptchaAction,
  { score, isPassed }: { score: number; isPassed: boolean },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    'insertAssessment',
    `WITH old AS (DELETE FROM recaptcha_assessments WHERE assessed_at < now() - interval '1 day')
     INSERT INTO recaptcha_assessments (id, person_key, action, score, passed_at) VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END)`,
    [id, person, action, score, isPassed],
  );
  return id;
}

/** Whether a score of this person for this action waits for a checkbox. */
export async function isWaiting(reader: Reader, id: string, person: string, action: RecaptchaAction): Promise<boolean> {
  const rows = await reader.query(
    'findWaitingAssessment',
    `SELECT 1 FROM recaptcha_assessments WHERE id = $1 AND person_key = $2 AND action = $3 AND passed_at IS NULL
       AND assessed_at > now() - interval '${SCORE_COUNTS_FOR}'`,
    [id, person, action],
  );
  return rows.length > 0;
}

/** Notes that a score was outdone by the checkbox; false when somebody did so before. */
export async function markPassed(tx: Transaction, id: string): Promise<boolean> {
  return (await recaptchaAssessments.update(tx, { id, passedAt: null }, { passedAt: now })) > 0;
}

/** Whether a person passed the check for an action a short time ago. */
export async function hasPassed(reader: Reader, person: string, action: RecaptchaAction): Promise<boolean> {
  const rows = await reader.query(
    'findPassedAssessment',
    `SELECT 1 FROM recaptcha_assessments WHERE person_key = $1 AND action = $2 AND passed_at > now() - interval '${PASSED_FOR_SECONDS} seconds'`,
    [person, action],
  );
  return rows.length > 0;
}

/** Forgets what the service thought of an account. */
export async function forgetAssessments(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await tx.query('forgetAssessments', 'DELETE FROM recaptcha_assessments WHERE position($1 IN person_key) > 0', [
    accountId,
  ]);
}
