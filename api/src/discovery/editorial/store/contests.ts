import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export type ContestState = 'UPCOMING' | 'OPEN' | 'JUDGING' | 'RESULT';

export interface ContestPrize {
  name: string;
  /** What it is worth, in words. */
  reward: string;
}

export const contests = defineTable('contests', {
  id: column.text(),
  identifier: column.text(),
  title: column.text(),
  description: column.text().default("''"),
  tagId: column.text(),
  prizes: column.json<ContestPrize[]>().default("'[]'"),
  opensAt: column.instant(),
  /** The first instant at which nothing can be entered any more. */
  closesAt: column.instant(),
  /** Infinite until it is known. */
  resultsAt: column.instant().default("'infinity'"),
  /** What its pages were told of last. */
  announcedState: column.text().default("'NEW'"),
});

/** A contest as it stands at the moment of reading: `state` follows from the clock. */
export interface ContestRecord extends Omit<RowOf<typeof contests>, 'resultsAt' | 'announcedState'> {
  resultsAt: Date | null;
  state: ContestState;
}

const COLUMNS = `c.id, c.identifier, c.title, c.description, c.tag_id AS "tagId", c.prizes, c.opens_at AS "opensAt",
  c.closes_at AS "closesAt", nullif(c.results_at, 'infinity') AS "resultsAt", c.state FROM contests_now c`;

/** The contest with this identifier (1st, 2nd …). */
export async function findContest(reader: Reader, identifier: string): Promise<ContestRecord | null> {
  const [row] = await reader.query<ContestRecord>('findContest', `SELECT ${COLUMNS} WHERE c.identifier = $1`, [
    identifier,
  ]);
  return row ?? null;
}

/** The contest with this identifier, its row locked until the transaction ends. */
export async function lockContest(tx: Transaction, identifier: string): Promise<ContestRecord | null> {
  await contests.lock(tx, { identifier });
  return findContest(tx, identifier);
}

/** Says that it is not known when the result comes out. SQL, because infinity is no instant of JavaScript. */
export async function forgetResultsAt(tx: Transaction, id: string): Promise<void> {
  await tx.query('forgetResultsAt', "UPDATE contests SET results_at = 'infinity' WHERE id = $1", [id]);
}

/** Contests by id. */
export async function findContestsById(reader: Reader, ids: readonly string[]): Promise<Map<string, ContestRecord>> {
  const rows = await reader.query<ContestRecord>('findContestsById', `SELECT ${COLUMNS} WHERE c.id = ANY($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The contest that is going on: the one that opened last, or else the next to open. */
export async function findCurrentContest(reader: Reader): Promise<ContestRecord | null> {
  const [row] = await reader.query<ContestRecord>(
    'findCurrentContest',
    `SELECT ${COLUMNS} ORDER BY c.state = 'UPCOMING', CASE WHEN c.state = 'UPCOMING' THEN c.opens_at END,
       c.opens_at DESC, c.id LIMIT 1`,
  );
  return row ?? null;
}

/** All contests, the latest first. */
export const listContests = (reader: Reader): Promise<ContestRecord[]> =>
  reader.query<ContestRecord>('listContests', `SELECT ${COLUMNS} ORDER BY c.opens_at DESC, c.id`);
