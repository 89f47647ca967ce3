import { start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { addEpisode, createImage, createWork } from '@komawari/api/seeding';
import { findFreePort } from '@komawari/postgres/freePort';
import { startServer } from '../../kill/ServerProcess.ts';
import { report } from '../../progress.ts';
import { expectDone, settlePerson } from '../../seed/people.ts';
import type { BenchOptions } from '../Bench.ts';
import { drawLinePage } from '../drawPage.ts';
import { type Ground, prepareGround } from '../publish/startShape.ts';

const pages = 8;

/** Publishes an episode of eight pages with pictures of real size. @returns its path */
async function addEpisodePage(ground: Ground): Promise<string> {
  const app = await start({ config: { ...readConfig(ground.env), logLevel: 'silent' }, roles: [] });
  try {
    const profile = { email: 'reader@example.com', screenName: 'author', displayName: '作者', selfIntroduction: '' };
    const owner = await settlePerson(app.services, profile);
    const made = await createWork(
      app.services,
      owner.actor,
      { title: '作品', description: 'あらすじ', tagTitles: ['恋愛'] },
      null,
    );
    const pictures: { imageId: string }[] = [];
    for (let index = 0; index < pages; index++) {
      const body = await drawLinePage(index);
      const upload = await app.services.uploads.add(owner.actor.accountId, `bench/${index}`, `${index}.png`, body);
      const image = await createImage(app.services, owner.actor, { uploadId: upload.id, type: 'PAGE' });
      pictures.push({ imageId: expectDone('picture', image).id });
    }
    const input = { title: '第1話', pages: pictures, status: 'PUBLIC' as const, afterword: '読んでくれてありがとう。' };
    const id = expectDone(
      'episode',
      await addEpisode(app.services, owner.actor, expectDone('work', made).workId, input),
    );
    await app.publisher.exportSite();
    return `/episodes/${id}`;
  } finally {
    await app.close();
  }
}

/** Serves an episode as `npm start` does, by the API itself. @returns its URL */
export async function openEpisode(folder: string, options: BenchOptions): Promise<string> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const prepared = await prepareGround(folder, options);
  const env = { ...prepared.env, PORT: String(port), KOMAWARI_PUBLIC_URL: origin };
  const path = await report('Drawing and publishing an episode', () => addEpisodePage({ ...prepared, env }));
  for (const role of ['worker', 'api'] as const) {
    const running = await startServer(role, env);
    options.atEnd(() => running.kill());
  }
  return origin + path;
}
