import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { HasProblems, problem, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { checkCategorySize, loadOwnCategory } from './addToCategory.ts';
import { changePortfolio } from './changePortfolio.ts';
import { countLimits, limits } from './limits.ts';
import {
  categories,
  findCategories,
  insertCategory,
  orderCategories,
  replaceCategoryWorks,
  type CategoryRecord,
} from './store/categories.ts';
import { findExternalWorks } from './store/externalWorks.ts';
import { findKomawariWorks } from './store/komawariWorks.ts';

/** What a creator enters about a category; `workIds` are ids of works of the portfolio, of either kind, in order. */
export interface CategoryInput {
  title?: string | null | undefined;
  workIds?: string[] | null | undefined;
}

const checkTitle = (title: string, found: Problem[]): string =>
  checkText(
    title,
    {
      path: ['title'],
      label: said(publicationsErrors, (t) => t.portfolios.categoryLabel()),
      ...limits.portfolioCategoryTitle,
    },
    found,
  );

async function checkWorkIds(tx: Transaction, userId: string, ids: string[], found: Problem[]): Promise<string[]> {
  const distinct = [...new Set(ids)];
  checkCategorySize(distinct.length, ['workIds'], found);
  const external = (await findExternalWorks(tx, [userId])).get(userId) ?? [];
  const komawari = (await findKomawariWorks(tx, [userId])).get(userId) ?? [];
  const known = new Set([...external, ...komawari].map((work) => work.id));
  distinct.forEach((id, index) => {
    if (!known.has(id))
      found.push(
        problem(
          ['workIds', String(index)],
          'WORK_NOT_FOUND',
          said(publicationsErrors, (t) => t.portfolios.workNotInPortfolio()),
        ),
      );
  });
  return distinct;
}

/** Adds a category after the others, with works of the portfolio in the given order. Answers its id. */
export async function addPortfolioCategory(
  services: Needs<'database'>,
  actor: Actor,
  input: CategoryInput,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId }, found }) => {
    const title = checkTitle(input.title ?? '', found);
    const count = (await findCategories(tx, [userId])).get(userId)?.length ?? 0;
    if (count >= countLimits.portfolioCategories)
      found.push(
        problem(
          ['title'],
          'TOO_MANY',
          said(publicationsErrors, (t) => t.portfolios.tooManyCategories({ most: countLimits.portfolioCategories })),
        ),
      );
    const workIds = await checkWorkIds(tx, userId, input.workIds ?? [], found);
    if (found.length > 0) throw new HasProblems();
    const id = newId('PortfolioCategory');
    await insertCategory(tx, { id, userId, title });
    await replaceCategoryWorks(tx, id, workIds);
    return { result: id, keys: [] };
  });
}

/** Renames a category of the own portfolio, or sets its works and their order. NOT_FOUND for any other. */
export async function updatePortfolioCategory(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
  input: CategoryInput,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId }, found }) => {
    const category = await loadOwnCategory(tx, userId, id);
    const title = input.title == null ? null : checkTitle(input.title, found);
    const workIds = input.workIds == null ? null : await checkWorkIds(tx, userId, input.workIds, found);
    if (found.length > 0) throw new HasProblems();
    if (title !== null) await categories.update(tx, id, { title });
    if (workIds !== null) await replaceCategoryWorks(tx, id, await withTrashed(tx, category, workIds));
    return { result: id, keys: [] };
  });
}

/**
 * The new order with the works of the category that are in the trash, each behind the work it stood behind: its creator
 * cannot see them now, so that no new order names them, and finds them in their places when they are restored.
 */
async function withTrashed(tx: Transaction, category: CategoryRecord, workIds: string[]): Promise<string[]> {
  const komawari = (await findKomawariWorks(tx, [category.userId])).get(category.userId) ?? [];
  const trashed = new Set(komawari.filter(({ isInTrash }) => isInTrash).map(({ id }) => id));
  const order = [...workIds];
  category.workIds.forEach((id, index) => {
    if (!trashed.has(id) || order.includes(id)) return;
    const before = category.workIds.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Removes a category of the own portfolio; its works stay in the portfolio. NOT_FOUND for any other. */
export async function deletePortfolioCategory(
  services: Needs<'database'>,
  actor: Actor,
  id: string,
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId } }) => {
    await loadOwnCategory(tx, userId, id);
    await categories.delete(tx, id);
    return { result: id, keys: [] };
  });
}

/** Puts the categories of the own portfolio in this order; all of them have to be named, each once. */
export async function updatePortfolioCategoryPositions(
  services: Needs<'database'>,
  actor: Actor,
  categoryIds: string[],
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio, found }) => {
    const known = ((await findCategories(tx, [portfolio.userId])).get(portfolio.userId) ?? []).map(({ id }) => id);
    const isWhole = categoryIds.length === known.length && known.every((id) => categoryIds.includes(id));
    if (!isWhole) {
      found.push(
        problem(
          ['categoryIds'],
          'INCOMPLETE',
          said(publicationsErrors, (t) => t.portfolios.categoriesChanged()),
        ),
      );
      throw new HasProblems();
    }
    await orderCategories(tx, categoryIds);
    return { result: portfolio.userId, keys: [] };
  });
}
