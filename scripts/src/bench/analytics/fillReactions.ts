import type { Database } from '@komawari/api/database';
import { EPISODES } from './fillEvents.ts';

/** What readers gave the work that is read most. */
const LIKES = 100_000;
const COMMENTS = 20_000;

const reader = (number: string) => `'reader' || lpad((${number})::text, 15, '0')`;
const episode = `'e' || lpad((1 + n % ${EPISODES})::text, 20, '0')`;
const AT = `now() - random() * interval '89 days'`;

/** Likes of a hundred thousand readers, comments of a fifth of them, answers and bookmarks of half of them, all to one work. */
export async function fillReactions(database: Database): Promise<void> {
  const [done] = await database.query('findLike', 'SELECT 1 FROM likes LIMIT 1');
  if (done) return;
  const all = (count: number) => `FROM generate_series(1, ${count}) n`;
  await database.transact(async (tx) => {
    await tx.query('takeTime', `SELECT set_config('statement_timeout', '0', true)`);
    await tx.query('fillReaders', `INSERT INTO accounts (id) SELECT ${reader('n')} ${all(LIKES)}`);
    await tx.query(
      'fillLikes',
      `INSERT INTO likes (episode_id, account_id, count, created_at) SELECT ${episode}, ${reader('n')}, 1 + n % 10, ${AT} ${all(LIKES)}`,
    );
    await tx.query(
      'fillComments',
      `INSERT INTO comments (id, episode_id, account_id, body, created_at) SELECT 'comment' || n, ${episode}, ${reader('n')}, 'b', ${AT} ${all(COMMENTS)}`,
    );
    await tx.query(
      'fillAnswers',
      `INSERT INTO survey_answers (id, episode_id, account_id, answer, answered_at)
       SELECT 'answer' || n, ${episode}, ${reader('n')}, (ARRAY['FUN', 'NORMAL', 'NO_FUN'])[1 + n % 3], ${AT} ${all(LIKES / 2)}`,
    );
    await tx.query(
      'fillBookmarks',
      `INSERT INTO bookmarks (work_id, account_id, created_at) SELECT 'w' || lpad('1', 20, '0'), ${reader('n')}, ${AT} ${all(LIKES / 2)}`,
    );
  });
}
