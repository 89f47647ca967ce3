import type { Needs } from '../../graphql/context.ts';
import { HasProblems, problem, type Outcome } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { followLinks } from '../../media/links/index.ts';
import { keys } from '../../publishing/index.ts';
import { addToCategory } from './addToCategory.ts';
import { changePortfolio } from './changePortfolio.ts';
import { checkExternalWork, type ExternalWorkInput } from './checkExternalWork.ts';
import { imageKeys } from './declarePortfolioChanges.ts';
import { MAX_EXTERNAL_WORKS } from './limits.ts';
import { externalWorks, findExternalWorks } from './store/externalWorks.ts';

/** Adds a work that was published elsewhere, also to the end of a category when one is given. Answers its id. */
export async function addPortfolioWorkExternal(
  services: Needs<'database'>,
  actor: Actor,
  input: ExternalWorkInput & { categoryId?: string | null | undefined },
): Promise<Outcome<string>> {
  return changePortfolio(services, actor, async ({ tx, portfolio, found }) => {
    const { userId } = portfolio;
    const columns = await checkExternalWork(tx, actor, input, { isNew: true }, found);
    const owned = (await findExternalWorks(tx, [userId])).get(userId) ?? [];
    if (owned.length >= MAX_EXTERNAL_WORKS)
      found.push(
        problem(
          ['title'],
          'TOO_MANY',
          said(publicationsErrors, (t) => t.portfolios.tooManyElsewhere({ most: MAX_EXTERNAL_WORKS })),
        ),
      );
    if (found.length > 0) throw new HasProblems();
    const id = newId('ExternalWork');
    await externalWorks.insert(tx, externalWorks.asNewRow({ id, userId, ...columns, updatedAt: new Date() }));
    if (input.categoryId != null) await addToCategory(tx, userId, input.categoryId, [id], found);
    const icons = imageKeys(...(await followLinks(tx, userId)));
    return { result: id, keys: [keys.externalWork(id), ...icons, ...imageKeys(columns.thumbnailImageId)] };
  });
}
