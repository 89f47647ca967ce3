import type { Reader } from '../../database/index.ts';
import type { Services } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { findUserByScreenName } from '../../people/sites/index.ts';

/** Creators whose portfolios operators put first, in their order. Whether each has a portfolio to show is not asked here. */
export async function listPickupPortfolioOwners(reader: Reader): Promise<string[]> {
  const rows = await reader.query<{ userId: string }>(
    'listPickupPortfolioOwners',
    'SELECT user_id AS "userId" FROM pickup_portfolios ORDER BY position, user_id',
  );
  return rows.map(({ userId }) => userId);
}

/** Puts a creator's portfolio among the picked ones, at the end unless a place (from 1) is given. */
export async function pickUpPortfolio({ database }: Services, screenName: string, place: number | null): Promise<void> {
  await database.transact(async (tx) => {
    const user = await findUserByScreenName(tx, screenName);
    if (!user) throw notFound();
    await tx.query('lockPickupPortfolios', 'LOCK TABLE pickup_portfolios IN SHARE ROW EXCLUSIVE MODE');
    const others = (await listPickupPortfolioOwners(tx)).filter((id) => id !== user.id);
    await tx.query(
      'orderPickupPortfolios',
      `INSERT INTO pickup_portfolios (user_id, position) SELECT * FROM unnest($1::text[]) WITH ORDINALITY
       ON CONFLICT (user_id) DO UPDATE SET position = EXCLUDED.position`,
      [others.toSpliced((place ?? others.length + 1) - 1, 0, user.id)],
    );
    await declareChanges(tx, [keys.portfolios]);
  });
}

/** Takes a creator's portfolio out of the picked ones. */
export async function dropPickupPortfolio({ database }: Services, screenName: string): Promise<void> {
  await database.transact(async (tx) => {
    const gone = await tx.query(
      'dropPickupPortfolio',
      'DELETE FROM pickup_portfolios p USING users u WHERE u.id = p.user_id AND u.screen_name = $1 RETURNING u.id',
      [screenName],
    );
    if (gone.length === 0) throw notFound();
    await declareChanges(tx, [keys.portfolios]);
  });
}
