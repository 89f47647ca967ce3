import type { Transaction } from '../../database/index.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { idsOf, type StalePath } from '../expandChanges.ts';
import { portfolioWorkPath } from '../paths.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** Works of portfolios a guest may see, with the screen names their paths begin with. */
const VISIBLE = `
  SELECT x.id, x.user_id, 'ExternalWork:' || x.id AS key, NULL AS work_id FROM portfolio_external_works x
  JOIN sites s ON s.user_id = x.user_id JOIN accounts a ON a.id = x.user_id WHERE NOT s.is_closed AND a.disabled_at IS NULL
  UNION ALL
  SELECT k.id, k.user_id, 'KomawariWork:' || k.id, k.work_id FROM portfolio_komawari_works k JOIN visible_works w ON w.id = k.work_id`;

/** Works that joined a portfolio, works of ours there that appeared, and what belongs to creators and is not drawn yet. */
async function listPaths(tx: Transaction, ids: string[], workIds: string[], userIds: string[]): Promise<StalePath[]> {
  const rows = await tx.query<{ id: string; name: string; key: string }>(
    'listPortfolioWorkPaths',
    `SELECT p.id, u.screen_name::text AS name, p.key FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id
     WHERE p.id = ANY($1) OR p.work_id = ANY($2)
       OR (p.user_id = ANY($3) AND NOT EXISTS (SELECT 1 FROM stored_pages s
         WHERE s.path IN ('/@' || u.screen_name || '/mangafolio/external_works/' || p.id, '/@' || u.screen_name || '/mangafolio/komawari_works/' || p.id)))`,
    [ids, workIds, userIds],
  );
  return rows.map(({ id, name, key }) => ({ path: portfolioWorkPath(name, id), key }));
}

/** `/@{screenName}/mangafolio/external_works/{id}` and `/@{screenName}/mangafolio/komawari_works/{id}` */
export const portfolioWorkPages = definePageFamily<{ screenName: string; id: string }>({
  kind: 'portfolio work',
  parse(_path, [first = '', second, third, id = '', ...rest]) {
    if (rest.length > 0 || second !== 'mangafolio' || !/^@[\w.-]{1,50}$/.test(first)) return null;
    const isKnown =
      (third === 'external_works' && isIdOf('ExternalWork', id)) ||
      (third === 'komawari_works' && isIdOf('KomawariWork', id));
    return isKnown ? { screenName: first.slice(1), id } : null;
  },
  async findCanonicalPath(reader, { screenName, id }) {
    const [row] = await reader.query<{ name: string }>(
      'findPortfolioWorkOfPath',
      `SELECT u.screen_name::text AS name FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id WHERE u.screen_name = $1::citext AND p.id = $2`,
      [screenName, id],
    );
    return row && portfolioWorkPath(row.name, id);
  },
  listing: {
    sql: `SELECT p.id, u.screen_name::text AS name FROM (${VISIBLE}) p JOIN users u ON u.id = p.user_id WHERE p.id > $1 ORDER BY p.id LIMIT $2`,
    pathsOf: ({ id, name }) => [portfolioWorkPath(name, id)],
  },
  async listOwnPaths(tx, changes) {
    const ids = [...idsOf(changes, 'ExternalWork'), ...idsOf(changes, 'KomawariWork')];
    const works = idsOf(changes, 'Work', { own: true });
    const users = ownersOf(changes);
    return ids.length + works.length + users.length > 0 ? listPaths(tx, ids, works, users) : [];
  },
});
