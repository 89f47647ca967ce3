import type { Database } from '../database/index.ts';

/** One thing a reader did. `readerKey` stands for the same person over a day, account or not. */
export interface ReadingEvent {
  kind: 'OPEN' | 'LEAVE';
  episodeId: string;
  workId: string;
  readerKey: string;
  pageNumber: number | null;
  leavePosition: number | null;
  clientEventId: string | null;
  occurredAt: Date;
}

/** Collects events and writes them in batches: no reader waits for a count, and no count locks a row for long. */
export interface ReadingEventLog {
  add(event: ReadingEvent): void;
  /** Writes what is collected; called at the end. */
  close(): Promise<void>;
}

/** A batch is written after this time or at this size, whichever comes first; a crash loses at most this much of the views. */
const BATCH_MS = 200;
const BATCH_SIZE = 1000;
/** decisions 4.7: one view per person and episode in 30 minutes. */
const VIEW_WINDOW = '30 minutes';

/** Builds the log of one process. `onFault` hears of batches that could not be written, with how many events they held. */
export function createReadingEventLog(
  database: Database,
  onFault: (error: unknown, lost: number) => void,
): ReadingEventLog {
  let collected: ReadingEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = collected;
    collected = [];
    if (batch.length > 0)
      writing = writing.then(() => writeBatch(database, batch)).catch((error: unknown) => onFault(error, batch.length));
    return writing;
  };

  return {
    add(event) {
      collected.push(event);
      if (collected.length >= BATCH_SIZE) void flush();
      else timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    close: flush,
  };
}

async function writeBatch(database: Database, batch: ReadingEvent[]): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('relaxCommit', `SELECT set_config('synchronous_commit', 'off', true)`);
    await tx.query(
      'countViews',
      `WITH opened AS (
         SELECT DISTINCT g.episode_id, g.reader_key FROM unnest($1::text[], $2::text[], $3::text[]) AS g (kind, episode_id, reader_key)
         WHERE g.kind = 'OPEN' AND NOT EXISTS (
           SELECT 1 FROM reading_events r WHERE r.episode_id = g.episode_id AND r.kind = 'OPEN' AND r.reader_key = g.reader_key
             AND r.occurred_at > now() - interval '${VIEW_WINDOW}')
       ), totals AS (SELECT episode_id, count(*)::int AS views FROM opened GROUP BY episode_id ORDER BY episode_id)
       UPDATE episode_counts c SET view_count = c.view_count + t.views FROM totals t WHERE c.episode_id = t.episode_id`,
      [batch.map((event) => event.kind), batch.map((event) => event.episodeId), batch.map((event) => event.readerKey)],
    );
    await tx.query(
      'writeReadingEvents',
      `INSERT INTO reading_events (kind, episode_id, work_id, reader_key, page_number, leave_position, client_event_id, occurred_at)
       SELECT DISTINCT ON (g.reader_key, g.client_event_id, CASE WHEN g.client_event_id IS NULL THEN g.place END) g.kind, g.episode_id, g.work_id, g.reader_key, g.page_number, g.leave_position, g.client_event_id, g.occurred_at
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::real[], $7::text[], $8::timestamptz[])
         WITH ORDINALITY AS g (kind, episode_id, work_id, reader_key, page_number, leave_position, client_event_id, occurred_at, place)
       -- A client that got no answer sends the same event again.
       WHERE g.client_event_id IS NULL OR NOT EXISTS (
         SELECT 1 FROM reading_events r WHERE r.episode_id = g.episode_id AND r.kind = g.kind AND r.reader_key = g.reader_key
           AND r.occurred_at > now() - interval '1 day' AND r.client_event_id = g.client_event_id)`,
      [
        batch.map((event) => event.kind),
        batch.map((event) => event.episodeId),
        batch.map((event) => event.workId),
        batch.map((event) => event.readerKey),
        batch.map((event) => event.pageNumber),
        batch.map((event) => event.leavePosition),
        batch.map((event) => event.clientEventId),
        batch.map((event) => event.occurredAt),
      ],
    );
  });
}
