import type { Reader, Transaction } from '../../../database/index.ts';

/** Whether a creator wants comments on their works checked. */
export async function usesRecaptcha(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.query<{ isUsed: boolean }>(
    'usesRecaptcha',
    'SELECT uses_recaptcha AS "isUsed" FROM sites WHERE user_id = $1',
    [userId],
  );
  return row?.isUsed ?? false;
}

/** Switches the check of comments on or off. */
export async function writeUsesRecaptcha(tx: Transaction, userId: string, isUsed: boolean): Promise<void> {
  await tx.query('writeUsesRecaptcha', 'UPDATE sites SET uses_recaptcha = $2 WHERE user_id = $1', [userId, isUsed]);
}
