import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { isIdOf } from '../../../kernel/ids.ts';

export const portfolioCategoryWorks = defineTable(
  'portfolio_category_works',
  {
    categoryId: column.text(),
    position: column.integer(),
    /** The work from elsewhere; null where it is one of Komawari. */
    externalWorkId: column.text().orNull(),
    /** The place of a work of Komawari in the portfolio; null where it is one from elsewhere. */
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
export interface CategoryRecord extends Omit<RowOf<typeof categories>, 'position'> {
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
  await portfolioCategoryWorks.delete(tx, { categoryId });
  await portfolioCategoryWorks.insertMany(
    tx,
    workIds.map((id, index) => ({
      categoryId,
      position: index + 1,
      externalWorkId: isIdOf('ExternalWork', id) ? id : null,
      komawariWorkId: isIdOf('KomawariWork', id) ? id : null,
    })),
  );
}
