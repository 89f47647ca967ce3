import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { listen } from './listen.ts';

let app: FastifyInstance;
let clients: Socket[];
let listening: ReturnType<typeof listen>;
beforeEach(() => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/', async (request) => request.ip);
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

const portOf = (): number => (app.server.address() as AddressInfo).port;
function reach(port: number): Socket {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  return client;
}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('many who connect at once are accepted in a few turns of the event loop, and answered', async () => {
  const { url } = await listen(app, { host: '127.0.0.1', port: 0 });
  const accepted: unknown[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  const all = 96;
  while (clients.length < all) reach(portOf());
  let turns = 0;
  for (; accepted.length < all; turns += 1) await nextTurn();
  // One socket takes a turn for each.
  expect(turns).toBeLessThan(all / 2);
  for (let nth = 0; nth < 32; nth += 1) expect(await (await fetch(url)).text()).toBe('127.0.0.1');
});

it('does not share an address with another that listens there', async () => {
  await listen(app, { host: '127.0.0.1', port: 0 });
  const other = Fastify();
  await expect(listen(other, { host: '127.0.0.1', port: portOf() })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await other.close();
});

it.each([
  ['when it is closed', (): Promise<unknown> => app.close()],
  ['when it is drained', async (): Promise<unknown> => drain(app.server, 5000, (await listening).sockets)],
])('nobody is let in any more %s', async (_when, end) => {
  listening = listen(app, { host: '127.0.0.1', port: 0 });
  await listening;
  const port = portOf();
  await end();
  for (let nth = 0; nth < 32; nth += 1) {
    const [error] = (await once(reach(port), 'error').catch((thrown: unknown) => [thrown])) as [{ code: string }];
    expect(error.code).toBe('ECONNREFUSED');
  }
});
