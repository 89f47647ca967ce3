import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadRenderer } from '@komawari/site/renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import mendTags from '../../migrations/0061-tags-in-paths.ts';
import { servePages } from '../http/pages/index.ts';
import { newId } from '../kernel/ids.ts';
import { createDiskPageStore, tagPath, toUrlPath, type DiskPageStore } from './index.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import type { TestPerson } from '../testing/createTestApp.ts';
import { cleanTagTitle, foldTag } from '../kernel/tagTitle.ts';
import { findNameAfter } from '../people/sites/index.ts';

const SITE_DIST = fileURLToPath(new URL('../../../site/dist', import.meta.url));

let test: PublishedApp;
let mina: TestPerson;
let store: DiskPageStore;
let readers: FastifyInstance;

beforeAll(async () => {
  test = await createPublishedApp(await loadRenderer({ distDir: SITE_DIST }));
  mina = await test.signUpCreator('mina');
  const { publisher, services } = test;
  store = createDiskPageStore(services.config.publicDir);
  readers = Fastify();
  servePages(readers, { findNameAfter, store, database: services.database, publisher });
  await readers.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await readers.close();
  await test.close();
});

const CREATE = `mutation ($w: WorkInput!, $e: EpisodeInput) {
  createWork(workInput: $w, episodeInput: $e) { work { id } problems { code path } }
}`;

async function create(tagTitles: string[]) {
  const pages = [{ imageId: await test.addImage(mina) }];
  const variables = { w: { title: '空飛ぶ配達', tagTitles }, e: { title: '', status: 'PUBLIC', pages } };
  const { data, errors } = await test.run(CREATE, variables, mina);
  expect(errors).toEqual([]);
  return data.createWork as { work: { id: string } | null; problems: { code: string; path: string[] }[] };
}

/** The files of the pages of single tags, below the folder of pages: the page of all tags lies beside their folders. */
async function listTagFiles(): Promise<string[]> {
  const root = join(store.publicDir, 'pages');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => /^tags\/.+\//.test(file));
}

it.each([
  ['.', 'RESERVED'],
  ['..', 'RESERVED'],
  ['．', 'RESERVED'],
  ['．．', 'RESERVED'],
  ['‥', 'RESERVED'],
  ['#..', 'RESERVED'],
  [' .. ', 'RESERVED'],
  ['index.html', 'RESERVED'],
  ['ＩＮＤＥＸ．ＨＴＭＬ', 'RESERVED'],
  ['index.html.br', 'RESERVED'],
  ['index.html.gz', 'RESERVED'],
  ['a/b', 'FORBIDDEN_CHARACTERS'],
  ['../b', 'FORBIDDEN_CHARACTERS'],
  ['a／b', 'FORBIDDEN_CHARACTERS'],
  ['℀', 'FORBIDDEN_CHARACTERS'],
  ['a\\b', 'FORBIDDEN_CHARACTERS'],
  ['a＼b', 'FORBIDDEN_CHARACTERS'],
  ['a\0b', 'FORBIDDEN_CHARACTERS'],
  ['a?b', 'FORBIDDEN_CHARACTERS'],
  ['🦊'.repeat(31), 'TOO_LONG'],
  ['あ'.repeat(200), 'TOO_LONG'],
])('a work cannot have the tag %j, which means something in an address', async (title, code) => {
  const { work, problems } = await create([title]);
  expect(work).toBeNull();
  expect(problems).toEqual([{ code, path: ['workInput', 'tagTitles', '0'] }]);
});

it.each([
  '...',
  '…',
  '.隠し',
  'a.',
  '%2e',
  '%2e%2e',
  '%2F..%2F',
  '%00',
  '%',
  '100%',
  '~',
  ':a',
  'R&B',
  'a=b,c',
  '@mina',
  '$100',
  '&amp;',
  '<b>',
  '"',
  "'",
  '+',
  ';a=b',
  'index.htm',
  'after',
  'con',
  'あ'.repeat(30),
  '🦊'.repeat(30),
])('a tag %j has a page below its folder for as long as a reader can see its work', async (title) => {
  const { work, problems } = await create([title]);
  expect(problems).toEqual([]);
  await test.publisher.runOnce();
  const path = tagPath(cleanTagTitle(title));
  const files = ['index.html', 'index.html.br', 'index.html.gz'].map((name) => `${path.slice(1)}/${name}`);
  expect((await listTagFiles()).toSorted()).toEqual(files);
  const shown = await readers.inject(toUrlPath(path));
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('空飛ぶ配達');
  const DELETE = 'mutation ($id: ID!) { deleteWork(input: { id: $id }) { problems { code } } }';
  expect((await test.run(DELETE, { id: work!.id }, mina)).errors).toEqual([]);
  await test.publisher.runOnce();
  expect(await listTagFiles()).toEqual([]);
  // The server that answers is another than the one that took the page out, and hears of it a moment later.
  const statusOf = async () => (await readers.inject(toUrlPath(path))).statusCode;
  await expect.poll(statusOf).toBe(404);
});

/** Asks as no browser would: the path goes over the wire as it is written. */
const askRaw = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = readers.server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

it.each([
  '/tags/.',
  '/tags/..',
  '/tags/%2e%2e',
  '/tags/..%2F..',
  '/tags/%2e%2e%2findex.html',
  '/tags/index.html',
  '/tags/a%5Cb',
  '/tags/%00',
  '/tags/%EF%BC%8E%EF%BC%8E',
  `/tags/${'%E3%81%82'.repeat(100)}`,
  '/..',
  '/tags/../..',
])('the address %s is that of nothing', async (path) => {
  expect(await askRaw(path)).toBe(404);
});

it('tags of earlier days that mean something in an address get a title that works, and keep their works', async () => {
  const { database } = test.services;
  for (const table of ['tags', 'tag_aliases'])
    await database.query(`allow_${table}`, `ALTER TABLE ${table} DROP CONSTRAINT ${table}_norm_is_no_path`);
  const { work } = await create(['魔女', '・']);
  const titles = ['.', '..', 'Index.html'];
  for (const title of titles) {
    const id = newId('Tag');
    await database.query('insertTag', 'INSERT INTO tags (id, title, norm) VALUES ($1, $2, $3)', [
      id,
      title,
      foldTag(title),
    ]);
    await database.query('insertUse', 'INSERT INTO work_tags (work_id, tag_id, position) VALUES ($1, $2, 5)', [
      work!.id,
      id,
    ]);
  }
  await database.query(
    'insertStale',
    `INSERT INTO stale_pages (path, reason) VALUES ('/tags/.', 'x'), ('/tags/..', 'x')`,
  );
  await database.query('insertStored', `INSERT INTO stored_pages (path) VALUES ('/tags/..')`);

  await database.transact((tx) => mendTags.up(tx));
  await test.publisher.runOnce();

  const { data } = await test.run('query ($id: ID!) { work(id: $id) { tags { title } } }', { id: work!.id });
  expect(data.work.tags.map((tag: { title: string }) => tag.title).toSorted()).toEqual(
    ['魔女', '・', '・・', '・・・', 'Index・html'].toSorted(),
  );
  for (const title of ['・・', '・・・', 'Index・html'])
    expect((await readers.inject(toUrlPath(tagPath(title)))).body, title).toContain('空飛ぶ配達');
  expect(await database.query('staleLeft', 'SELECT path, last_error FROM stale_pages')).toEqual([]);
  expect(test.faults).toEqual([]);
  const again = database.query('refused', `INSERT INTO tags (id, title, norm) VALUES ('t1', '..', '..')`);
  await expect(again).rejects.toThrow('tags_norm_is_no_path');
});
