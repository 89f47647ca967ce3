import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, it } from 'vitest';
import { createMinioStore } from './createMinioStore.ts';
import { describeObjectStore } from './objectStoreContract.ts';

// s3rver checks no signatures and lets keys climb out of its folder: it is a test double and never anything else.
const folder = await mkdtemp(join(tmpdir(), 'komawari-s3rver-'));
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder });
const { port } = await server.run();

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = {
  endPoint: '127.0.0.1',
  port,
  useSSL: false,
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
  bucket: 'komawari-contract',
  region: 'us-east-1',
};

describeObjectStore('a bucket', async () => createMinioStore(settings));

it('makes a missing bucket, even when two processes start at once', async () => {
  const stores = [1, 2].map(() => createMinioStore({ ...settings, bucket: 'komawari-new' }));
  await Promise.all(stores.map((store) => store.ready()));
  await stores[0]!.put('a', Buffer.from('x'), { size: 1, contentType: 'text/plain' });
  expect(String(await stores[1]!.read('a'))).toBe('x');
});

it('is not ready when nothing answers', async () => {
  const unreachable = createMinioStore({ ...settings, port: 1 });
  await expect(unreachable.ready()).rejects.toThrow('ECONNREFUSED');
});

it('does not mistake a missing bucket for a missing object', async () => {
  const store = createMinioStore({ ...settings, bucket: 'komawari-never-made' });
  await expect(store.read('a')).rejects.toMatchObject({ code: 'NoSuchBucket' });
});
