import type { Reader } from '../../database/index.ts';

/** A row of a listing of what may have pages: `id` gives the order, `name` what the path is made of; null leaves the row out. */
export interface ListedRow {
  id: string;
  name: string | null;
}

/** Lists what may have pages: rows with the ids after one, in their order, at most so many. */
export type ListRows = (reader: Reader, after: string, limit: number) => Promise<ListedRow[]>;

/** A thing with pages and the key of the change that concerns it. */
export interface KeyedRow {
  id: string;
  key: string;
}
