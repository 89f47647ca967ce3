import { pastInstant, type Transaction } from '../../../database/index.ts';

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
    `UPDATE episodes SET created_at = ${pastInstant('$2')},
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
