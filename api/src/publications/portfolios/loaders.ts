import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { notFound } from '../../kernel/errors.ts';
import { keys } from '../../publishing/index.ts';
import { canSeeKomawariWork } from './policy.ts';
import { findCategories, type CategoryRecord } from './store/categories.ts';
import { findExternalWorks, type ExternalWorkRecord } from './store/externalWorks.ts';
import { findKomawariWorks, type KomawariWorkRecord } from './store/komawariWorks.ts';
import { findPortfolios, type PortfolioRecord } from './store/portfolios.ts';

export const portfolioLoader = defineLoader<string, PortfolioRecord>('portfolios', (ids, { reader }) =>
  findPortfolios(reader, ids),
);
const categoriesLoader = defineLoader<string, CategoryRecord[]>('portfolioCategories', (ids, { reader }) =>
  findCategories(reader, ids),
);
const externalWorksLoader = defineLoader<string, ExternalWorkRecord[]>('externalWorks', (ids, { reader }) =>
  findExternalWorks(reader, ids),
);
const komawariWorksLoader = defineLoader<string, KomawariWorkRecord[]>('komawariWorks', (ids, { reader }) =>
  findKomawariWorks(reader, ids),
);

/** A work of a portfolio, of either kind. */
export type PortfolioWorkRecord = ExternalWorkRecord | KomawariWorkRecord;

export const loadCategories = async (context: Context, userId: string): Promise<CategoryRecord[]> =>
  (await categoriesLoader(context).load(userId)) ?? [];

export const loadExternalWorks = async (context: Context, userId: string): Promise<ExternalWorkRecord[]> =>
  (await externalWorksLoader(context).load(userId)) ?? [];

/** In-product works the viewer may see. Notes hidden ones too: the answer changes when one of them appears. */
export async function loadKomawariWorks(context: Context, userId: string): Promise<KomawariWorkRecord[]> {
  const all = (await komawariWorksLoader(context).load(userId)) ?? [];
  for (const { workId } of all) context.dependsOn(keys.work(workId));
  return all.filter((work) => canSeeKomawariWork(context.actor, work));
}

/** Every work of the portfolio the viewer may see, by id. */
export async function loadPortfolioWorks(context: Context, userId: string): Promise<Map<string, PortfolioWorkRecord>> {
  const [external, komawari] = await Promise.all([
    loadExternalWorks(context, userId),
    loadKomawariWorks(context, userId),
  ]);
  return new Map([...external, ...komawari].map((work) => [work.id, work]));
}

/** The portfolio of whoever asks after a change, read anew: the loader may know it as it was before. */
export async function reloadOwnPortfolio({ actor, reader }: Context): Promise<PortfolioRecord> {
  const userId = actor.accountId ?? '';
  const portfolio = (await findPortfolios(reader, [userId])).get(userId);
  if (!portfolio) throw notFound();
  return portfolio;
}
