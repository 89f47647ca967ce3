import { column, defineTable, type Reader } from '../../database/index.ts';

/** A line of news. */
export interface InfoEntryRecord {
  id: string;
  title: string;
  category: string;
  link: string | null;
  publishedAt: Date;
}

export const infoEntries = defineTable<InfoEntryRecord>('info_entries', {
  id: column.TEXT,
  title: column.TEXT,
  category: column.TEXT,
  link: column.TEXT,
  publishedAt: column.DATE,
});

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
