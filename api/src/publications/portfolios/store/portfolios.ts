import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type PageBounds, type Slice } from '../../../kernel/cursor.ts';
import { newId } from '../../../kernel/ids.ts';

export const portfolios = defineTable('portfolios', {
  id: column.text(),
  userId: column.text(),
  bannerImageId: column.text().orNull(),
  createdAt: column.instant().default('now()'),
  /** Counts for the portfolio with everything in it. */
  updatedAt: column.instant().default('now()'),
});

/** A creator's portfolio. `isOpen` says whether others may see it at all. */
export interface PortfolioRecord extends Omit<RowOf<typeof portfolios>, 'updatedAt'> {
  isOpen: boolean;
}

const COLUMNS = 'p.id, p.user_id AS "userId", p.banner_image_id AS "bannerImageId", p.created_at AS "createdAt"';

/** Portfolios by their creator's id, whoever may see them: the policy decides. */
export async function findPortfolios(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, PortfolioRecord>> {
  const rows = await reader.query<PortfolioRecord>(
    'findPortfolios',
    `SELECT ${COLUMNS}, NOT s.is_closed AND a.disabled_at IS NULL AS "isOpen"
     FROM portfolios p JOIN sites s ON s.user_id = p.user_id JOIN accounts a ON a.id = p.user_id WHERE p.user_id = ANY($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * The creator's portfolio, made on the first change, its row locked until the transaction ends: everything that changes a
 * portfolio starts here, so that limits and orders hold against two changes at once.
 */
export async function lockPortfolio(tx: Transaction, userId: string): Promise<PortfolioRecord> {
  await portfolios.insertNew(tx, { id: newId('Portfolio'), userId });
  await portfolios.lock(tx, { userId });
  const portfolio = (await findPortfolios(tx, [userId])).get(userId);
  if (!portfolio) throw new Error('a portfolio vanished inside its own transaction');
  return portfolio;
}

/** The place of what operators did not pick: behind everything they did. */
const NOT_PICKED = 2 ** 31 - 1;

/** Portfolios that show a reader at least one work: those that operators picked in their order, then the newest first. */
export async function listPortfolios(reader: Reader, { first, after }: PageBounds): Promise<Slice<PortfolioRecord>> {
  const [place, at, id] = after === null ? [null, null, null] : decodeCursor(after, ['place', 'instant', 'id']);
  const rows = await reader.query<PortfolioRecord & { place: number }>(
    'listPortfolios',
    `SELECT p.* FROM (
       SELECT ${COLUMNS}, true AS "isOpen", coalesce(k.position, ${NOT_PICKED})::int AS place
       FROM visible_portfolios p LEFT JOIN pickup_portfolios k ON k.user_id = p.user_id) p
     WHERE $2::int IS NULL OR p.place > $2::int OR (p.place = $2::int AND (p."createdAt", p.id) < ($3::timestamptz, $4))
     ORDER BY p.place, p."createdAt" DESC, p.id DESC LIMIT $1`,
    [first + 1, place, at, id],
  );
  return toSlice(rows, first, (row) => [row.place, row.createdAt.toISOString(), row.id]);
}

/** Whether the list of portfolios shows this creator's. */
export async function isListed(reader: Reader, userId: string): Promise<boolean> {
  const rows = await reader.query('isPortfolioListed', 'SELECT 1 FROM visible_portfolios WHERE user_id = $1', [userId]);
  return rows.length > 0;
}
