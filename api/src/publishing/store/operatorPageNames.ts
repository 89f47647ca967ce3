import type { Reader } from '../../database/index.ts';
import type { ListedRow } from './ListedRow.ts';

/** An edition of an operators' page: `TERMS` and 2. */
export interface EditionRow {
  kind: string;
  number: number;
}

/** Whether there is such an edition. */
export async function hasEdition(reader: Reader, { kind, number }: EditionRow): Promise<boolean> {
  const rows = await reader.query(
    'hasEdition',
    `SELECT 1 FROM operator_page_editions WHERE kind = $1 AND number = $2 AND language = 'en'`,
    [kind, number],
  );
  return rows.length > 0;
}

/** Every edition there is. */
export const findEditionRows = (reader: Reader): Promise<EditionRow[]> =>
  reader.query<EditionRow>(
    'findEditionRows',
    `SELECT kind, number FROM operator_page_editions WHERE language = 'en' ORDER BY kind, number`,
  );

/** Editions as a listing; the name is the end of the path, `terms/2`. */
export const listEditionRows = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listEditionRows',
    `SELECT id, id AS name FROM (SELECT lower(kind) || '/' || number AS id FROM operator_page_editions WHERE language = 'en') e
     WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2`,
    [after, limit],
  );
