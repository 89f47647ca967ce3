import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSendFile } from './sendFile.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { UploadedImage, UploadItem, UploadKind, UploadQueueOptions } from './uploads.ts';

let folder: string;
let server: Server;
let endpoint: string;
const sockets = new Set<Socket>();
const requests: { method: string; offset: number; authorization: string | undefined }[] = [];
/** Cuts the connection once, in the middle of the request that begins at this offset. */
let cutAtOffset: number | null = null;
/** What the server answers to the next requests instead of doing them. */
let refusals: { status: number; body: string }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'komawari-uploads-'));
  const tus = new TusServer({ path: '/uploads', datastore: new FileStore({ directory: folder }) });
  server = createServer((request, response) => {
    requests.push({
      method: request.method ?? '',
      offset: Number(request.headers['upload-offset'] ?? 0),
      authorization: request.headers.authorization,
    });
    if (request.method === 'PATCH' && requests.at(-1)?.offset === cutAtOffset) {
      cutAtOffset = null;
      request.once('data', () => request.socket.destroy());
    }
    const refusal = refusals.shift();
    if (refusal) response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(refusal.body);
    else void tus.handle(request, response);
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads`;
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
  localStorage.clear();
  sockets.clear();
  requests.length = 0;
  cutAtOffset = null;
  refusals = [];
});

/** A file as the uploader of Node reads it: bytes with a name. */
function fileOf(name: string, bytes: number, letter = 'k'): File {
  return Object.assign(Buffer.alloc(bytes, letter), {
    name,
    size: bytes,
    type: 'image/png',
    lastModified: 1,
  }) as unknown as File;
}

const imageOf = (id: string): UploadedImage => ({
  id,
  url: `/images/${id}/320.webp`,
  srcSet: '',
  width: 800,
  height: 1200,
  focusX: 0.5,
  focusY: 0.5,
});

function queueOf(options: Partial<UploadQueueOptions> = {}, retryDelays: number[] = [0, 10, 50]): UploadQueue {
  return new UploadQueue({
    sendFile: createSendFile({
      endpoint,
      getToken: async () => 'token-of-the-creator',
      retryDelays,
      chunkBytes: 1_000_000,
    }),
    makeImage: async (uploadId) => ({ image: imageOf(uploadId) }),
    expandArchive: async () => ({ problem: 'Not an archive.' }),
    ...options,
  });
}

const wish = (file: File, kind: UploadKind = 'picture') => ({ file, path: file.name, kind });

/** Resolves as soon as the queue looks like that. */
function until(queue: UploadQueue, isSo: (items: readonly UploadItem[]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(queue.getItems())) return;
      stop();
      resolve();
    };
    const stop = queue.subscribe(look);
    queueMicrotask(look);
  });
}

const allReady = (items: readonly UploadItem[]) => items.every((item) => item.state === 'ready');

describe('files on their way to a real upload server', () => {
  test('every file arrives byte by byte, becomes an image, and travels as its creator', async () => {
    const queue = queueOf();
    const items = queue.add([wish(fileOf('p01.png', 200_000, 'a')), wish(fileOf('p02.png', 300_000, 'b'))]);
    expect(items.map((item) => item.state)).toEqual(['queued', 'queued']);
    await until(queue, allReady);
    for (const [index, letter] of ['a', 'b'].entries()) {
      const image = queue.getItems()[index]?.image;
      expect(await readFile(join(folder, image?.id ?? ''))).toEqual(
        Buffer.alloc(index === 0 ? 200_000 : 300_000, letter),
      );
    }
    expect(new Set(requests.map((request) => request.authorization))).toEqual(new Set(['Bearer token-of-the-creator']));
  });

  test('a connection that breaks in the middle goes on where it stopped, without sending the beginning again', async () => {
    cutAtOffset = 2_000_000;
    const queue = queueOf();
    queue.add([wish(fileOf('p01.png', 4_500_000, 'x'))]);
    await until(queue, allReady);
    const offsets = requests.filter((request) => request.method === 'PATCH').map((request) => request.offset);
    expect(offsets.slice(0, 3)).toEqual([0, 1_000_000, 2_000_000]);
    expect(Math.min(...offsets.slice(3))).toBeGreaterThanOrEqual(2_000_000);
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(1);
    const stored = await readFile(join(folder, queue.getItems()[0]?.image?.id ?? ''));
    expect(stored.equals(Buffer.alloc(4_500_000, 'x'))).toBe(true);
  });

  test('after a reload the same file dropped again goes on where it stopped', async () => {
    cutAtOffset = 3_000_000;
    const before = queueOf({}, []);
    before.add([wish(fileOf('p01.png', 4_500_000, 'y'))]);
    await until(before, (items) => items[0]?.state === 'error');
    expect(before.getItems()[0]?.fault).toEqual({
      message: 'No connection. It continues where it stopped.',
      remedy: 'retry',
      isConnection: true,
    });

    const after = queueOf();
    after.add([wish(fileOf('p01.png', 4_500_000, 'y'))]);
    await until(after, allReady);
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(1);
    expect(requests.filter((request) => request.method === 'PATCH' && request.offset === 0)).toHaveLength(1);
  });

  test('what stopped for want of a connection goes on when there is one', async () => {
    cutAtOffset = 0;
    const queue = queueOf({}, []);
    queue.add([wish(fileOf('p01.png', 800_000))]);
    await until(queue, (items) => items[0]?.state === 'error');
    queue.retryConnections();
    await until(queue, allReady);
    expect(queue.getItems()[0]?.image).not.toBeNull();
  });

  test.each([429, 507])(
    'a file there is no room for (%i) says so at once, is kept, and can be tried again',
    async (status) => {
      const message = 'Of today’s 20 GB 12 MB are left. What you chose stays here.';
      refusals = [{ status, body: JSON.stringify({ code: 'UPLOAD_QUOTA_REACHED', message, retryAfter: 300 }) }];
      const queue = queueOf();
      const [item] = queue.add([wish(fileOf('p01.png', 50_000))]);
      await until(queue, (items) => items[0]?.state === 'error');
      expect(queue.getItems()[0]?.fault).toEqual({ message, remedy: 'retry', isConnection: false });
      expect(requests).toHaveLength(1);
      queue.retry(item?.key ?? '');
      await until(queue, allReady);
    },
  );

  test('a server that is not there for a while (503) is no fault of the file: it goes on by itself', async () => {
    const down = { status: 503, body: JSON.stringify({ code: 'UNAVAILABLE', message: 'Try again in a moment.' }) };
    refusals = [down, down];
    const queue = queueOf({}, [0]);
    queue.add([wish(fileOf('p01.png', 50_000))]);
    await until(queue, (items) => items[0]?.state === 'error');
    expect(queue.getItems()[0]?.fault).toMatchObject({ isConnection: true });
    queue.retryConnections();
    await until(queue, allReady);
  });

  test('the same file dropped twice becomes two pages', async () => {
    const queue = queueOf();
    queue.add([wish(fileOf('p01.png', 50_000)), wish(fileOf('p01.png', 50_000))]);
    await until(queue, allReady);
    expect(new Set(queue.getItems().map((item) => item.image?.id)).size).toBe(2);
  });
});

describe('many files at once', () => {
  /** Uploads that end when the test says so. */
  function heldUploads() {
    const waiting: { path: string; finish: (id: string) => void; fail: (error: Error) => void }[] = [];
    const sendFile: UploadQueueOptions['sendFile'] = (_file, { path }) =>
      new Promise((resolve, reject) => waiting.push({ path, finish: resolve, fail: reject }));
    return { waiting, sendFile };
  }

  test('three travel at a time, and the next starts as soon as one has arrived', async () => {
    const { waiting, sendFile } = heldUploads();
    const queue = queueOf({ sendFile });
    queue.add(['1', '2', '3', '4', '5'].map((name) => wish(fileOf(name, 10))));
    await until(queue, (items) => items.filter((item) => item.state === 'uploading').length === 3);
    expect(waiting.map(({ path }) => path)).toEqual(['1', '2', '3']);
    waiting[1]?.finish('u2');
    await until(queue, (items) => items[1]?.state === 'ready');
    expect(queue.getItems().map((item) => item.state)).toEqual([
      'uploading',
      'ready',
      'uploading',
      'uploading',
      'queued',
    ]);
  });

  test('one broken file stays alone with its sentence; retry sends it again', async () => {
    let isBroken = true;
    const queue = queueOf({
      makeImage: async (uploadId) =>
        isBroken
          ? { problem: 'p13.png: File is cut off at 1.2 MB. Retry, or export it again.', remedy: 'retry' }
          : { image: imageOf(uploadId) },
    });
    queue.add([wish(fileOf('p13.png', 100))]);
    await until(queue, (items) => items[0]?.state === 'error');
    expect(queue.getItems()[0]?.fault?.message).toBe('File is cut off at 1.2 MB. Retry, or export it again.');
    isBroken = false;
    queue.retry(queue.getItems()[0]?.key ?? '');
    await until(queue, allReady);
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(2);
  });

  test('a file that cannot be a page is refused at once and sends nothing', async () => {
    const queue = queueOf();
    queue.add([{ ...wish(fileOf('notes.txt', 5)), refusal: 'notes.txt is not an image.' }, wish(fileOf('p01.png', 5))]);
    await until(queue, (items) => items[1]?.state === 'ready');
    expect(queue.getItems()[0]?.fault?.message).toBe('notes.txt is not an image.');
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(1);
  });

  test('a removed file stops travelling and gives its place to the next', async () => {
    const { waiting, sendFile } = heldUploads();
    const queue = queueOf({ sendFile, parallelUploads: 1 });
    const [first] = queue.add([wish(fileOf('1', 10)), wish(fileOf('2', 10))]);
    await until(queue, (items) => items[0]?.state === 'uploading');
    queue.remove(first?.key ?? '');
    await until(queue, (items) => items.length === 1 && items[0]?.state === 'uploading');
    waiting[0]?.finish('too-late');
    waiting[1]?.finish('u2');
    await until(queue, allReady);
    expect(queue.getItems().map((item) => item.image?.id)).toEqual(['u2']);
  });

  test('a removed file that is taken back is sent again under its own name', async () => {
    const queue = queueOf();
    const [item] = queue.add([wish(fileOf('p01.png', 4_500_000))]);
    await until(queue, (items) => (items[0]?.progress ?? 0) > 0.2);
    const takeBack = queue.remove(item?.key ?? '');
    expect(queue.getItems()).toEqual([]);
    takeBack();
    expect(queue.getItems().map(({ key }) => key)).toEqual([item?.key]);
    await until(queue, allReady);
    expect(requests.filter((request) => request.method === 'HEAD')).toEqual([]);
  });

  test('what has arrived is not asked to go away again', async () => {
    const queue = queueOf();
    const [item] = queue.add([wish(fileOf('p01.png', 100))]);
    await until(queue, allReady);
    queue.remove(item?.key ?? '');
    queue.add([wish(fileOf('p02.png', 100))]);
    await until(queue, allReady);
    expect(requests.map((request) => request.method)).not.toContain('DELETE');
  });

  test('an upload that is gone from the server begins again by itself', async () => {
    const queue = queueOf();
    cutAtOffset = 2_000_000;
    queue.add([wish(fileOf('p01.png', 4_500_000))]);
    await until(queue, (items) => (items[0]?.progress ?? 0) > 0.2);
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await until(queue, (items) => items[0]?.state === 'ready' || items[0]?.state === 'error');
    expect(queue.getItems()[0]?.fault).toBeNull();
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(2);
  });

  test('an archive gives way to its pages, each with its own state', async () => {
    const expanded: string[][] = [];
    const queue = queueOf({
      expandArchive: async () => ({
        entries: [
          { uploadId: 'e1', path: 'c01/p01.png', size: 10 },
          { uploadId: 'e2', path: 'c01/p02.png', size: 20 },
        ],
      }),
      makeImage: async (id) =>
        id === 'e2' ? { problem: 'p02.png is 100 px wide, at least 300.', remedy: 'replace' } : { image: imageOf(id) },
      onExpanded: (_key, pages) => expanded.push(pages.map((page) => page.path)),
    });
    queue.add([wish(fileOf('chapter.zip', 1_000), 'archive')]);
    await until(
      queue,
      (items) => items.length === 2 && items.every((item) => item.state !== 'queued' && item.state !== 'processing'),
    );
    expect(expanded).toEqual([['c01/p01.png', 'c01/p02.png']]);
    expect(queue.getItems().map((item) => [item.name, item.state])).toEqual([
      ['p01.png', 'ready'],
      ['p02.png', 'error'],
    ]);
  });

  test('what is no page of an archive is told, and its pages arrive', async () => {
    const told: [string, readonly string[]][] = [];
    const remarks = ['notes.txt is not an image and was left out.'];
    const queue = queueOf({
      expandArchive: async () => ({ entries: [{ uploadId: 'e1', path: 'p01.png', size: 10 }], remarks }),
      onRemarks: (archive, words) => told.push([archive, words]),
    });
    queue.add([wish(fileOf('chapter.zip', 1_000), 'archive')]);
    await until(queue, (items) => items[0]?.name === 'p01.png' && allReady(items));
    expect(told).toEqual([['chapter.zip', remarks]]);
  });

  test('an archive whose pages have no room is kept and opened again without being sent again', async () => {
    let isFull = true;
    const queue = queueOf({
      expandArchive: async (uploadId) =>
        isFull
          ? { problem: 'There is no room.', remedy: 'retry' }
          : { entries: [{ uploadId, path: 'p01.png', size: 10 }] },
    });
    const [item] = queue.add([wish(fileOf('chapter.zip', 1_000), 'archive')]);
    await until(queue, (items) => items[0]?.state === 'error');
    expect(queue.getItems()[0]?.fault?.remedy).toBe('retry');
    isFull = false;
    queue.retry(item?.key ?? '');
    await until(queue, (items) => items[0]?.name === 'p01.png' && allReady(items));
    expect(requests.filter((request) => request.method === 'POST')).toHaveLength(1);
  });

  test('an archive with bad content says so and can be replaced', async () => {
    const queue = queueOf({ expandArchive: async () => ({ problem: 'chapter.zip holds 412 files, limit 400.' }) });
    queue.add([wish(fileOf('chapter.zip', 1_000), 'archive')]);
    await until(queue, (items) => items[0]?.state === 'error');
    expect(queue.getItems()[0]?.fault).toEqual({
      message: 'chapter.zip holds 412 files, limit 400.',
      remedy: 'replace',
      isConnection: false,
    });
  });
});
