import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const commentFilterWords = defineTable('comment_filter_words', {
  id: column.bigint().counted(),
  userId: column.text(),
  word: column.text(),
  /** The word as it is searched for: width, case and kind of kana do not count. */
  folded: column.text().generated('fold_word(word)'),
  createdAt: column.instant().default('now()'),
});

/** A word whose comments wait for the creator. */
export type FilterWordRecord = Omit<RowOf<typeof commentFilterWords>, 'userId' | 'folded'>;

/** Nobody needs more, and each costs a look at every comment. */
export const MAX_FILTER_WORDS = 200;

/** Whether every comment on the works of a creator waits. */
export async function holdsComments(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.query<{ holds: boolean }>(
    'holdsComments',
    'SELECT holds_comments AS holds FROM sites WHERE user_id = $1',
    [userId],
  );
  return row?.holds ?? false;
}

/** The words of a creator's filter, latest first. */
export async function listFilterWords(reader: Reader, userId: string): Promise<FilterWordRecord[]> {
  return reader.query<FilterWordRecord>(
    'listFilterWords',
    `SELECT k.id::text, k.word, k.created_at AS "createdAt" FROM comment_filter_words k WHERE k.user_id = $1 ORDER BY k.id DESC LIMIT ${MAX_FILTER_WORDS}`,
    [userId],
  );
}

/** How many words a creator's filter has. Whoever adds one at the same moment waits. */
export async function countFilterWords(tx: Transaction, userId: string): Promise<number> {
  await tx.query('lockFilterWords', 'SELECT 1 FROM sites WHERE user_id = $1 FOR UPDATE', [userId]);
  const [row] = await tx.query<{ count: number }>(
    'countFilterWords',
    'SELECT count(*)::int AS count FROM comment_filter_words WHERE user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Adds a word to a creator's filter; one that is there in another spelling is spelt anew. */
export async function writeFilterWord(tx: Transaction, userId: string, word: string): Promise<FilterWordRecord> {
  const [row] = await tx.query<FilterWordRecord>(
    'writeFilterWord',
    `INSERT INTO comment_filter_words AS k (user_id, word) VALUES ($1, $2)
     ON CONFLICT (user_id, folded) DO UPDATE SET word = excluded.word RETURNING k.id::text, k.word, k.created_at AS "createdAt"`,
    [userId, word],
  );
  if (!row) throw new Error('A filtered word was not written.');
  return row;
}

/** Takes a word out of a creator's filter; doing so again changes nothing. */
export async function deleteFilterWord(tx: Transaction, userId: string, word: string): Promise<void> {
  await tx.query('deleteFilterWord', 'DELETE FROM comment_filter_words WHERE user_id = $1 AND folded = fold_word($2)', [
    userId,
    word,
  ]);
}
