import type { Reader } from '../../../database/index.ts';
import type { Slice } from '../../../kernel/cursor.ts';
import { listOwnRows, ownRowsFound, type OwnRowsAsked } from '../../works/index.ts';
import { ANY, type IllustrationRecord } from './illustrations.ts';

const OWN_ILLUSTRATIONS = { name: 'listOwnIllustrations', table: 'l', from: ANY };

/** All illustrations of an account that are not in the trash. For the owner only. */
export const listOwnIllustrations = (
  reader: Reader,
  userId: string,
  asked: OwnRowsAsked,
): Promise<Slice<IllustrationRecord>> => listOwnRows(reader, OWN_ILLUSTRATIONS, userId, asked);

/** How many illustrations of a creator are not in the trash and have a text in their title. */
export async function countOwnIllustrations(reader: Reader, userId: string, title = ''): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    'countOwnIllustrations',
    `SELECT count(*)::int AS count FROM illustrations l WHERE ${ownRowsFound('l')}`,
    [userId, title],
  );
  return row?.count ?? 0;
}
