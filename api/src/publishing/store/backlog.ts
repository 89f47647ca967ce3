import type { Reader } from '../../database/index.ts';
import { NO_CHANGE } from './stalePages.ts';

/** What publishing still has to do. Ages are in seconds, 0 where nothing waits. */
export interface PublishingBacklog {
  /** Changes that nobody turned into stale pages yet. */
  changes: number;
  oldestChangeInSeconds: number;
  /** Pages and pictures that something changed on. */
  stale: number;
  /** Of those that were not tried yet. */
  oldestStaleInSeconds: number;
  /** Whose drawing failed at least once. */
  failing: number;
  /** Pages to be drawn again though nothing changed on them: for a new release, or for an export. */
  older: number;
}

/** Reads it, in one statement. */
export async function readPublishingBacklog(reader: Reader): Promise<PublishingBacklog> {
  const [row] = await reader.query<PublishingBacklog>(
    'readPublishingBacklog',
    `SELECT c.*, s.* FROM
       (SELECT count(*)::int AS changes, coalesce(extract(epoch FROM now() - min(changed_at)), 0)::float8 AS "oldestChangeInSeconds"
        FROM content_changes WHERE expanded_at IS NULL AND changed_at <= now()) c,
       (SELECT count(*) FILTER (WHERE reason <> ALL ($1))::int AS stale, count(*) FILTER (WHERE attempts > 0)::int AS failing,
          count(*) FILTER (WHERE reason = ANY ($1))::int AS older,
          coalesce(extract(epoch FROM now() - min(marked_at) FILTER (WHERE reason <> ALL ($1) AND attempts = 0)), 0)::float8 AS "oldestStaleInSeconds"
        FROM stale_pages) s`,
    [NO_CHANGE],
  );
  return row!;
}
