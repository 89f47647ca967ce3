import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMinioStore } from './createMinioStore.ts';
import { describeObjectStore } from './objectStoreContract.ts';
import { startS3 } from './testing/startS3.ts';

/** Another service to hold to the same contract, such as http://key:secret@127.0.0.1:7480: Ceph, Garage, SeaweedFS, R2. */
const given = process.env['KOMAWARI_TEST_S3'] ? new URL(process.env['KOMAWARI_TEST_S3']) : null;
const s3 = given ? null : await startS3();
afterAll(() => s3?.close());
const port = s3?.port ?? Number(given?.port || (given?.protocol === 'https:' ? 443 : 80));

const settings = {
  endPoint: given?.hostname ?? '127.0.0.1',
  port,
  useSSL: given?.protocol === 'https:',
  accessKey: given ? decodeURIComponent(given.username) : 'S3RVER',
  secretKey: given ? decodeURIComponent(given.password) : 'S3RVER',
  bucket: 'komawari-contract',
  region: 'us-east-1',
};

/** Where services of a test's own are. */
const LOOPBACK = { endPoint: '127.0.0.1', useSSL: false };

describeObjectStore('a bucket', async () => createMinioStore(settings));

it('makes a missing bucket, even when several processes start at once', async () => {
  const stores = Array.from({ length: 8 }, () => createMinioStore({ ...settings, bucket: 'komawari-new' }));
  await Promise.all(stores.map((store) => store.ready()));
  await stores[0]!.put('a', Buffer.from('x'), { size: 1, contentType: 'text/plain' });
  expect(String(await stores[1]!.read('a'))).toBe('x');
});

it('is not ready when nothing answers', async () => {
  const unreachable = createMinioStore({ ...settings, ...LOOPBACK, port: 1 });
  await expect(unreachable.ready()).rejects.toThrow('ECONNREFUSED');
});

it('does not mistake a missing bucket for a missing object', async () => {
  const store = createMinioStore({ ...settings, bucket: 'komawari-never-made' });
  await expect(store.read('a')).rejects.toMatchObject({ code: 'NoSuchBucket' });
});

describe('a service that forbids what the product needs', () => {
  let service: Server | undefined;
  afterEach(() => new Promise<void>((resolve) => void (service ? service.close(() => resolve()) : resolve())));

  /** A service that answers each method with a status, and says "AccessDenied" where that is 403. */
  async function storeOf(statuses: Record<string, number>) {
    service = createServer((request, response) => {
      const status = statuses[request.method ?? ''] ?? 200;
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml', etag: '"x"', connection: 'close' });
      response.end(status === 403 && request.method !== 'HEAD' ? '<Error><Code>AccessDenied</Code></Error>' : '');
    });
    await new Promise<void>((resolve) => void service?.listen(0, '127.0.0.1', resolve));
    return createMinioStore({ ...settings, ...LOOPBACK, port: (service.address() as AddressInfo).port });
  }

  it.each([
    [
      'the key is wrong',
      { HEAD: 403 },
      /at 127\.0\.0\.1:\d+ refuses the bucket "komawari-contract".*S3_ACCESS_KEY and S3_SECRET_KEY/,
    ],
    [
      'the bucket cannot be made',
      { HEAD: 404, PUT: 403 },
      /AccessDenied\. It is not there: make it, or .*s3:CreateBucket/,
    ],
    ['nothing can be written', { PUT: 403 }, /AccessDenied\. The key needs .*s3:PutObject/],
    ['nothing can be read', { GET: 403 }, /AccessDenied\. The key needs .*s3:GetObject/],
    ['nothing can be deleted', { DELETE: 403 }, /AccessDenied\. The key needs .*s3:DeleteObject/],
  ])('where %s, a sentence says what has to be allowed', async (_what, statuses, sentence) => {
    const opening = (await storeOf(statuses)).ready();
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.toMatchObject({ name: 'StorageRefused' });
  });
});
