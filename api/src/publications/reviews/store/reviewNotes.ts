import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const reviewNotes = defineTable('review_notes', {
  id: column.uuid().default('gen_random_uuid()'),
  linkId: column.uuid(),
  pageId: column.text().orNull(),
  x: column.real(),
  y: column.real(),
  visitId: column.uuid(),
  writerName: column.text(),
  body: column.text(),
  answer: column.text().default("''"),
  answeredAt: column.instant().orNull(),
  doneAt: column.instant().orNull(),
  createdAt: column.instant().default('clock_timestamp()'),
});

/** A note on a point of a page; `x` and `y` from 0 to 1, from the left and from the top. */
export interface ReviewNoteRecord {
  id: string;
  linkId: string;
  /** Null when the page was taken out of the episode. */
  pageId: string | null;
  x: number;
  y: number;
  visitId: string;
  writerName: string;
  body: string;
  /** Empty when there is none yet. */
  answer: string;
  answeredAt: Date | null;
  doneAt: Date | null;
  createdAt: Date;
}

const COLUMNS = `n.id, n.link_id AS "linkId", n.page_id AS "pageId", n.x, n.y, n.visit_id AS "visitId", n.writer_name AS "writerName",
  n.body, n.answer, n.answered_at AS "answeredAt", n.done_at AS "doneAt", n.created_at AS "createdAt"`;

/** The notes of links, in the order they were written. */
export async function listReviewNotes(
  reader: Reader,
  linkIds: readonly string[],
): Promise<Map<string, ReviewNoteRecord[]>> {
  const rows = await reader.query<ReviewNoteRecord>(
    'listReviewNotes',
    `SELECT ${COLUMNS} FROM review_notes n WHERE n.link_id = ANY($1) ORDER BY n.link_id, n.created_at, n.id`,
    [linkIds],
  );
  return Map.groupBy(rows, (row) => row.linkId);
}

/** A note, its row locked, and the episode it is about. */
export async function lockReviewNote(
  tx: Transaction,
  id: string,
): Promise<(ReviewNoteRecord & { episodeId: string }) | null> {
  const [row] = await tx.query<ReviewNoteRecord & { episodeId: string }>(
    'lockReviewNote',
    `SELECT ${COLUMNS}, l.episode_id AS "episodeId" FROM review_notes n JOIN review_links l ON l.id = n.link_id
     WHERE n.id = $1 FOR UPDATE OF n`,
    [id],
  );
  return row ?? null;
}

/** How many notes a link has; others who write to it wait. */
export async function countNotesLocked(tx: Transaction, linkId: string): Promise<number> {
  await tx.query('lockReviewLink', 'SELECT 1 FROM review_links WHERE id = $1 FOR UPDATE', [linkId]);
  const [row] = await tx.query<{ count: number }>(
    'countReviewNotes',
    'SELECT count(*)::int AS count FROM review_notes WHERE link_id = $1',
    [linkId],
  );
  return row?.count ?? 0;
}

export type NewReviewNote = Pick<ReviewNoteRecord, 'linkId' | 'x' | 'y' | 'visitId' | 'writerName' | 'body'> & {
  pageId: string;
};

/** Writes a note. */
export async function insertReviewNote(tx: Transaction, note: NewReviewNote): Promise<ReviewNoteRecord> {
  const [row] = await tx.query<ReviewNoteRecord>(
    'insertReviewNote',
    `INSERT INTO review_notes AS n (link_id, page_id, x, y, visit_id, writer_name, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING ${COLUMNS}`,
    [note.linkId, note.pageId, note.x, note.y, note.visitId, note.writerName, note.body],
  );
  if (!row) throw new Error('a note that was written is not there');
  return row;
}

/** Writes the creator's answer; an empty one takes it back. */
export async function writeAnswer(tx: Transaction, id: string, answer: string): Promise<void> {
  await tx.query(
    'answerReviewNote',
    `UPDATE review_notes SET answer = $2, answered_at = CASE WHEN $2 <> '' THEN now() END WHERE id = $1`,
    [id, answer],
  );
}

/** Marks a note as done, or as open again. */
export async function writeDone(tx: Transaction, id: string, isDone: boolean): Promise<void> {
  await tx.query('finishReviewNote', 'UPDATE review_notes SET done_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
    id,
    isDone,
  ]);
}

/** Deletes a note. */
export async function removeReviewNote(tx: Transaction, id: string): Promise<void> {
  await tx.query('deleteReviewNote', 'DELETE FROM review_notes WHERE id = $1', [id]);
}
