import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createMinioStore } from './createMinioStore.ts';
import { StorageUnavailable } from './errors.ts';
import type { ObjectStore } from './ObjectStore.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

/** A service that does this with every connection. */
async function storeOf(meet: (socket: Socket) => unknown): Promise<ObjectStore> {
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    meet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const key = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const place = { endPoint: '127.0.0.1', port, useSSL: false, bucket: 'komawari', region: 'us-east-1' };
  return createMinioStore({ ...place, ...key, timeoutInMs: 100 });
}

const LARGE = 25 * 1024 * 1024;
const info = { size: 1, contentType: 'text/plain' };

describe.each<[string, (socket: Socket) => unknown]>([
  ['says nothing', (socket) => socket.resume()],
  ['hangs up', (socket) => socket.destroy()],
  [
    'asks to come again',
    (socket) =>
      socket.on('data', () => socket.end('HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')),
  ],
  [
    'has a proxy in front that finds nobody',
    (socket) =>
      socket.on('data', () =>
        socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<html><hr></html>'),
      ),
  ],
  ['hangs up after it began to listen', (socket) => socket.once('data', () => socket.destroy())],
])('a service that %s', (_what, meet) => {
  it.each<[string, (store: ObjectStore) => Promise<unknown>]>([
    ['put', (store) => store.put('a', Buffer.from('x'), info)],
    [
      'put of a large body',
      (store) => store.put('a', Readable.from([Buffer.alloc(LARGE)]), { size: LARGE, contentType: 'text/plain' }),
    ],
    ['get', (store) => store.get('a')],
    ['read', (store) => store.read('a')],
    ['head', (store) => store.head('a')],
    ['delete', (store) => store.delete('a')],
    [
      'list',
      async (store) => {
        for await (const object of store.list('')) void object;
      },
    ],
    ['ready', (store) => store.ready()],
  ])('ends a %s as unavailable', async (_call, call) => {
    await expect(call(await storeOf(meet))).rejects.toThrow(StorageUnavailable);
  });
});

it('a service that stops in the middle of an object ends a read as unavailable', async () => {
  const store = await storeOf((socket) =>
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
  );
  await expect(store.read('a')).rejects.toThrow(StorageUnavailable);
});
