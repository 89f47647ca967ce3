import type { Reader } from '../../../database/index.ts';
import type { Slice } from '../../../kernel/cursor.ts';
import { listOwnRows, type OwnRowsAsked } from './ownRows.ts';
import { WORK_COLUMNS, type WorkRecord } from './works.ts';

const OWN_WORKS = {
  name: 'listOwnWorks',
  table: 'w',
  from: `${WORK_COLUMNS}, v.id IS NOT NULL AS "isVisible" FROM works w LEFT JOIN visible_works v ON v.id = w.id`,
};

/** All works of an account that are not in the trash. For the owner only. */
export const listOwnWorks = (reader: Reader, userId: string, asked: OwnRowsAsked): Promise<Slice<WorkRecord>> =>
  listOwnRows(reader, OWN_WORKS, userId, asked);
