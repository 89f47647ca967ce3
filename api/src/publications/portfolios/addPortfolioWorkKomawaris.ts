import type { Needs } from '../../graphql/context.ts';
import { HasProblems, problem, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { keys } from '../../publishing/index.ts';
import { canEditWork, findWorks } from '../works/index.ts';
import { addToCategory } from './addToCategory.ts';
import { changePortfolio } from './changePortfolio.ts';
import { findKomawariWorks, komawariWorks } from './store/komawariWorks.ts';

export interface AddPortfolioWorkKomawarisInput {
  workIds: string[];
  categoryId?: string | null | undefined;
}

/**
 * Takes own works into the portfolio, also to the end of a category when one is given. A work that is there already stays
 * as it is. Answers the ids in the portfolio, in the order asked for.
 */
export async function addPortfolioWorkKomawaris(
  services: Needs<'database'>,
  actor: Actor,
  input: AddPortfolioWorkKomawarisInput,
): Promise<Outcome<string[]>> {
  const workIds = [...new Set(input.workIds)];
  return changePortfolio(services, actor, async ({ tx, portfolio: { userId }, found }) => {
    if (workIds.length === 0)
      found.push(
        problem(
          ['workIds'],
          'REQUIRED',
          said(publicationsErrors, (t) => t.portfolios.workNeeded()),
        ),
      );
    if (workIds.length > 100)
      found.push(
        problem(
          ['workIds'],
          'TOO_MANY',
          said(publicationsErrors, (t) => t.portfolios.tooManyAtOnce()),
        ),
      );
    const works = await findWorks(tx, workIds.slice(0, 100));
    workIds.slice(0, 100).forEach((id, index) => {
      const work = works.get(id);
      if (!work || !canEditWork(actor, work))
        found.push(
          problem(
            ['workIds', String(index)],
            'WORK_NOT_FOUND',
            said(publicationsErrors, (t) => t.portfolios.workNotOwn()),
          ),
        );
    });
    if (found.length > 0) throw new HasProblems();
    const here = new Map((await findKomawariWorks(tx, [userId])).get(userId)?.map((one) => [one.workId, one.id]));
    const added = workIds.filter((id) => !here.has(id));
    for (const workId of added) here.set(workId, newId('KomawariWork'));
    await komawariWorks.insertMany(
      tx,
      added.map((workId) => ({ id: here.get(workId)!, userId, workId })),
    );
    const ids = workIds.map((workId) => here.get(workId)!);
    if (input.categoryId != null) await addToCategory(tx, userId, input.categoryId, ids, found);
    return { result: ids, keys: added.map((workId) => keys.komawariWork(here.get(workId)!)) };
  });
}
