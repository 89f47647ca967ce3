import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { reviewLinks } from './reviewLinks.ts';

export const reviewNotes = defineTable('review_notes', {
  id: column.uuid().default('gen_random_uuid()'),
  linkId: column.uuid(),
  /** Null when the page was taken out of the episode. */
  pageId: column.text().orNull(),
  /** From 0 at the left edge of the page to 1 at the right. */
  x: column.real(),
  /** From 0 at the top of the page to 1 at the bottom. */
  y: column.real(),
  /** Whoever has the key of this visit may take the note back. */
  visitId: column.uuid(),
  writerName: column.text(),
  body: column.text(),
  /** What the creator answered; empty when there is no answer yet. */
  answer: column.text().default("''"),
  answeredAt: column.instant().orNull(),
  /** When the creator marked it as done. */
  doneAt: column.instant().orNull(),
  createdAt: column.instant().default('clock_timestamp()'),
});

/** A note on a point of a page. */
export type ReviewNoteRecord = RowOf<typeof reviewNotes>;

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
  await reviewLinks.lock(tx, linkId);
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
  await reviewNotes.update(tx, id, { answer, answeredAt: answer === '' ? null : now });
}

/** Marks a note as done, or as open again. */
export async function writeDone(tx: Transaction, id: string, isDone: boolean): Promise<void> {
  await reviewNotes.update(tx, id, { doneAt: isDone ? now : null });
}
