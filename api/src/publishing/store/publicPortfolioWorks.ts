import type { Reader, Transaction } from '../../database/index.ts';
import type { KeyedRow, ListedRow } from './ListedRow.ts';

/** Works of portfolios a guest may see, with the screen names their paths begin with. */
const VISIBLE = `
  SELECT x.id, x.user_id, 'ExternalWork:' || x.id AS key, NULL AS work_id FROM portfolio_external_works x
  JOIN sites s ON s.user_id = x.user_id JOIN accounts a ON a.id = x.user_id WHERE NOT s.is_closed AND a.disabled_at IS NULL
  UNION ALL
  SELECT k.id, k.user_id, 'KomawariWork:' || k.id, k.work_id FROM portfolio_komawari_works k JOIN visible_works w ON w.id = k.work_id`;

/** The screen name, as its creator writes it, of whose portfolio holds this work; undefined where a guest finds nothing. */
export async function findPortfolioOwner(
  reader: Reader,
  screenName: string,
  portfolioWorkId: string,
): Promise<string | undefined> {
  const [row] = await reader.query<{ name: string }>(
    'findPortfolioWorkOfPath',
    `SELECT u.screen_name::text AS name FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id WHERE u.screen_name = $1::citext AND p.id = $2`,
    [screenName, portfolioWorkId],
  );
  return row?.name;
}

/** Works of portfolios that a guest finds, by id; the name is their creator's screen name. */
export const listVisiblePortfolioWorks = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listVisiblePortfolioWorks',
    `SELECT p.id, u.screen_name::text AS name FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id WHERE p.id > $1 ORDER BY p.id LIMIT $2`,
    [after, limit],
  );

/** Works that joined a portfolio, works of ours there that appeared, and what belongs to creators and is not drawn yet. */
export const findPortfolioWorksToDraw = (
  tx: Transaction,
  { ids, works, users }: { ids: readonly string[]; works: readonly string[]; users: readonly string[] },
): Promise<(KeyedRow & { name: string })[]> =>
  tx.query<KeyedRow & { name: string }>(
    'listPortfolioWorkPaths',
    `SELECT p.id, u.screen_name::text AS name, p.key FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id
     WHERE p.id = ANY($1) OR p.work_id = ANY($2)
       OR (p.user_id = ANY($3) AND NOT EXISTS (SELECT 1 FROM stored_pages s
         WHERE s.path IN ('/@' || u.screen_name || '/mangafolio/external_works/' || p.id, '/@' || u.screen_name || '/mangafolio/komawari_works/' || p.id)))`,
    [ids, works, users],
  );
