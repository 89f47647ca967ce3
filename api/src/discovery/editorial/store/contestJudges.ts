import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const contestComments = defineTable(
  'contest_comments',
  {
    entryId: column.text(),
    judgeId: column.bigint(),
    body: column.text(),
    hasConsent: column.boolean().default('false'),
  },
  { key: ['entryId', 'judgeId'] },
);

export const contestJudges = defineTable('contest_judges', {
  id: column.bigint().counted(),
  contestId: column.text(),
  name: column.text(),
  role: column.text().default("''"),
});

export type JudgeRecord = RowOf<typeof contestJudges>;

/** Names a judge of a contest, or changes what is said about them. The contest is locked, so nobody else names them meanwhile. */
export async function writeJudge(tx: Transaction, judge: Omit<JudgeRecord, 'id'>): Promise<void> {
  const { contestId, name, role } = judge;
  if ((await contestJudges.update(tx, { contestId, name }, { role })) === 0) await contestJudges.insert(tx, judge);
}

/** What a judge wrote about an entry. */
export interface JudgeCommentRecord {
  entryId: string;
  judgeName: string;
  judgeRole: string;
  body: string;
}

/** The judges of each contest, in the order in which they were named. */
export async function findJudges(reader: Reader, contestIds: readonly string[]): Promise<Map<string, JudgeRecord[]>> {
  const rows = await reader.query<JudgeRecord>(
    'findJudges',
    'SELECT id, contest_id AS "contestId", name, role FROM contest_judges WHERE contest_id = ANY($1) ORDER BY id',
    [contestIds],
  );
  return Map.groupBy(rows, (row) => row.contestId);
}

/**
 * The judges' comments on each entry that readers may see: with the creator's consent, and not before the result.
 */
export async function findPublishedComments(
  reader: Reader,
  entryIds: readonly string[],
): Promise<Map<string, JudgeCommentRecord[]>> {
  const rows = await reader.query<JudgeCommentRecord>(
    'findPublishedComments',
    `SELECT m.entry_id AS "entryId", j.name AS "judgeName", j.role AS "judgeRole", m.body
     FROM contest_comments m JOIN contest_judges j ON j.id = m.judge_id JOIN contests_now c ON c.id = j.contest_id
     WHERE m.entry_id = ANY($1) AND m.has_consent AND c.state = 'RESULT' ORDER BY j.id`,
    [entryIds],
  );
  return Map.groupBy(rows, (row) => row.entryId);
}
