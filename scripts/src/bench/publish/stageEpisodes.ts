import sharp from 'sharp';
import { start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { type Services, addEpisode, createImage, createWork } from '@komawari/api/seeding';
import { type Person, expectDone, settlePerson } from '../../seed/people.ts';
import { report } from '../../progress.ts';
import type { Ground } from './startShape.ts';

/** The episodes that are published and taken back, and who does it. */
export type Staged = {
  email: string;
  /** The next episode of a work that has some: the usual case. */
  next: string;
  /** The only episode of a work with ten tags: the work, its tags' pages and the lists change with it. */
  only: string;
};

const pagesPerEpisode = 8;
const email = 'publisher@example.com';

async function addPictures(services: Services, owner: Person, name: string): Promise<{ imageId: string }[]> {
  const pages: { imageId: string }[] = [];
  for (let index = 0; index < pagesPerEpisode; index++) {
    const background = { r: 40 * index, g: name.length * 9, b: 90 };
    const body = await sharp({ create: { width: 800, height: 1150, channels: 3, background } })
      .png()
      .toBuffer();
    const upload = await services.uploads.add(owner.actor.accountId, `bench/${name}/${index}`, `${index}.png`, body);
    const made = await createImage(services, owner.actor, { uploadId: upload.id, type: 'PAGE' });
    pages.push({ imageId: expectDone('picture', made).id });
  }
  return pages;
}

async function addWork(services: Services, owner: Person, title: string, tags: number): Promise<string> {
  const tagTitles = Array.from({ length: tags }, (_, index) => `タグ${index + 1}`);
  return expectDone('work', await createWork(services, owner.actor, { title, tagTitles }, null)).workId;
}

async function addAll(services: Services): Promise<Staged> {
  const profile = { email, screenName: 'publisher', displayName: '公開する人', selfIntroduction: '' };
  const owner = await settlePerson(services, profile);
  const add = async (workId: string, title: string, status: 'PUBLIC' | 'DRAFT') => {
    const pages = await addPictures(services, owner, `${workId}-${title}`);
    return expectDone('episode', await addEpisode(services, owner.actor, workId, { title, pages, status }));
  };
  const running = await addWork(services, owner, '続いている作品', 3);
  await add(running, '第1話', 'PUBLIC');
  await add(running, '第2話', 'PUBLIC');
  const next = await add(running, '第3話', 'DRAFT');
  const only = await add(await addWork(services, owner, '新しい作品', 10), '読み切り', 'DRAFT');
  return { email, next, only };
}

/** Adds a creator with drafts and writes every page of the site. @returns what was added, and how long the export took */
export async function stageEpisodes(
  ground: Ground,
  title: string,
): Promise<Staged & { pages: number; exportMs: number }> {
  const app = await start({ config: { ...readConfig(ground.env), logLevel: 'silent' }, roles: [] });
  try {
    const staged = await addAll(app.services);
    const startedAt = performance.now();
    const { failures } = await report(`Writing every page of ${title}`, () => app.publisher.exportSite());
    if (failures.length > 0) throw new Error(`The export failed: ${JSON.stringify(failures.slice(0, 3))}`);
    const exportMs = performance.now() - startedAt;
    const [row] = await ground.database.query<{ count: number }>(
      'countStored',
      `SELECT count(*)::int AS count FROM stored_pages WHERE path NOT LIKE '/images/%'`,
    );
    return { ...staged, pages: row?.count ?? 0, exportMs };
  } finally {
    await app.close();
  }
}
