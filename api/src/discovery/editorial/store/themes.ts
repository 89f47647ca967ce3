import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

export const themes = defineTable('themes', {
  id: column.text(),
  tagId: column.text(),
  startsAt: column.instant(),
  endsAt: column.instant(),
  detailUrl: column.text().orNull(),
  /** What its pages were told of last. */
  announcedState: column.text().default("'NEW'"),
});

/** A tag that creators are invited to draw for, for a time. */
export interface ThemeRecord extends Omit<RowOf<typeof themes>, 'announcedState'> {
  state: 'UPCOMING' | 'RUNNING' | 'ENDED';
}

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
