import type { Reader } from '../../../database/index.ts';

/** The page that stands for a work without a cover. */
export interface CoverPage {
  imageId: string;
  episodeId: string;
}

/** The first page everybody may read of each of these works that has no cover of its own. */
export async function findCoverPages(reader: Reader, workIds: readonly string[]): Promise<Map<string, CoverPage>> {
  const rows = await reader.query<CoverPage & { workId: string }>(
    'findCoverPages',
    `SELECT work_id AS "workId", image_id AS "imageId", episode_id AS "episodeId" FROM work_covers
     WHERE work_id = ANY($1) AND episode_id IS NOT NULL`,
    [workIds],
  );
  return new Map(rows.map((row) => [row.workId, row]));
}
