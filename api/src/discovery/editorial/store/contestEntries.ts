import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import type { ContestEntryRecord } from '../../../publications/contestApplications/index.ts';

const COLUMNS = `e.id, e.contest_id AS "contestId", e.work_id AS "workId", e.state, e.entered_at AS "enteredAt",
  e.pickup_position AS "pickupPosition", e.prize_name AS "prizeName" FROM contest_entries e`;

/** Entries that readers can see: in the contest, and of a work they can see. */
const VISIBLE = `${COLUMNS} JOIN visible_works w ON w.id = e.work_id WHERE e.state = 'ENTERED' AND e.contest_id = $1`;

/** Visible entries of a contest, latest first. */
export async function listContestEntries(
  reader: Reader,
  contestId: string,
  first: number,
  after: string | null,
): Promise<Slice<ContestEntryRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<ContestEntryRecord>(
    'listContestEntries',
    `SELECT ${VISIBLE} AND ($3::timestamptz IS NULL OR (e.entered_at, e.id) < ($3::timestamptz, $4))
     ORDER BY e.entered_at DESC, e.id DESC LIMIT $2`,
    [contestId, first + 1, at, id],
  );
  return toSlice(rows, first, (entry) => [entry.enteredAt.toISOString(), entry.id]);
}

/** How many entries readers can see. */
export async function countContestEntries(reader: Reader, contestId: string): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countContestEntries',
    `SELECT count(*)::int AS count FROM contest_entries e JOIN visible_works w ON w.id = e.work_id
     WHERE e.state = 'ENTERED' AND e.contest_id = $1`,
    [contestId],
  );
  return row?.count ?? 0;
}

/** Visible entries that won something, in the order in which the contest names its prizes. */
export const listWinners = (reader: Reader, contestId: string): Promise<ContestEntryRecord[]> =>
  reader.query<ContestEntryRecord>(
    'listWinners',
    `SELECT ${VISIBLE} AND e.prize_name IS NOT NULL
     ORDER BY (SELECT p.place FROM contests c, jsonb_array_elements(c.prizes) WITH ORDINALITY AS p (prize, place)
               WHERE c.id = e.contest_id AND p.prize->>'name' = e.prize_name LIMIT 1), e.entered_at, e.id`,
    [contestId],
  );

/** Visible entries that operators picked for the top page, in their order. */
export const listPickupEntries = (reader: Reader, contestId: string, first: number): Promise<ContestEntryRecord[]> =>
  reader.query<ContestEntryRecord>(
    'listPickupEntries',
    `SELECT ${VISIBLE} AND e.pickup_position IS NOT NULL ORDER BY e.pickup_position, e.id LIMIT $2`,
    [contestId, first],
  );

/** Every work that is or was in a contest, visible or not: pages that list entries wait for any of them. */
export async function listEnteredWorkIds(reader: Reader, contestId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listEnteredWorkIds',
    'SELECT work_id AS id FROM contest_entries WHERE contest_id = $1 ORDER BY work_id',
    [contestId],
  );
  return rows.map(({ id }) => id);
}

/** Every entry of a contest, for operators. */
export const listAllEntries = (
  reader: Reader,
  contestId: string,
): Promise<(ContestEntryRecord & { title: string })[]> =>
  reader.query<ContestEntryRecord & { title: string }>(
    'listAllEntries',
    `SELECT w.title, ${COLUMNS} JOIN works w ON w.id = e.work_id WHERE e.contest_id = $1 ORDER BY e.entered_at, e.id`,
    [contestId],
  );
