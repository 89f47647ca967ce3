import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

export const infoEntries = defineTable('info_entries', {
  id: column.text(),
  title: column.text(),
  category: column.text(),
  link: column.text().orNull(),
  publishedAt: column.instant().default('now()'),
  /** What its pages were told of last. */
  announcedState: column.text().default("'NEW'"),
});

/** A line of news. */
export type InfoEntryRecord = Omit<RowOf<typeof infoEntries>, 'announcedState'>;

const COLUMNS = 'id, title, category, link, published_at AS "publishedAt" FROM info_entries';

/** News that are out, latest first. */
export const listInfoEntries = (reader: Reader, first: number): Promise<InfoEntryRecord[]> =>
  reader.query<InfoEntryRecord>(
    'listInfoEntries',
    `SELECT ${COLUMNS} WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT $1`,
    [first],
  );

/** News that are out, by id. */
export async function findInfoEntries(reader: Reader, ids: readonly string[]): Promise<Map<string, InfoEntryRecord>> {
  const rows = await reader.query<InfoEntryRecord>(
    'findInfoEntries',
    `SELECT ${COLUMNS} WHERE id = ANY($1) AND published_at <= now()`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** All news, those to come included, for operators. */
export const listAllInfoEntries = (reader: Reader): Promise<InfoEntryRecord[]> =>
  reader.query<InfoEntryRecord>('listAllInfoEntries', `SELECT ${COLUMNS} ORDER BY published_at DESC, id DESC`);
