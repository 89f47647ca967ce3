import { column, defineTable, type Reader } from '../../database/index.ts';

/** A tag that creators are invited to draw for, for a time. */
export interface ThemeRecord {
  id: string;
  tagId: string;
  startsAt: Date;
  endsAt: Date;
  detailUrl: string | null;
  state: 'UPCOMING' | 'RUNNING' | 'ENDED';
}

export const themes = defineTable<Omit<ThemeRecord, 'state'>>('themes', {
  id: column.TEXT,
  tagId: column.TEXT,
  startsAt: column.DATE,
  endsAt: column.DATE,
  detailUrl: column.TEXT,
});

const COLUMNS =
  'id, tag_id AS "tagId", starts_at AS "startsAt", ends_at AS "endsAt", detail_url AS "detailUrl", state FROM themes_now';

/** Themes that run, those that end first in front, and then those to come. */
export const listThemes = (reader: Reader, first: number): Promise<ThemeRecord[]> =>
  reader.query<ThemeRecord>(
    'listThemes',
    `SELECT ${COLUMNS} WHERE state <> 'ENDED'
     ORDER BY state = 'UPCOMING', CASE WHEN state = 'RUNNING' THEN ends_at ELSE starts_at END, id LIMIT $1`,
    [first],
  );

/** Every theme, for operators. */
export const listAllThemes = (reader: Reader): Promise<ThemeRecord[]> =>
  reader.query<ThemeRecord>('listAllThemes', `SELECT ${COLUMNS} ORDER BY starts_at DESC, id`);

/** The theme of each tag: the one that runs, or else the next. */
export async function findThemesOfTags(reader: Reader, tagIds: readonly string[]): Promise<Map<string, ThemeRecord>> {
  const rows = await reader.query<ThemeRecord>(
    'findThemesOfTags',
    `SELECT DISTINCT ON (tag_id) ${COLUMNS} WHERE tag_id = ANY($1) AND state <> 'ENDED' ORDER BY tag_id, starts_at`,
    [tagIds],
  );
  return new Map(rows.map((row) => [row.tagId, row]));
}
