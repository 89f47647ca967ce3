import type { Transaction } from '../../../database/index.ts';

/** A time of the past from an archive; what it says of the future is not believed. */
const past = (parameter: string): string =>
  `least(now(), greatest('2000-01-01'::timestamptz, ${parameter}::timestamptz))`;

/** A work that was taken in is as old as it was. */
export async function settleWork(tx: Transaction, id: string, createdAt: string): Promise<void> {
  await tx.query('settleWork', `UPDATE works SET created_at = ${past('$2')} WHERE id = $1`, [id, createdAt]);
}

/**
 * Gives an episode that was taken in its age and its status. What would come out only later, or was to come out while the
 * archive lay somewhere, stays a draft: nothing becomes public by surprise. Nobody is told of it as of something new.
 * Answers whether readers may see it.
 */
export async function settleEpisode(
  tx: Transaction,
  id: string,
  { createdAt, status, publishAt }: { createdAt: string; status: string; publishAt: string | null },
): Promise<boolean> {
  const [row] = await tx.query<{ isOpen: boolean }>(
    'settleEpisode',
    `UPDATE episodes SET created_at = ${past('$2')},
       status = s.status,
       publish_at = CASE WHEN s.status = 'DRAFT' THEN NULL ELSE $4::timestamptz END,
       announced_at = CASE WHEN s.status IN ('PUBLIC', 'FAN_ONLY') THEN now() END
     FROM (SELECT CASE
         WHEN $3::text IN ('PUBLIC', 'FAN_ONLY') AND $4::timestamptz BETWEEN '2000-01-01' AND now() THEN $3::text
         WHEN $3::text = 'SCHEDULED' AND $4::timestamptz BETWEEN now() AND now() + interval '366 days' THEN $3::text
         ELSE 'DRAFT' END AS status) s
     WHERE id = $1 RETURNING episodes.status IN ('PUBLIC', 'FAN_ONLY') AS "isOpen"`,
    [id, createdAt, status, publishAt],
  );
  return row?.isOpen ?? false;
}

/** Gives an illustration that was taken in its age, and its place in lists where it is open. */
export async function settleIllustration(
  tx: Transaction,
  id: string,
  { createdAt, firstOpenedAt }: { createdAt: string; firstOpenedAt: string | null },
): Promise<void> {
  await tx.query(
    'settleIllustration',
    `UPDATE illustrations SET created_at = ${past('$2')},
       first_opened_at = CASE WHEN is_open AND $3::timestamptz IS NOT NULL THEN ${past('$3')} ELSE first_opened_at END WHERE id = $1`,
    [id, createdAt, firstOpenedAt],
  );
}
