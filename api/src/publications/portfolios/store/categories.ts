import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { isIdOf } from '../../../kernel/ids.ts';

export const portfolioCategoryWorks = defineTable(
  'portfolio_category_works',
  {
    categoryId: column.text(),
    position: column.integer(),
    externalWorkId: column.text().orNull(),
    komawariWorkId: column.text().orNull(),
  },
  { key: ['categoryId', 'position'] },
);

export const categories = defineTable('portfolio_categories', {
  id: column.text(),
  userId: column.text(),
  title: column.text(),
  position: column.integer(),
});

/** A category of a portfolio with the ids of its works, external and in-product, in order. */
export interface CategoryRecord {
  id: string;
  userId: string;
  title: string;
  workIds: string[];
}

/** The categories of portfolios in their order, by creator. */
export async function findCategories(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, CategoryRecord[]>> {
  const rows = await reader.query<CategoryRecord>(
    'findPortfolioCategories',
    `SELECT c.id, c.user_id AS "userId", c.title,
       ARRAY(SELECT coalesce(w.external_work_id, w.komawari_work_id) FROM portfolio_category_works w WHERE w.category_id = c.id ORDER BY w.position) AS "workIds"
     FROM portfolio_categories c WHERE c.user_id = ANY($1) ORDER BY c.user_id, c.position`,
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.userId);
}

/** Adds a category after the others. */
export async function insertCategory(tx: Transaction, category: Omit<CategoryRecord, 'workIds'>): Promise<void> {
  await tx.query(
    'insertPortfolioCategory',
    `INSERT INTO portfolio_categories (id, user_id, title, position)
     SELECT $1, $2, $3, coalesce(max(position), 0) + 1 FROM portfolio_categories WHERE user_id = $2`,
    [category.id, category.userId, category.title],
  );
}

/** Gives a category another title. */
export async function renameCategory(tx: Transaction, id: string, title: string): Promise<void> {
  await categories.update(tx, id, { title });
}

/** Removes a category; its works stay in the portfolio. */
export async function removeCategory(tx: Transaction, id: string): Promise<void> {
  await categories.delete(tx, id);
}

/** Puts the categories in this order. */
export async function orderCategories(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(
    'orderPortfolioCategories',
    `UPDATE portfolio_categories c SET position = o.position FROM unnest($1::text[]) WITH ORDINALITY AS o (id, position) WHERE c.id = o.id`,
    [ids],
  );
}

/** Puts exactly these works into a category, in this order. */
export async function replaceCategoryWorks(
  tx: Transaction,
  categoryId: string,
  workIds: readonly string[],
): Promise<void> {
  await tx.query('clearPortfolioCategory', 'DELETE FROM portfolio_category_works WHERE category_id = $1', [categoryId]);
  const external = (id: string): string | null => (isIdOf('ExternalWork', id) ? id : null);
  const komawari = (id: string): string | null => (isIdOf('KomawariWork', id) ? id : null);
  await tx.query(
    'fillPortfolioCategory',
    `INSERT INTO portfolio_category_works (category_id, position, external_work_id, komawari_work_id)
     SELECT $1, w.position, w.external, w.komawari FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS w (external, komawari, position)`,
    [categoryId, workIds.map(external), workIds.map(komawari)],
  );
}
