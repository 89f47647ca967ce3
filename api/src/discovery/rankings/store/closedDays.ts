import { column, defineTable, type Transaction, type LeavingAccount } from '../../../database/index.ts';
import { GUEST_TENTHS, REGISTERED_TENTHS } from '../formula.ts';
import { addDays } from '../periods.ts';

/** Days of which what happened is added up, so that windows count them without looking at events. */
export const rankingClosedDays = defineTable(
  'ranking_closed_days',
  {
    day: column.day(),
    closedAt: column.instant().default('now()'),
  },
  { key: ['day'] },
);

/** Tenths of people who were at a work on a day, by how many days ago they were there before. */
export const rankingDayPeople = defineTable(
  'ranking_day_people',
  {
    day: column.day(),
    workId: column.text(),
    /** Days since they were there before; NEVER for those who were not. */
    gap: column.smallint(),
    completed: column.integer(),
    viewed: column.integer(),
  },
  { key: ['day', 'workId', 'gap'] },
);

/** People of whom nothing counts, as the closed days know it. */
export const rankingLeftOut = defineTable(
  'ranking_left_out',
  {
    personKey: column.text(),
  },
  { key: ['personKey'] },
);

/** Tenths of people at a work until a day, everything before it included. */
export const rankingSums = defineTable(
  'ranking_sums',
  {
    day: column.day(),
    workId: column.text(),
    completed: column.integer(),
    viewed: column.integer(),
  },
  { key: ['day', 'workId'] },
);

/** The gap of somebody who was never there before, and of a guest, who is somebody new every day. */
export const NEVER = 32767;

/** A sum over all days is written this often, in days. */
const SUM_EVERY = 30;

/** How often somebody's earlier visit with the same signal lies how far back; one row a signal and person. */
const visits = (signal: 'viewed' | 'completed') => `
  SELECT d.day, d.work_id,
    CASE WHEN d.is_guest THEN ${NEVER} ELSE coalesce(d.day - (
      SELECT max(p.day) FROM work_people_days p
      WHERE p.person_key = d.person_key AND p.work_id = d.work_id AND p.day < d.day AND p.${signal} AND NOT p.is_guest), ${NEVER}) END AS gap,
    ${signal === 'completed' ? 'd.tenths' : '0'} AS completed, ${signal === 'viewed' ? 'd.tenths' : '0'} AS viewed
  FROM there d WHERE d.${signal}`;

/** $1: days; $2: works, or null for all. */
const ADD_UP_DAYS = `
  WITH there AS MATERIALIZED (
    SELECT d.*, CASE WHEN d.is_guest THEN ${GUEST_TENTHS} ELSE ${REGISTERED_TENTHS} END AS tenths
    FROM work_people_days d
    WHERE d.day = ANY($1::date[]) AND ($2::text[] IS NULL OR d.work_id = ANY($2))
      AND NOT EXISTS (SELECT 1 FROM ranking_left_out o WHERE o.person_key = d.person_key)
      AND (d.is_guest OR (SELECT w.user_id FROM works w WHERE w.id = d.work_id) IS DISTINCT FROM d.person_key)
  )
  INSERT INTO ranking_day_people (day, work_id, gap, completed, viewed)
  SELECT day, work_id, gap, sum(completed), sum(viewed) FROM (${visits('viewed')} UNION ALL ${visits('completed')}) v
  GROUP BY day, work_id, gap`;

/**
 * Adds up the people of every day until `day` that was not added up yet. Afterwards such a day is closed: what arrives
 * late for it never moves a ranking. Answers how many days it closed.
 */
export async function closeDays(tx: Transaction, day: string): Promise<number> {
  const [row] = await tx.query<{ closed: string | null; first: string | null }>(
    'findOpenDays',
    'SELECT (SELECT max(day) FROM ranking_closed_days)::text AS closed, (SELECT min(day) FROM work_people_days)::text AS first',
  );
  const from = row?.closed ? addDays(row.closed, 1) : (row?.first ?? day);
  let count = 0;
  for (let open = from < day ? from : day; open <= day && open >= from; open = addDays(open, 1)) {
    await tx.query('addUpDays', ADD_UP_DAYS, [[open], null]);
    await rankingClosedDays.insert(tx, { day: open });
    count += 1;
  }
  return count;
}

/** Writes the sums of all closed days until `day` when the last sums are a month old. They spare the next rankings work, and change none. */
export async function sumUpDays(tx: Transaction, day: string): Promise<void> {
  const [row] = await tx.query<{ first: string | null; last: string | null }>(
    'findSums',
    `SELECT (SELECT min(day) FROM ranking_closed_days)::text AS first, (SELECT max(day) FROM ranking_sums)::text AS last`,
  );
  const from = row?.last ?? row?.first;
  if (!from || addDays(from, SUM_EVERY) > day) return;
  await tx.query(
    'sumUpDays',
    `INSERT INTO ranking_sums (day, work_id, completed, viewed)
     SELECT $1, work_id, sum(completed), sum(viewed) FROM (
       SELECT work_id, completed, viewed FROM ranking_sums WHERE day = $2
       UNION ALL
       SELECT work_id, completed, viewed FROM ranking_day_people
       WHERE gap = ${NEVER} AND day <= $1 AND ($2::date IS NULL OR day > $2)
     ) s GROUP BY work_id`,
    [day, row?.last],
  );
}

/**
 * Notes who does not count any more and who counts again (blocked, staff, bots) and adds the works they were at up anew, closed
 * days included: a blocked account counts nowhere. Answers how many people changed.
 */
export async function leaveOutUncounted(tx: Transaction): Promise<number> {
  const changed = await tx.query<{ person: string; isOut: boolean }>(
    'findChangedPeople',
    `SELECT coalesce(u.person_key, o.person_key) AS person, u.person_key IS NOT NULL AS "isOut"
     FROM uncounted_people u FULL JOIN ranking_left_out o ON o.person_key = u.person_key
     WHERE u.person_key IS NULL OR o.person_key IS NULL`,
  );
  if (changed.length === 0) return 0;
  const out = changed.filter(({ isOut }) => isOut).map(({ person }) => person);
  const people = changed.map(({ person }) => person);
  await tx.query('leaveOut', 'INSERT INTO ranking_left_out SELECT unnest($1::text[])', [out]);
  await tx.query('countAgain', 'DELETE FROM ranking_left_out WHERE person_key = ANY($1) AND person_key <> ALL($2)', [
    people,
    out,
  ]);
  await addUpAnew(tx, people);
  return changed.length;
}

async function addUpAnew(tx: Transaction, people: string[]): Promise<void> {
  const works = await tx.query<{ id: string }>(
    'findWorksOfPeople',
    'SELECT DISTINCT work_id AS id FROM work_people_days WHERE person_key = ANY($1) AND NOT is_guest',
    [people],
  );
  if (works.length === 0) return;
  const ids = works.map(({ id }) => id);
  const days = await listClosedDays(tx);
  await tx.query('forgetDaysOfWorks', 'DELETE FROM ranking_day_people WHERE work_id = ANY($1)', [ids]);
  await tx.query('addUpDays', ADD_UP_DAYS, [days, ids]);
  // Sums hold these people too; the next closing writes new ones.
  await tx.query('forgetSums', 'DELETE FROM ranking_sums');
}

async function listClosedDays(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ day: string }>(
    'listClosedDays',
    'SELECT day::text AS day FROM ranking_closed_days ORDER BY day',
  );
  return rows.map(({ day }) => day);
}

/** Opens every closed day, so that the next closing adds all of them up from the tables. */
export async function reopenDays(tx: Transaction): Promise<void> {
  for (const table of [rankingDayPeople, rankingSums, rankingClosedDays])
    await tx.query('reopenDays', `DELETE FROM ${table.name}`);
}

/** Leaves nobody of this account out any more: it is gone. */
export async function forgetLeftOut(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await rankingLeftOut.delete(tx, { personKey: accountId });
}
