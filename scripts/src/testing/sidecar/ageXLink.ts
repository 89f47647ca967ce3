import type { Task } from './Task.ts';

/** `SCREEN_NAME`: the creator's link to X was last renewed so long ago that X keeps it no longer. */
export const ageXLink: Task = async ({ database }, [screenName = '']) => {
  await database.query(
    'ageXLink',
    `UPDATE x_links SET linked_at = now() - interval '300 days', renewed_at = now() - interval '181 days', access_until = now() - interval '180 days'
     WHERE account_id = (SELECT id FROM users WHERE screen_name = $1)`,
    [screenName],
  );
  return '';
};
