import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWebBucket } from '@komawari/storage/buckets';
import { createDiskStore } from '@komawari/storage/objects';
import { startS3 } from '@komawari/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVALIDATE } from '../../kernel/fileTypes.ts';
import { createBucketPageStore } from './createBucketPageStore.ts';
import { describePageStore } from './pageStoreContract.ts';

/** Another service to hold to the same contract, such as http://key:secret@127.0.0.1:7480. */
const given = process.env['KOMAWARI_TEST_S3'] ? new URL(process.env['KOMAWARI_TEST_S3']) : null;
const s3 = given ? null : await startS3();
afterAll(() => s3?.close());
const address = given ? given.origin : `http://127.0.0.1:${s3!.port}`;

const settings = {
  endPoint: new URL(address).hostname,
  port: Number(new URL(address).port || (address.startsWith('https:') ? 443 : 80)),
  useSSL: address.startsWith('https:'),
  accessKey: given ? decodeURIComponent(given.username) : 'S3RVER',
  secretKey: given ? decodeURIComponent(given.password) : 'S3RVER',
  bucket: 'komawari-pages',
  region: 'us-east-1',
  timeoutInMs: 10_000,
};
const open = (more: Partial<typeof settings> = {}) =>
  createBucketPageStore(createWebBucket({ ...settings, ...more }, 'KOMAWARI_PAGES_BUCKET'), REVALIDATE);

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'komawari-bucket-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describePageStore('a bucket', async () => ({
  open: () => open(),
  objects: createDiskStore(join(root, 'objects')),
  loseForm: (name) => createWebBucket(settings, 'KOMAWARI_PAGES_BUCKET').delete(`assets/${name}`),
}));

/** What a CDN is answered by the bucket. */
const ask = async (key: string) => {
  const answer = await fetch(`${address}/komawari-pages/${key}`);
  await answer.arrayBuffer();
  const headers = ['content-type', 'cache-control', 'content-encoding'].map((name) => answer.headers.get(name));
  return [answer.status, ...headers];
};

it('a CDN gets pages, pictures and files from the bucket with type, caching and encoding, and nothing that was withdrawn', async () => {
  const store = open({ bucket: 'komawari-pages' });
  await store.prepare();
  const { complete } = await store.write('/works/served', `<p>${'雨'.repeat(500)}</p></html>`);
  await complete();
  await store.putAsset('_astro/a.css', Buffer.from('p { color: red; }\n'.repeat(100)));
  const html = ['text/html; charset=utf-8', REVALIDATE];
  expect(await ask('pages/works/served/index.html')).toEqual([200, ...html, null]);
  expect(await ask('pages/works/served/index.html.br')).toEqual([200, ...html, 'br']);
  expect(await ask('pages/works/served/index.html.gz')).toEqual([200, ...html, 'gzip']);
  expect(await ask('assets/_astro/a.css')).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
    null,
  ]);
  await store.write('/works/served', `<p>${'雪'.repeat(500)}</p></html>`);
  for (const form of ['.br', '.gz']) expect((await ask(`pages/works/served/index.html${form}`))[0]).toBe(404);
  await store.remove('/works/served');
  for (const form of ['', '.br', '.gz']) expect((await ask(`pages/works/served/index.html${form}`))[0]).toBe(404);
});

it('a service that does not answer cannot be reached, and says so to whoever asks for a page', async () => {
  const away = open({ endPoint: '127.0.0.1', port: 1, useSSL: false });
  expect(await away.isReachable()).toBe(false);
  await expect(away.read('/works/w1')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  await expect(away.write('/works/w1', 'x</html>')).rejects.toMatchObject({ name: 'StorageUnavailable' });
});
