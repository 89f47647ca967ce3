import { column, defineTable, notNull, now, type Reader, type Transaction } from '../../../database/index.ts';
import { recoveryCodes } from './recoveryCodes.ts';

export const secondFactors = defineTable(
  'second_factors',
  {
    accountId: column.text(),
    sealedSecret: column.text(),
    createdAt: column.instant().default('now()'),
    confirmedAt: column.instant().orNull(),
    lastStep: column.bigint().default('0'),
  },
  { key: ['accountId'] },
);

/** An authenticator app's secret, encrypted, and how far its codes were used. `now` is the database's clock in seconds. */
export interface SecondFactor {
  sealedSecret: string;
  isConfirmed: boolean;
  lastStep: number;
  now: number;
}

/** Whether signing in to this account needs a second step. */
export async function hasSecondFactor(reader: Reader, accountId: string): Promise<boolean> {
  return (await secondFactors.find(reader, { accountId, confirmedAt: notNull })) !== null;
}

/** The second factor of an account, confirmed or begun. */
export async function findSecondFactor(reader: Reader, accountId: string): Promise<SecondFactor | null> {
  const [row] = await reader.query<SecondFactor>(
    'findSecondFactor',
    `SELECT sealed_secret AS "sealedSecret", confirmed_at IS NOT NULL AS "isConfirmed", last_step::int AS "lastStep",
       floor(extract(epoch FROM now()))::int AS now FROM second_factors WHERE account_id = $1`,
    [accountId],
  );
  return row ?? null;
}

/** Begins with a new secret in place of one that was never confirmed; false when the second factor is on already. */
export async function beginSecondFactor(tx: Transaction, accountId: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx.query(
    'beginSecondFactor',
    `INSERT INTO second_factors (account_id, sealed_secret) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
       WHERE second_factors.confirmed_at IS NULL RETURNING account_id`,
    [accountId, sealedSecret],
  );
  return rows.length > 0;
}

/** Turns the second factor on; false when it was on already. */
export async function confirmSecondFactor(tx: Transaction, accountId: string): Promise<boolean> {
  return (await secondFactors.update(tx, { accountId, confirmedAt: null }, { confirmedAt: now })) > 0;
}

/** Spends a time step, so that its code and every earlier one are worthless; false when it was spent before. */
export async function spendStep(tx: Transaction, accountId: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    'spendStep',
    'UPDATE second_factors SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id',
    [accountId, step],
  );
  return rows.length > 0;
}

/** Turns the second factor off, with its recovery codes; false when it was off. */
export async function deleteSecondFactor(tx: Transaction, accountId: string): Promise<boolean> {
  await recoveryCodes.delete(tx, { accountId });
  return (await secondFactors.delete(tx, { accountId, confirmedAt: notNull })) > 0;
}
