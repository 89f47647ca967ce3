import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import type { ContestStage } from '../policy.ts';

export const contestDepartments = defineTable(
  'contest_departments',
  {
    contestId: column.text(),
    position: column.integer(),
    name: column.text(),
  },
  { key: ['contestId', 'name'] },
);

/** How far the contest is that each work is in; works in none that is undecided are missing. */
export async function findContestStages(
  reader: Reader,
  workIds: readonly string[],
): Promise<Map<string, ContestStage>> {
  const rows = await reader.query<{ workId: string; stage: ContestStage }>(
    'findContestStages',
    // JUDGING comes first, because it binds more.
    `SELECT e.work_id AS "workId", min(c.state) AS stage FROM contest_entries e JOIN contests_now c ON c.id = e.contest_id
     WHERE e.work_id = ANY($1) AND e.state = 'ENTERED' AND c.state IN ('OPEN', 'JUDGING') GROUP BY e.work_id`,
    [workIds],
  );
  return new Map(rows.map(({ workId, stage }) => [workId, stage]));
}

/** Whether a work is in a contest that is not decided, other than this one. */
export async function isInAnotherContest(tx: Transaction, contestId: string, workId: string): Promise<boolean> {
  const rows = await tx.query(
    'findOtherEntry',
    `SELECT 1 FROM contest_entries e JOIN contests_now c ON c.id = e.contest_id
     WHERE e.work_id = $1 AND e.contest_id <> $2 AND e.state = 'ENTERED' AND c.state IN ('OPEN', 'JUDGING')`,
    [workId, contestId],
  );
  return rows.length > 0;
}

/** A contest as its entry form needs it. */
export interface EntryContest {
  id: string;
  identifier: string;
  title: string;
  state: string;
  tagId: string;
  tagTitle: string;
  departments: string[];
  /** What became of this work in it; null when it never was there. */
  entryState: string | null;
}

/** Contests with these identifiers, and those a work has a form in, with what became of the work there. */
export const findEntryContests = (
  reader: Reader,
  workId: string,
  identifiers: readonly string[],
): Promise<EntryContest[]> =>
  reader.query<EntryContest>(
    'findEntryContests',
    `SELECT c.id, c.identifier, c.title, c.state, c.tag_id AS "tagId", t.title AS "tagTitle", e.state AS "entryState",
       ARRAY(SELECT d.name FROM contest_departments d WHERE d.contest_id = c.id ORDER BY d.position) AS departments
     FROM contests_now c JOIN tags t ON t.id = c.tag_id LEFT JOIN contest_entries e ON e.contest_id = c.id AND e.work_id = $1
     WHERE c.identifier = ANY($2) OR (e.state = 'ENTERED' AND EXISTS (SELECT 1 FROM contest_applications a WHERE a.entry_id = e.id))
     ORDER BY c.identifier`,
    [workId, identifiers],
  );

/** The editorial departments that scout in each contest, in their order. */
export async function findDepartments(
  reader: Reader,
  contestIds: readonly string[],
): Promise<Map<string, { name: string }[]>> {
  const rows = await reader.query<{ contestId: string; name: string }>(
    'findDepartments',
    'SELECT contest_id AS "contestId", name FROM contest_departments WHERE contest_id = ANY($1) ORDER BY position',
    [contestIds],
  );
  return Map.groupBy(rows, (row) => row.contestId);
}

/** Sets the editorial departments that scout in a contest. */
export async function replaceDepartments(tx: Transaction, contestId: string, names: readonly string[]): Promise<void> {
  await contestDepartments.delete(tx, { contestId });
  await contestDepartments.insertMany(
    tx,
    names.map((name, index) => ({ contestId, name, position: index + 1 })),
  );
}

/** The tags of a work by id: an entry needs that of its contest. */
export async function listTagsOfEntry(tx: Transaction, workId: string): Promise<Set<string>> {
  const rows = await tx.query<{ tagId: string }>(
    'listTagsOfEntry',
    'SELECT tag_id AS "tagId" FROM work_tags WHERE work_id = $1',
    [workId],
  );
  return new Set(rows.map(({ tagId }) => tagId));
}
