import type { Transaction } from '../../../database/index.ts';

/** Has other new illustrations of the same creator wait until the transaction ends. */
export async function lockCreator(tx: Transaction, userId: string): Promise<void> {
  await tx.query('lockCreator', 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** What tells one new illustration from another. */
export interface NewContent {
  title: string | undefined;
  /** In their order. */
  imageIds: string[];
}

/** The illustration a creator made of the same content within the last minutes, and did not change since; null if none. */
export async function findSameIllustration(
  tx: Transaction,
  userId: string,
  { title, imageIds }: NewContent,
  minutes: number,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'findSameIllustration',
    `SELECT l.id FROM illustrations l
     WHERE l.user_id = $1 AND l.title = $2 AND l.deleted_at IS NULL AND l.revision = 1
       AND l.created_at > now() - make_interval(mins => $4)
       AND (SELECT array_agg(m.image_id ORDER BY m.position) FROM illustration_images m WHERE m.illustration_id = l.id) = $3::text[]
     LIMIT 1`,
    [userId, title, imageIds, minutes],
  );
  return row?.id ?? null;
}
