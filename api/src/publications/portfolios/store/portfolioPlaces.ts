import type { Reader } from '../../../database/index.ts';

/** What stands in a portfolio already, by what an archive knows of it. */
export async function findPortfolioPlaces(reader: Reader, userId: string) {
  const external = await reader.query<{ id: string; title: string }>(
    'findExternalTitles',
    'SELECT id, title FROM portfolio_external_works WHERE user_id = $1',
    [userId],
  );
  const komawari = await reader.query<{ id: string; workId: string }>(
    'findKomawariPlaces',
    'SELECT id, work_id AS "workId" FROM portfolio_komawari_works WHERE user_id = $1',
    [userId],
  );
  const categories = await reader.query<{ title: string }>(
    'findCategoryTitles',
    'SELECT title FROM portfolio_categories WHERE user_id = $1',
    [userId],
  );
  return {
    externalByTitle: new Map(external.map(({ id, title }) => [title, id])),
    komawariByWork: new Map(komawari.map(({ id, workId }) => [workId, id])),
    categoryTitles: new Set(categories.map(({ title }) => title)),
  };
}
