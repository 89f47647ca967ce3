import type { Transaction } from '../../database/index.ts';
import { notFound, problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { countLimits } from './limits.ts';
import { findCategories, replaceCategoryWorks, type CategoryRecord } from './store/categories.ts';

/** A category of this creator's portfolio. Throws NOT_FOUND for any other. */
export async function loadOwnCategory(tx: Transaction, userId: string, id: string): Promise<CategoryRecord> {
  const category = (await findCategories(tx, [userId])).get(userId)?.find((one) => one.id === id);
  if (!category) throw notFound();
  return category;
}

/** A category holds at most 100 works (decisions 4.2). */
export function checkCategorySize(count: number, path: string[], found: Problem[]): void {
  if (count > countLimits.worksPerCategory)
    found.push(
      problem(
        path,
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.portfolios.categoryFull({
            most: countLimits.worksPerCategory,
            count,
            excess: count - countLimits.worksPerCategory,
          }),
        ),
      ),
    );
}

/** Puts works of the portfolio at the end of one of its categories; those already there keep their place. */
export async function addToCategory(
  tx: Transaction,
  userId: string,
  categoryId: string,
  workIds: readonly string[],
  found: Problem[],
): Promise<void> {
  const category = await loadOwnCategory(tx, userId, categoryId);
  const all = [...new Set([...category.workIds, ...workIds])];
  checkCategorySize(all.length, ['categoryId'], found);
  if (found.length === 0) await replaceCategoryWorks(tx, categoryId, all);
}
