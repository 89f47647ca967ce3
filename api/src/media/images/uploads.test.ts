import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const MB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let origin: string;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('uploader');
  other = await test.signUpCreator('stranger');
  // A real connection: tus answers on the socket, past Fastify's test injection.
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

const bearer = (as: TestPerson | null): Record<string, string> => (as ? { authorization: `Bearer ${as.token}` } : {});
const metadata = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });

async function start(
  name: string,
  length: number,
  as: TestPerson | null = owner,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(length), ...metadata(name), ...bearer(as), ...headers },
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    id: response.headers.get('location')?.split('/').at(-1) ?? '',
    body: await response.text(),
  };
}
async function append(location: string, offset: number, body: Buffer, as: TestPerson | null = owner) {
  const response = await fetch(`${origin}${location}`, {
    method: 'PATCH',
    headers: {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...bearer(as),
    },
    body: new Uint8Array(body),
  });
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) };
}
async function offsetOf(location: string, as: TestPerson | null = owner) {
  const response = await fetch(`${origin}${location}`, { method: 'HEAD', headers: { ...TUS, ...bearer(as) } });
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) };
}
const makeImage = async (uploadId: string, as: TestPerson | null = owner) =>
  (
    await test.run(
      'mutation I($input: CreateImage2Input!) { createImage2(input: $input) { image { id } width height problems { path code message } } }',
      { input: { uploadId, type: 'PAGE' } },
      as,
    )
  ).data?.createImage2;

describe('uploading a file', () => {
  it('goes on where a dropped connection left it, and becomes a picture once whole', async () => {
    const png = await drawPng(320, 480);
    const { status, location, id } = await start('page 1.png', png.length);
    expect(status).toBe(201);
    // The line breaks in the middle of a chunk: the request is given up after the first bytes are on their way.
    const line = new AbortController();
    const half = png.subarray(0, Math.floor(png.length / 2));
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new Uint8Array(half));
      },
    });
    const sending = fetch(`${origin}${location}`, {
      method: 'PATCH',
      signal: line.signal,
      duplex: 'half',
      headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', ...bearer(owner) },
      body,
    } as RequestInit);
    await expect.poll(async () => (await readdir(test.services.uploads.folder)).includes(id)).toBe(true);
    line.abort();
    await expect(sending).rejects.toThrow(/abort/);
    await expect.poll(async () => (await offsetOf(location)).status).toBe(200);
    const { offset } = await offsetOf(location);
    expect(offset).toBeLessThan(png.length);
    expect((await makeImage(id)).problems).toMatchObject([{ path: ['uploadId'], code: 'UPLOAD_NOT_FOUND' }]);
    expect(await append(location, offset, png.subarray(offset))).toEqual({ status: 204, offset: png.length });
    expect(await makeImage(id)).toMatchObject({ width: 320, height: 480, problems: [] });
  });

  it('at a wrong place is refused, so that nothing is torn', async () => {
    const png = await drawPng(320, 480);
    const { location } = await start('a.png', png.length);
    await append(location, 0, png.subarray(0, 100));
    expect((await append(location, 0, png)).status).toBe(409);
    expect((await append(location, 50, png)).status).toBe(409);
    expect((await offsetOf(location)).offset).toBe(100);
  });

  it('needs a token at every step', async () => {
    const { location } = await start('a.png', 10);
    for (const as of [null, { ...owner, token: 'x.y.z' }]) {
      const refused = await start('a.png', 10, as);
      expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
        401,
        { code: 'UNAUTHENTICATED', retryable: false, messageJa: expect.stringMatching(/ログイン/) },
      ]);
      expect([(await offsetOf(location, as)).status, (await append(location, 0, Buffer.alloc(10), as)).status]).toEqual(
        [401, 401],
      );
    }
  });

  it('of somebody else does not exist: not to look at, to continue, to delete, nor to make a picture of', async () => {
    const png = await drawPng(320, 480);
    const { location, id } = await start('a.png', png.length);
    await append(location, 0, png.subarray(0, 10));
    const remove = (as: TestPerson, path = location) =>
      fetch(`${origin}${path}`, { method: 'DELETE', headers: { ...TUS, ...bearer(as) } });
    const unknown = `/uploads/${'0'.repeat(32)}`;
    expect([
      (await offsetOf(location, other)).status,
      (await append(location, 10, png.subarray(10), other)).status,
      (await remove(other)).status,
    ]).toEqual([404, 404, 404]);
    expect([(await offsetOf(unknown, other)).status, (await remove(other, unknown)).status]).toEqual([404, 404]);
    const overridden = await fetch(`${origin}${location}`, {
      method: 'POST',
      headers: {
        ...TUS,
        'x-http-method-override': 'PATCH',
        'upload-offset': '10',
        'upload-length': '5',
        'content-type': 'application/offset+octet-stream',
        ...bearer(other),
      },
      body: new Uint8Array(png.subarray(10)),
    });
    await overridden.arrayBuffer();
    expect((await offsetOf(location)).offset).toBe(10);
    await append(location, 10, png.subarray(10));
    expect((await makeImage(id, other)).problems).toMatchObject([{ code: 'UPLOAD_NOT_FOUND' }]);
    expect((await makeImage(id)).problems).toEqual([]);
    expect((await makeImage(id, other)).problems).toMatchObject([{ code: 'UPLOAD_NOT_FOUND' }]);
  });

  it('the owner is who sends it, whatever its description says', async () => {
    const { id } = await start('a.png', 5, other, {
      'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')},accountId ${Buffer.from(owner.actor.accountId).toString('base64')}`,
    });
    expect(await test.services.uploads.ownerOf(id)).toBe(other.actor.accountId);
  });
});

describe('a file over the limit', () => {
  it.each([
    ['page.png', 20 * MB, 201],
    ['page.png', 20 * MB + 1, 413],
    ['chapter.zip', 21 * MB, 201],
    ['chapter.CBZ', 500 * MB, 201],
    ['chapter.zip', 500 * MB + 1, 413],
    ['chapter.zip.png', 21 * MB, 413],
    ['zip', 21 * MB, 413],
  ])('%s of %i bytes is answered with %i', async (name, length, status) => {
    expect((await start(name, length)).status).toBe(status);
  });

  it('is named with its size and the limit, before a byte of it is sent', async () => {
    const refused = await start('表紙.png', Math.round(23.4 * MB));
    expect(JSON.parse(refused.body)).toEqual({
      code: 'TOO_LARGE_FILE',
      message: '表紙.png is 23.4 MB, the limit is 20 MB. Make it smaller and add it again.',
      messageJa: '表紙.pngは23.4 MBです。上限は20 MBです。小さくしてから、もう一度追加してください。',
      retryable: false,
    });
  });

  it('cannot come in by keeping its length to itself, nor by sending more than it said', async () => {
    const response = await fetch(`${origin}/uploads`, {
      method: 'POST',
      headers: { ...TUS, 'upload-defer-length': '1', ...metadata('a.png'), ...bearer(owner) },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
    const { location } = await start('a.png', 10);
    await append(location, 0, Buffer.alloc(1000));
    expect((await offsetOf(location)).offset).toBeLessThanOrEqual(10);
  });
});

it('a name that is no name is shown as one', async () => {
  const { id } = await start('a\u0000b\r\n../../../etc/passwd.png', 5);
  await append(`/uploads/${id}`, 0, Buffer.from('hello'));
  expect((await makeImage(id)).problems[0].message).toMatch(/^ab\.\.\/\.\.\/\.\.\/etc\/passwd\.png: /);
  const long = await start('x'.repeat(900), 5);
  await append(`/uploads/${long.id}`, 0, Buffer.from('hello'));
  expect((await makeImage(long.id)).problems[0].message.length).toBeLessThan(400);
  expect(test.faults).toEqual([]);
});

it('uploads nobody came back for are cleared away, newer ones stay', async () => {
  await start('a.png', 5);
  const before = (await readdir(test.services.uploads.folder)).length;
  expect(await test.services.uploads.removeOlderThan(3_600_000)).toBe(0);
  expect(await test.services.uploads.removeOlderThan(-1000)).toBe(before);
  expect(await readdir(test.services.uploads.folder)).toEqual([]);
});
