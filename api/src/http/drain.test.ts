import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from './drain.ts';

let server: Server;
/** Requests that wait for an answer. */
let waiting: ServerResponse[];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Longer than any test here: who waits for it waits until the end. */
const forever = 300_000;

beforeEach(async () => {
  waiting = [];
  server = createServer((asked, response) => {
    if (asked.url === '/slow') waiting.push(response);
    else response.end('answered');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
});

/** Asks on a connection that is kept, or with `agent: false` on a new one. */
async function ask(path: string, options: { agent?: false; method?: string } = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, path, agent, ...options }).end(), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

it('serves what arrives on a connection that was open, says that it ends there, and is done when none is left', async () => {
  const { port } = server.address() as AddressInfo;
  await ask('/');
  const drained = drain(server, forever);
  await expect.poll(() => server.listening).toBe(false);
  const post = request({ port, method: 'POST', path: '/', agent });
  const [response] = (await once(post.end('{}'), 'response')) as [IncomingMessage];
  expect(post.reusedSocket).toBe(true);
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  response.resume();
  await drained;
});

it('refuses new connections and lets go of none that is idle', async () => {
  const { port } = server.address() as AddressInfo;
  await ask('/');
  let isDone = false;
  const drained = drain(server, forever).then(() => (isDone = true));
  await expect.poll(() => server.listening).toBe(false);
  await expect(once(request({ port, agent: false }).end(), 'response')).rejects.toThrow('ECONNREFUSED');
  expect(isDone).toBe(false);
  // Whoever opened it closes it.
  agent.destroy();
  await drained;
});

it('waits for an answer that is under way', async () => {
  const slow = ask('/slow', { agent: false });
  await expect.poll(() => waiting.length).toBe(1);
  const drained = drain(server, forever);
  await expect.poll(() => server.listening).toBe(false);
  waiting[0]?.end('at last');
  expect((await slow).statusCode).toBe(200);
  await drained;
});

it('does not wait longer than it is told', async () => {
  const { port } = server.address() as AddressInfo;
  const hanging = request({ port, path: '/slow', agent: false }).end();
  hanging.on('error', () => {});
  await expect.poll(() => waiting.length).toBe(1);
  await drain(server, 1);
  expect(server.listening).toBe(false);
});
