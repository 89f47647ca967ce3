import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildZip } from '@komawari/storage/testing';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { addUpload } from './addUpload.ts';
import { endUploads } from './endUploads.ts';

const MB = 1024 ** 2;
const TUS = { 'tus-resumable': '1.0.0' };

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let origin: string;

beforeAll(async () => {
  test = await createTestApp({ KOMAWARI_UPLOADS_PER_DAY: '100 MB', LOG_LEVEL: 'info' });
  owner = await test.signUpCreator('uploader');
  other = await test.signUpCreator('stranger');
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  await test.services.database.query('forgetUploads', 'DELETE FROM uploads');
  Object.assign(test.services.config.uploads, { unfinishedInBytes: 100 * 1024 ** 3, diskRestInBytes: 0 });
  test.faults.length = 0;
});

const bearer = (as: TestPerson) => ({ ...TUS, authorization: `Bearer ${as.token}` });

async function start(length: number, as: TestPerson = owner, name = 'page.zip') {
  const response = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: {
      ...bearer(as),
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  const text = await response.text();
  const location = response.headers.get('location') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    location,
    id: location.split('/').at(-1) ?? '',
    answer: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
}

async function send(location: string, body: Buffer, as: TestPerson = owner) {
  const response = await fetch(`${origin}${location}`, {
    method: 'PATCH',
    headers: { ...bearer(as), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  return { status: response.status, answer: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
}

/** As if these uploads had been started so long ago. */
const age = (interval: string) =>
  test.services.database.query('age', 'UPDATE uploads SET started_at = started_at - $1::interval', [interval]);

describe('the day of an account', () => {
  it('takes as much as its quota and no more, however many uploads start at once', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => start(5 * MB)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([20, 44]);
    expect((await start(5 * MB, other)).status).toBe(201);
  });

  it('tells in the refusal what is used, what is left and when it begins anew', async () => {
    await start(88 * MB);
    const { status, headers, answer } = await start(23.5 * MB, owner, '第3話.zip');
    expect(status).toBe(429);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('retry-after')).toBe(String(answer['retryAfter']));
    expect(answer).toMatchObject({
      code: 'UPLOAD_QUOTA_REACHED',
      message: expect.stringMatching(
        /^第3話\.zip is 23\.5 MB\. You have used 88 MB of today's 100 MB, which leaves 12 MB\. You can upload again after midnight in Japan, in (\d+ hours?)? ?(\d+ minutes?)?\. What you chose stays here\.$/,
      ),
      messageJa: expect.stringMatching(
        /今日の上限100 MBのうち88 MBを使い、残りは12 MBです。日本時間の午前0時を過ぎると、.+（あと.+）/,
      ),
      retryable: true,
      limit: 100 * MB,
      used: 88 * MB,
      left: 12 * MB,
      renewedAt: expect.stringMatching(/T15:00:00\.000Z$/),
    });
    expect((await start(12 * MB)).status).toBe(201);
  });

  it('begins anew at midnight in Japan', async () => {
    await start(100 * MB);
    expect((await start(1)).status).toBe(429);
    await age(`${new Date(Date.now() + 9 * 3_600_000).getUTCHours()} hours`);
    expect((await start(1)).status).toBe(429);
    await age('1 hour');
    expect((await start(100 * MB)).status).toBe(201);
  });

  it('is told at once that a file is larger than a whole day', async () => {
    expect((await start(101 * MB)).answer).toMatchObject({
      code: 'UPLOAD_QUOTA_REACHED',
      message: 'page.zip is 101 MB, and an account may upload 100 MB a day. Split it into smaller files.',
      retryable: false,
    });
  });

  it('counts of an upload that was given up only what had arrived', async () => {
    const { location } = await start(100 * MB);
    await send(location, Buffer.alloc(MB));
    await fetch(`${origin}${location}`, { method: 'DELETE', headers: bearer(owner) });
    expect((await start(99 * MB + 1)).answer).toMatchObject({ used: MB });
    expect((await start(99 * MB)).status).toBe(201);
  });

  it('counts an archive as what it unpacks to, and its pages where there is no room stay in it', async () => {
    const { uploads } = test.services;
    const png = await drawPng(300, 300);
    const archive = buildZip([1, 2, 3].map((page) => ({ name: `${page}.png`, data: png, method: 0 })));
    const { id } = await uploads.add(owner.actor.accountId, newId('Page'), 'pages.zip', archive);
    const expand = async () =>
      (
        await test.run(
          'mutation E($id: ID!) { expandArchive(input: { uploadId: $id }) { entries { path } problems { path code message } } }',
          { id },
          owner,
        )
      ).data.expandArchive;
    const earlier = await start(100 * MB - 3 * png.length + 1);
    const files = await readdir(uploads.folder);
    expect(await expand()).toMatchObject({
      entries: null,
      problems: [
        { path: ['uploadId'], code: 'UPLOAD_QUOTA_REACHED', message: expect.stringMatching(/^pages\.zip is/) },
      ],
    });
    expect(await readdir(uploads.folder)).toEqual(files);
    await fetch(`${origin}${earlier.location}`, { method: 'DELETE', headers: bearer(owner) });
    expect((await expand()).entries).toHaveLength(3);
    expect((await start(100 * MB)).answer).toMatchObject({ used: 3 * png.length });
  });

  it('counts what the server brings for the account once, however often it tries', async () => {
    const bring = (size: number, fileName: string) =>
      addUpload(test.services, owner.actor.accountId, { parentId: 'page', fileName, body: Buffer.alloc(size) });
    expect([await bring(60 * MB, 'a'), await bring(60 * MB, 'a')]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await bring(60 * MB, 'b')).toMatchObject({ ok: false, problems: [{ code: 'UPLOAD_QUOTA_REACHED' }] });
  });

  it('counts what is cut out of a page', async () => {
    const picture = await test.addImage(owner, 'PAGE', { width: 400, height: 600 });
    await start(100 * MB);
    const { data } = await test.run(
      'mutation C($id: ID!) { cropImage(input: { imageId: $id, left: 9, top: 0, right: 0, bottom: 0 }) { problems { code } } }',
      { id: picture },
      owner,
    );
    expect(data.cropImage.problems).toEqual([{ code: 'UPLOAD_QUOTA_REACHED' }]);
  });
});

describe('what all accounts have on the way', () => {
  it('has a limit of its own, which gets free as uploads get whole', async () => {
    test.services.config.uploads.unfinishedInBytes = 30 * MB;
    const first = await start(10 * MB, owner);
    await start(10 * MB, other);
    const { status, headers, answer } = await start(11 * MB, other);
    expect([status, headers.get('retry-after'), answer]).toMatchObject([
      507,
      '300',
      {
        code: 'UNFINISHED_UPLOADS_FULL',
        message:
          'page.zip is 11 MB, and others are uploading so much that only 10 MB of 30 MB is free. Try again in a few minutes. What you chose stays here.',
        left: 10 * MB,
        retryable: true,
      },
    ]);
    expect((await send(first.location, Buffer.alloc(10 * MB))).status).toBe(204);
    expect((await start(11 * MB, other)).status).toBe(201);
  });
});

describe('an upload that is not whole after 24 hours', () => {
  it('is over: whoever goes on with it is told so, and neither its bytes nor its row stay', async () => {
    const { location, id } = await start(10);
    const { id: whole, location: wholeLocation } = await start(5);
    await send(wholeLocation, Buffer.from('whole'));
    await age('23 hours 59 minutes');
    await endUploads(test.services);
    expect((await fetch(`${origin}${location}`, { method: 'HEAD', headers: bearer(owner) })).status).toBe(200);
    await age('2 minutes');
    expect(await send(location, Buffer.alloc(10))).toMatchObject({
      status: 410,
      answer: {
        code: 'UPLOAD_OVER',
        message: 'This upload did not finish within 24 hours and was cleared away. Start it again.',
      },
    });
    await endUploads(test.services);
    const files = await readdir(test.services.uploads.folder);
    expect([files.filter((name) => name.startsWith(id)), files.includes(whole)]).toEqual([[], true]);
    expect(await test.services.database.query('rows', 'SELECT id FROM uploads')).toEqual([]);
    expect(await send(location, Buffer.alloc(10))).toMatchObject({
      status: 404,
      answer: {
        code: 'NOT_FOUND',
        message: expect.stringMatching(/that do not finish within 24 hours are cleared away/),
      },
    });
  });

  it('gives its bytes back to the others before it is cleared away', async () => {
    test.services.config.uploads.unfinishedInBytes = 30 * MB;
    await start(30 * MB, other);
    expect((await start(1)).status).toBe(507);
    await age('25 hours');
    expect((await start(30 * MB)).status).toBe(201);
  });
});

describe('a disk without room', () => {
  const lines = () =>
    test.faults.filter((line) => /disk/.test(line)).map((line) => (JSON.parse(line) as { msg: string }).msg);
  const readiness = async () => (await test.app.inject('/readyz')).json<Record<string, boolean>>();

  it('takes no new upload and says so, to operators once', async () => {
    const { location } = await start(10);
    test.services.config.uploads.diskRestInBytes = 2 ** 60;
    const refused = await Promise.all(Array.from({ length: 5 }, () => start(5)));
    expect(refused.map(({ status }) => status)).toEqual([507, 507, 507, 507, 507]);
    expect(refused[0]?.answer).toMatchObject({
      code: 'STORAGE_FULL',
      message:
        'There is no room for page.zip right now: 0 bytes free. The operator has been notified. Try again later. What you chose stays here.',
      retryable: true,
    });
    expect(await readiness()).toMatchObject({ ready: true, uploads: false });
    expect(lines()).toEqual(['the disk is full: new uploads are refused']);
    // What began may end.
    expect((await send(location, Buffer.alloc(10))).status).toBe(204);
    test.services.config.uploads.diskRestInBytes = 0;
    expect((await start(5)).status).toBe(201);
    expect(await readiness()).toMatchObject({ ready: true, uploads: true });
    expect(lines()).toEqual([
      'the disk is full: new uploads are refused',
      'the disk has room again: uploads are taken',
    ]);
  });

  it('unpacks no archive and takes nothing else in', async () => {
    test.services.config.uploads.diskRestInBytes = 2 ** 60;
    const body = Buffer.from('x');
    expect(await addUpload(test.services, owner.actor.accountId, { parentId: 'x', fileName: 'x', body })).toMatchObject(
      {
        ok: false,
        problems: [{ code: 'STORAGE_FULL' }],
      },
    );
  });

  it('keeps room for what is on its way already', async () => {
    const { free } = await test.services.disk.look(0);
    test.services.config.uploads.diskRestInBytes = free - 1000 * MB;
    const promised = await test.services.disk.look(900 * MB);
    expect(promised.room).toBeLessThan(200 * MB);
  });

  it('is seen by the job that ends uploads while nobody uploads', async () => {
    test.services.config.uploads.diskRestInBytes = 2 ** 60;
    await endUploads(test.services);
    expect(lines()).toEqual(['the disk is full: new uploads are refused']);
    test.services.config.uploads.diskRestInBytes = 0;
    await endUploads(test.services);
  });
});
