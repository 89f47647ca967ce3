import type { Reader } from '../../database/index.ts';

/** What the mail server has not taken. Ages are in seconds, 0 where nothing waits. */
export interface MailBacklog {
  waiting: number;
  oldestInSeconds: number;
  /** Refused for good, or too late. */
  unsent: number;
}

/** Reads it, in one statement. */
export async function readMailBacklog(reader: Reader): Promise<MailBacklog> {
  const [row] = await reader.query<MailBacklog>(
    'readMailBacklog',
    `SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
       coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'WAITING')), 0)::float8 AS "oldestInSeconds",
       count(*) FILTER (WHERE state IN ('REFUSED', 'TOO_LATE'))::int AS unsent
     FROM mails WHERE state <> 'SENT'`,
  );
  return row!;
}
