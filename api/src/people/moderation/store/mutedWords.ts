import {
  before,
  column,
  defineTable,
  now,
  type Reader,
  type RowOf,
  type Transaction,
} from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

export const mutedWords = defineTable('muted_words', {
  id: column.integer().counted(),
  accountId: column.text(),
  word: column.text(),
  /** The word as it is searched for: width, case and kind of kana do not count. */
  folded: column.text().generated('fold_word(word)'),
  /** Null where it is muted for good. */
  expiresAt: column.instant().orNull(),
  createdAt: column.instant().default('now()'),
});

/** A word somebody does not want to read. */
export type MutedWordRecord = Omit<RowOf<typeof mutedWords>, 'accountId' | 'folded'>;

/** Nobody needs more, and each costs a look at every comment. */
export const MAX_MUTED_WORDS = 200;

const MUTED_WORD = 'id, word, expires_at AS "expiresAt", created_at AS "createdAt"';

/** How many words an account mutes now. Those that are over are forgotten. */
export async function countMutedWords(tx: Transaction, accountId: string): Promise<number> {
  await mutedWords.delete(tx, { accountId, expiresAt: before(now) });
  const [row] = await tx.query<{ count: number }>(
    'countMutedWords',
    'SELECT count(*)::int AS count FROM muted_words WHERE account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}

/** Mutes a word for so many days, or for good; muting it again sets a new end. */
export async function writeMutedWord(
  tx: Transaction,
  accountId: string,
  word: string,
  days: number | null,
): Promise<MutedWordRecord> {
  const [row] = await tx.query<MutedWordRecord>(
    'writeMutedWord',
    `INSERT INTO muted_words (account_id, word, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))
     ON CONFLICT (account_id, folded) DO UPDATE SET word = excluded.word, expires_at = excluded.expires_at
     RETURNING ${MUTED_WORD}`,
    [accountId, word, days],
  );
  if (!row) throw new Error('A muted word was not written.');
  return row;
}

/** Unmutes a word; unmuting it again changes nothing. */
export async function deleteMutedWord(tx: Transaction, accountId: string, word: string): Promise<void> {
  await tx.query('deleteMutedWord', 'DELETE FROM muted_words WHERE account_id = $1 AND folded = fold_word($2)', [
    accountId,
    word,
  ]);
}

/** Words an account mutes now, latest first. */
export async function listMutedWords(
  reader: Reader,
  accountId: string,
  first: number,
  after: string | null,
): Promise<Slice<MutedWordRecord>> {
  const [id] = after === null ? [null] : decodeCursor(after, ['place']);
  const rows = await reader.query<MutedWordRecord>(
    'listMutedWords',
    `SELECT ${MUTED_WORD} FROM live_muted_words WHERE account_id = $1 AND ($3::int IS NULL OR id < $3) ORDER BY id DESC LIMIT $2`,
    [accountId, first + 1, id],
  );
  return toSlice(rows, first, (row) => [row.id]);
}
