import {
  type Services,
  addBanner,
  addInfoEntry,
  addTagTo,
  addTheme,
  listAllInfoEntries,
  listAllThemes,
  listBanners,
  pickUpPortfolio,
} from '@komawari/api/seeding';
import type { DemoEditorial } from '@komawari/demo';
import { holdContest } from './holdContest.ts';
import { japaneseDay } from './japaneseDay.ts';
import { expectDone } from './people.ts';
import type { OperatorFiles } from './uploadPictures.ts';

async function hangBanner(services: Services, { banner }: DemoEditorial, files: OperatorFiles): Promise<void> {
  const [pc, sp] = [files.get(banner.pc.key), files.get(banner.sp.key)];
  if (!pc || !sp) throw new Error('The banner was not drawn.');
  const { url, alt } = banner;
  const input = { pc, sp, url, alt, startsAt: japaneseDay(-13), endsAt: null, position: 1 };
  expectDone('banner', await addBanner(services, input));
}

async function tellNews(services: Services, { news }: DemoEditorial): Promise<void> {
  for (const { hoursAgo, ...entry } of news) {
    const publishedAt = new Date(Date.now() - hoursAgo * 3_600_000);
    expectDone(`news ${entry.title}`, await addInfoEntry(services, { ...entry, publishedAt }));
  }
}

async function announceThemes(services: Services, { themes }: DemoEditorial): Promise<void> {
  for (const { tag, startsInDays, endsInDays, link } of themes) {
    const [startsAt, endsAt] = [japaneseDay(startsInDays), japaneseDay(endsInDays)];
    expectDone(`theme ${tag}`, await addTheme(services, { tagTitle: tag, startsAt, endsAt, detailUrl: link }));
  }
}

/** Arranges the pages as operators do: banner, news, themes, tags, portfolios, contests. What an interrupted seed began is finished. */
export async function arrangePages(
  services: Services,
  editorial: DemoEditorial,
  files: OperatorFiles,
  works: ReadonlyMap<string, string>,
): Promise<void> {
  const { database } = services;
  if ((await listBanners(database)).length === 0) await hangBanner(services, editorial, files);
  if ((await listAllInfoEntries(database)).length === 0) await tellNews(services, editorial);
  if ((await listAllThemes(database)).length === 0) await announceThemes(services, editorial);
  for (const tag of editorial.pickupTags) expectDone(`tag ${tag}`, await addTagTo(services, 'pickup', tag, null));
  for (const tag of editorial.recommendedTags)
    expectDone(`tag ${tag}`, await addTagTo(services, 'recommended', tag, null));
  for (const screenName of editorial.pickupPortfolios) await pickUpPortfolio(services, screenName, null);
  for (const contest of editorial.contests) await holdContest(services, contest, works);
}
