import { start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { addEpisode, createImage, createWork, sellInPast, type Services } from '@komawari/api/seeding';
import { report } from '../../progress.ts';
import { expectDone, settlePerson, type Person } from '../../seed/people.ts';
import { drawColourPage } from '../drawPage.ts';
import type { Ground } from '../publish/startShape.ts';

/** An episode that everybody reads, one that is for sale, and who bought it. */
export type StagedReading = { free: string; paid: string; readers: string[] };

const profile = (screenName: string) => ({
  email: `${screenName}@example.com`,
  screenName,
  displayName: screenName,
  selfIntroduction: '',
});

async function addPictures(services: Services, owner: Person, name: string, count: number) {
  const pages: { imageId: string }[] = [];
  const body = await drawColourPage(0);
  for (let index = 0; index < count; index++) {
    const upload = await services.uploads.add(owner.actor.accountId, `bench/${name}/${index}`, `${index}.jpg`, body);
    const made = await createImage(services, owner.actor, { uploadId: upload.id, type: 'PAGE' });
    pages.push({ imageId: expectDone('picture', made).id });
  }
  return pages;
}

/** Adds both episodes, of the same pages in different pictures, and sells one of them to so many readers. */
export async function stageReading(ground: Ground, size: { pages: number; readers: number }): Promise<StagedReading> {
  const app = await start({ config: { ...readConfig(ground.env), logLevel: 'silent' }, roles: [] });
  const { services } = app;
  try {
    const owner = await settlePerson(services, profile('seller'));
    const work = expectDone('work', await createWork(services, owner.actor, { title: '売り物' }, null));
    const add = async (title: string, salesInfo: { price: number; pagesChargedFrom: number } | null) => {
      const pages = await report(`Drawing pages of an episode`, () => addPictures(services, owner, title, size.pages));
      const episode = { title, pages, status: 'PUBLIC' as const, salesInfo };
      return expectDone('episode', await addEpisode(services, owner.actor, work.workId, episode));
    };
    const free = await add('無料', null);
    const paid = await add('有料', { price: 300, pagesChargedFrom: 0 });
    const readers: string[] = [];
    for (let index = 0; index < size.readers; index++) {
      const reader = await settlePerson(services, profile(`reader${index}`));
      const sale = { buyerId: reader.actor.accountId, episodeId: paid, soldAt: new Date() };
      await services.database.transact((tx) => sellInPast(tx, services, sale));
      readers.push(profile(reader.screenName).email);
    }
    await app.publisher.exportSite();
    return { free, paid, readers };
  } finally {
    await app.close();
  }
}
