import { type Services, updateProfile, updateSite } from '@komawari/api/seeding';
import { type DemoCatalogue, type DemoCreator, demoCatalogue } from '@komawari/demo';
import { addAnalytics } from './addAnalytics.ts';
import { addApplication } from './addApplication.ts';
import { addCrowd } from './addCrowd.ts';
import { addIcons } from './addIcons.ts';
import { addReactions } from './addReactions.ts';
import { addReadings } from './addReadings.ts';
import { addSales } from './addSales.ts';
import { arrangePages } from './arrangePages.ts';
import { arrangePortfolio } from './arrangePortfolio.ts';
import { type Person, expectDone, settlePerson } from './people.ts';
import { publishIllustrations } from './publishIllustrations.ts';
import { type Published, publishWorks } from './publishWorks.ts';
import { type Pictures, uploadPictures } from './uploadPictures.ts';

async function settleEverybody(services: Services, catalogue: DemoCatalogue): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const { email, screenName, displayName, selfIntroduction } of [...catalogue.creators, ...catalogue.readers]) {
    people.set(screenName, await settlePerson(services, { email, screenName, displayName, selfIntroduction }));
  }
  return people;
}

async function furnishSite(services: Services, owner: Person, creator: DemoCreator, pictures: Pictures): Promise<void> {
  const { hero, ...site } = creator.site;
  const iconImageId = pictures.get(creator.icon.key) ?? null;
  const heroImageId = pictures.get(hero.key) ?? null;
  expectDone(`icon of ${creator.screenName}`, await updateProfile(services, owner.actor, { iconImageId }));
  expectDone(`site of ${creator.screenName}`, await updateSite(services, owner.actor, { ...site, heroImageId }));
}

/**
 * Fills an empty installation with the demo: people, pictures, works, reactions, what operators put on the
 * pages, and, where episodes are sold, three months of sales. Interrupted, it can be called again and does what is
 * left. The publisher should not run meanwhile: it would render the same pages many times.
 */
export async function seedDemo(services: Services, onProgress: (done: number, total: number) => void): Promise<void> {
  const catalogue = demoCatalogue;
  const people = await settleEverybody(services, catalogue);
  const { pictures, files } = await uploadPictures(services, catalogue, people, onProgress);
  const published: Published = { works: new Map(), episodes: new Map() };
  for (const creator of catalogue.creators) {
    const owner = people.get(creator.screenName);
    if (!owner) throw new Error(`${creator.screenName} has no account.`);
    await furnishSite(services, owner, creator, pictures);
    for (const { works, episodes } of await publishWorks(services, owner, creator, pictures)) {
      for (const [key, id] of works) published.works.set(key, id);
      for (const [key, id] of episodes) published.episodes.set(key, id);
    }
    await publishIllustrations(services, owner, creator, pictures, published);
  }
  for (const creator of catalogue.creators) {
    const owner = people.get(creator.screenName)!;
    await arrangePortfolio(services, owner, creator, pictures, published.works);
    await addIcons(services, owner, creator);
  }
  await arrangePages(services, catalogue.editorial, files, published.works);
  await addReactions(services, catalogue, people, published);
  await addReadings(services, catalogue, people, published);
  await addCrowd(services, catalogue, people, published);
  await addApplication(services);
  // Mostly the database's work, of two connections.
  await Promise.all([addAnalytics(services, people), addSales(services, catalogue, people, published)]);
}
