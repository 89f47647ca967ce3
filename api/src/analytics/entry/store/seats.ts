import { column, defineTable, type Database, type Reader, type Transaction } from '../../../database/index.ts';
import type { EntryState } from '../policy.ts';

/** How many seats the closed beta has, and how many are taken; null seats: analytics are open to everybody. */
export const analyticsBeta = defineTable(
  'analytics_beta',
  {
    isOnly: column.boolean().default('true'),
    seats: column.integer().orNull(),
    taken: column.integer().default('0'),
  },
  { key: ['isOnly'] },
);

/** Who has a seat of the closed beta. */
export const analyticsSeats = defineTable(
  'analytics_seats',
  {
    accountId: column.text(),
    enteredAt: column.instant().default('now()'),
  },
  { key: ['accountId'] },
);

/** What decides whether an account may use analytics. */
export async function findEntryState(reader: Reader, accountId: string): Promise<EntryState> {
  const [row] = await reader.query<EntryState>(
    'findEntryState',
    `SELECT b.seats, b.taken, EXISTS (SELECT FROM analytics_seats s WHERE s.account_id = $1) AS "hasSeat",
       EXISTS (SELECT FROM released_episodes e WHERE e.user_id = $1 AND e.status <> 'FAN_ONLY') AS "hasPublicEpisode"
     FROM analytics_beta b`,
    [accountId],
  );
  if (!row) throw new Error('The row of analytics_beta is missing.');
  return row;
}

/** Takes a seat, while there is one. Answers whether the account has one now. */
export async function takeSeat(tx: Transaction, accountId: string): Promise<boolean> {
  // Whoever else wants one waits here, and finds what is left.
  await tx.query('lockSeats', 'SELECT FROM analytics_beta FOR UPDATE');
  if ((await analyticsSeats.find(tx, { accountId })) !== null) return true;
  const counted = await tx.query(
    'countSeat',
    'UPDATE analytics_beta SET taken = taken + 1 WHERE taken < seats RETURNING 1',
  );
  if (counted.length === 0) return false;
  await analyticsSeats.insert(tx, { accountId });
  return true;
}

/** Gives back the seat of an account that goes. */
export async function leaveSeat(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('lockSeats', 'SELECT FROM analytics_beta FOR UPDATE');
  await tx.query(
    'leaveSeat',
    'WITH gone AS (DELETE FROM analytics_seats WHERE account_id = $1 RETURNING 1) UPDATE analytics_beta SET taken = taken - 1 WHERE EXISTS (SELECT FROM gone)',
    [accountId],
  );
}

/** How many seats there are and how many are taken. */
export interface Seats {
  seats: number | null;
  taken: number;
}

/** How many seats there are and how many are taken. */
export async function findSeats(reader: Reader): Promise<Seats> {
  const [row] = await reader.query<Seats>('findSeats', 'SELECT seats, taken FROM analytics_beta');
  return row ?? { seats: null, taken: 0 };
}

/** Sets how many seats there are; null opens analytics to everybody. Who has a seat keeps it. */
export async function setSeats(database: Database, seats: number | null): Promise<void> {
  await database.transact((tx) => tx.query('setSeats', 'UPDATE analytics_beta SET seats = $1', [seats]));
}
