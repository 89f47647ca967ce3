import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../testing/testCluster.ts';
import { startS3, type TestS3 } from '@komawari/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { closeServices, createServices } from './createServices.ts';

let s3: TestS3;
let folder: string;
let databaseUrl: string;

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'komawari-services-'));
  databaseUrl = (await createTestDatabase()).url;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (port: number, logged: string[] = []) =>
  createServices(
    readConfig({
      DATABASE_URL: databaseUrl,
      KOMAWARI_DATA: folder,
      KOMAWARI_ENV: 'test',
      KOMAWARI_SECRET: 'a secret of these tests that is long enough',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'komawari-fresh',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    }),
    { info: () => undefined, error: (_facts: unknown, message?: string) => void logged.push(String(message)) },
  );

describe('opening an installation', () => {
  it('makes the bucket of a fresh object storage, whatever command it is for', async () => {
    const services = await open(s3.port);
    await services.objects.put('originals/first', Buffer.from('x'), { size: 1, contentType: 'image/png' });
    expect(String(await services.objects.read('originals/first'))).toBe('x');
    await closeServices(services);
  });

  it('is not kept up by an object storage that does not answer yet', async () => {
    const logged: string[] = [];
    await closeServices(await open(1, logged));
    expect(logged).toEqual(['the object storage does not answer']);
  });

  it('ends with a sentence where the key may not use the bucket', async () => {
    const forbidding = createServer((_request, response) => response.writeHead(403, { connection: 'close' }).end());
    await new Promise<void>((resolve) => void forbidding.listen(0, '127.0.0.1', resolve));
    await expect(open((forbidding.address() as AddressInfo).port)).rejects.toThrow(
      /refuses the bucket "komawari-fresh" \(S3_BUCKET\).*S3_ACCESS_KEY/,
    );
    await new Promise((resolve) => forbidding.close(resolve));
  });
});
