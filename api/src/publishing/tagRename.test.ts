import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadRenderer } from '@komawari/site/renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from '../http/pages/index.ts';
import { foldTag } from '../kernel/tagTitle.ts';
import { findTagsByNorm, renameTag } from '../publications/tags/index.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import { createDiskPageStore } from './index.ts';
import { findNameAfter } from '../people/sites/index.ts';

const SITE_DIST = fileURLToPath(new URL('../../../site/dist', import.meta.url));

let test: PublishedApp;
let readers: FastifyInstance;
let workId: string;

beforeAll(async () => {
  test = await createPublishedApp(await loadRenderer({ distDir: SITE_DIST }));
  const mina = await test.signUpCreator('mina');
  const { data } = await test.run(
    'mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    {
      w: { title: '空飛ぶ配達', tagTitles: ['魔女'] },
      e: { title: '', status: 'PUBLIC', pages: [{ imageId: await test.addImage(mina) }] },
    },
    mina,
  );
  workId = data.createWork.work.id;
  await test.publisher.runOnce();
  const { publisher, services } = test;
  readers = Fastify();
  servePages(readers, {
    findNameAfter,
    store: createDiskPageStore(services.config.publicDir),
    database: services.database,
    publisher,
  });
});
afterAll(async () => {
  await readers.close();
  await test.close();
});

const get = (path: string) => readers.inject(encodeURI(path));

it('a tag that gets another title moves: its page, the works that name it, and every old address leads there', async () => {
  expect((await get('/tags/魔女')).body).toContain('空飛ぶ配達');
  expect((await get(`/works/${workId}`)).body).toContain(encodeURI('/tags/魔女'));
  const { database } = test.services;
  await database.transact(async (tx) => {
    const norm = foldTag('魔女');
    await renameTag(tx, (await findTagsByNorm(tx, [norm])).get(norm)!, '魔法使い');
  });
  await test.publisher.runOnce();
  expect((await get('/tags/魔法使い')).body).toContain('空飛ぶ配達');
  // These pages are served by another process than the one that draws them: it hears of it a moment later.
  const namesTag = async (title: string) => (await get(`/works/${workId}`)).body.includes(encodeURI(`/tags/${title}`));
  await expect.poll(() => namesTag('魔法使い')).toBe(true);
  expect(await namesTag('魔女')).toBe(false);
  const old = await get('/tags/魔女');
  expect([old.statusCode, old.headers.location]).toEqual([301, encodeURI('/tags/魔法使い')]);
  expect([...(await test.readStore()).keys()].some((path) => path.includes('魔女'))).toBe(false);
});
