import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

/** Creators whose portfolios operators put first. */
export const pickupPortfolios = defineTable(
  'pickup_portfolios',
  {
    userId: column.text(),
    /** Smaller ones come first. */
    position: column.integer(),
  },
  { key: ['userId'] },
);

/** Creators whose portfolios operators put first, in their order. Whether each has a portfolio to show is not asked here. */
export async function listPickupPortfolioOwners(reader: Reader): Promise<string[]> {
  const rows = await reader.query<{ userId: string }>(
    'listPickupPortfolioOwners',
    'SELECT user_id AS "userId" FROM pickup_portfolios ORDER BY position, user_id',
  );
  return rows.map(({ userId }) => userId);
}

/** Puts a creator among them at a place (1 is the first), or moves them there; null is the end. */
export async function placePickupPortfolio(tx: Transaction, userId: string, place: number | null): Promise<void> {
  await tx.query('lockPickupPortfolios', 'LOCK TABLE pickup_portfolios IN SHARE ROW EXCLUSIVE MODE');
  const others = (await listPickupPortfolioOwners(tx)).filter((id) => id !== userId);
  await tx.query(
    'orderPickupPortfolios',
    `INSERT INTO pickup_portfolios (user_id, position) SELECT * FROM unnest($1::text[]) WITH ORDINALITY
     ON CONFLICT (user_id) DO UPDATE SET position = EXCLUDED.position`,
    [others.toSpliced((place ?? others.length + 1) - 1, 0, userId)],
  );
}
