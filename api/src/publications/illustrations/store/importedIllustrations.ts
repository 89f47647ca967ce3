import { pastInstant, type Transaction } from '../../../database/index.ts';

/** Gives an illustration that was taken in its age, and its place in lists where it is open. */
export async function settleIllustration(
  tx: Transaction,
  id: string,
  { createdAt, firstOpenedAt }: { createdAt: string; firstOpenedAt: string | null },
): Promise<void> {
  await tx.query(
    'settleIllustration',
    `UPDATE illustrations SET created_at = ${pastInstant('$2')},
       first_opened_at = CASE WHEN is_open AND $3::timestamptz IS NOT NULL THEN ${pastInstant('$3')} ELSE first_opened_at END WHERE id = $1`,
    [id, createdAt, firstOpenedAt],
  );
}
