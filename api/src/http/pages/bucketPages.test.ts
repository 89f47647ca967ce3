import Fastify, { type FastifyInstance } from 'fastify';
import { createWebBucket } from '@komawari/storage/buckets';
import { startS3, type TestS3 } from '@komawari/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { REVALIDATE } from '../../kernel/fileTypes.ts';
import { findNameAfter } from '../../people/sites/index.ts';
import { createBucketPageStore, type Publisher } from '../../publishing/index.ts';
import { addCreator, addDraft, renameWork, setStatus } from '../../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../../testing/publishing/createTestSite.ts';
import { servePages } from './servePages.ts';

let s3: TestS3;
let site: TestSite;
let publisher: Publisher;
let app: FastifyInstance;
let workId: string;
let episodeId: string;

beforeAll(async () => {
  s3 = await startS3();
  site = await createTestSite();
  const settings = { endPoint: '127.0.0.1', port: s3.port, useSSL: false, accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const bucket = createWebBucket({ ...settings, bucket: 'pages', region: 'us-east-1' }, 'KOMAWARI_PAGES_BUCKET');
  const store = createBucketPageStore(bucket, REVALIDATE);
  publisher = site.createPublisher({ store });
  await store.prepare();
  await publisher.installAssets();
  workId = (await addCreator(site.database, 'Haru')).workId;
  episodeId = await addDraft(site.database, workId);
  await setStatus(site.database, episodeId, 'PUBLIC');
  await publisher.runOnce();
  app = Fastify();
  servePages(app, { findNameAfter, store, database: site.database, publisher });
});
afterAll(async () => {
  await app.close();
  await site.close();
  await s3.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('pages that are published into a bucket are served from it, changed, withdrawn, and drawn when they are missing', async () => {
  const page = await get(`/works/${workId}`, { 'accept-encoding': 'gzip' });
  expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(gunzipSync(page.rawPayload).toString()).toContain('</html>');
  await renameWork(site.database, workId, 'Renamed');
  await publisher.runOnce();
  expect((await get(`/works/${workId}`)).body).toContain('Renamed');
  expect((await get(`/episodes/${episodeId}`)).statusCode).toBe(200);
  await setStatus(site.database, episodeId, 'DRAFT');
  await publisher.runOnce();
  expect((await get(`/episodes/${episodeId}`)).statusCode).toBe(404);
  expect(site.takeLog().removed).toContain(`/episodes/${episodeId}`);
  const { counts, failures } = await publisher.exportSite();
  expect([counts.failed, failures]).toEqual([0, []]);
});

it('while the bucket does not answer, a page is answered as unavailable for now', async () => {
  await s3.close();
  const answer = await get('/works/w0000000000000000000a');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  s3 = await startS3();
});
