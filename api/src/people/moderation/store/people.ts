import type { Reader } from '../../../database/index.ts';

/** The account of a person with a profile who is not disabled; null when there is none. */
export async function findPerson(reader: Reader, userId: string): Promise<string | null> {
  const [row] = await reader.query<{ id: string }>(
    'findPerson',
    'SELECT u.id FROM users u JOIN accounts a ON a.id = u.id WHERE u.id = $1 AND a.disabled_at IS NULL',
    [userId],
  );
  return row?.id ?? null;
}

/** Who wrote a comment that stands where the account can see it; null when there is none. */
export async function findWriter(reader: Reader, commentId: string, accountId: string): Promise<string | null> {
  const [row] = await reader.query<{ id: string }>(
    'findWriter',
    `SELECT c.account_id AS id FROM comments c JOIN visible_episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id
     WHERE c.id = $1 AND c.deleted_at IS NULL AND (c.held_because IS NULL OR w.user_id = $2) AND passes_walls(e.id, $2)
     UNION ALL
     SELECT c.account_id FROM yawaraka_comments c JOIN visible_episodes e ON e.id = c.episode_id JOIN works w ON w.id = e.work_id
     WHERE c.id = $1 AND c.state = 'DELIVERED' AND (w.user_id = $2 OR w.shows_yawaraka_text) AND passes_walls(e.id, $2)`,
    [commentId, accountId],
  );
  return row?.id ?? null;
}
