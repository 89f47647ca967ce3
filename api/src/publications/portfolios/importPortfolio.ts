import type { DataDocument, Import } from '../../people/account/index.ts';
import { addPortfolioWorkExternal } from './addPortfolioWorkExternal.ts';
import { addPortfolioWorkKomawaris } from './addPortfolioWorkKomawaris.ts';
import { addPortfolioCategory } from './changeCategories.ts';
import { findPortfolioPlaces } from './store/portfolioPlaces.ts';
import { findPortfolios } from './store/portfolios.ts';
import { updatePortfolioBannerImage } from './updatePortfolioBannerImage.ts';

type Portfolio = NonNullable<DataDocument['portfolio']>;

/** Takes the portfolio in: works from elsewhere, works from here, their categories, the banner where there is none yet. */
export async function importPortfolio(run: Import): Promise<void> {
  const { portfolio } = run.data;
  if (!portfolio) return;
  const { services, actor } = run;
  await importExternalWorks(run, portfolio);
  const workIds = portfolio.komawariWorks.flatMap(({ workId }) => run.targetOf(workId) ?? []);
  for (let at = 0; at < workIds.length; at += 100)
    await addPortfolioWorkKomawaris(services, actor, { workIds: workIds.slice(at, at + 100) });
  await importCategories(run, portfolio);
  const banner = run.targetOf(portfolio.bannerImageId);
  const own = (await findPortfolios(services.database, [actor.accountId])).get(actor.accountId);
  if (banner !== null && !own?.bannerImageId) await updatePortfolioBannerImage(services, actor, banner);
}

async function importExternalWorks(run: Import, { externalWorks }: Portfolio): Promise<void> {
  const { services, actor } = run;
  const places = await findPortfolioPlaces(services.database, actor.accountId);
  for (const { id, thumbnailImageId, ...work } of externalWorks) {
    // A run that was cut off between the work and the note of it finds the work by what it says.
    const same = run.targetOf(id) ?? places.externalByTitle.get(work.title);
    const input = { ...work, thumbnailImageId: run.targetOf(thumbnailImageId) };
    const outcome = same ? { ok: true as const, value: same } : await addPortfolioWorkExternal(services, actor, input);
    if (outcome.ok) await services.database.transact((tx) => run.remember(tx, id, outcome.value));
    else run.leaveOut(work.title, outcome.problems);
  }
}

async function importCategories(run: Import, { categories, komawariWorks }: Portfolio): Promise<void> {
  const { services, actor } = run;
  const places = await findPortfolioPlaces(services.database, actor.accountId);
  const workOf = new Map(komawariWorks.map(({ id, workId }) => [id, run.targetOf(workId)]));
  for (const { title, workIds } of categories) {
    if (places.categoryTitles.has(title)) continue;
    const ids = workIds.flatMap((id) => run.targetOf(id) ?? places.komawariByWork.get(workOf.get(id) ?? '') ?? []);
    const outcome = await addPortfolioCategory(services, actor, { title, workIds: ids });
    if (!outcome.ok) run.leaveOut(title, outcome.problems);
  }
}
