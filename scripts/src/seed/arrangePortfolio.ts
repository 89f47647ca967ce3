import {
  type Services,
  addPortfolioCategory,
  addPortfolioWorkExternal,
  addPortfolioWorkKomawaris,
  findPortfolios,
  updatePortfolioBannerImage,
} from '@komawari/api/seeding';
import type { DemoCreator } from '@komawari/demo';
import { type Person, expectDone } from './people.ts';
import type { Pictures } from './uploadPictures.ts';

/** Makes a creator's portfolio as its creator would. What an interrupted seed began is left as it is. */
export async function arrangePortfolio(
  services: Services,
  owner: Person,
  { portfolio, screenName }: DemoCreator,
  pictures: Pictures,
  works: Map<string, string>,
): Promise<void> {
  if (!portfolio || (await findPortfolios(services.database, [owner.actor.accountId])).size > 0) return;
  const what = `portfolio of ${screenName}`;
  const ids = new Map<string, string>();
  for (const { key, title, description, urls, thumbnail } of portfolio.externalWorks) {
    const thumbnailImageId = pictures.get(thumbnail.key) ?? null;
    const input = { title, description, urls, thumbnailImageId };
    ids.set(key, expectDone(what, await addPortfolioWorkExternal(services, owner.actor, input)));
  }
  const workIds = portfolio.works.flatMap((key) => works.get(key) ?? []);
  const added = expectDone(what, await addPortfolioWorkKomawaris(services, owner.actor, { workIds }));
  portfolio.works.forEach((key, index) => ids.set(key, added[index]!));
  for (const category of portfolio.categories) {
    const input = { title: category.title, workIds: category.works.flatMap((key) => ids.get(key) ?? []) };
    expectDone(what, await addPortfolioCategory(services, owner.actor, input));
  }
  const bannerImageId = pictures.get(portfolio.banner.key) ?? null;
  expectDone(what, await updatePortfolioBannerImage(services, owner.actor, bannerImageId));
}
