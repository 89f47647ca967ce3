import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../composition/app.ts';
import { readConfig } from '../config/config.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = createServer(
    readConfig({
      DATABASE_URL: 'postgres://nowhere',
      KOMAWARI_ENV: 'test',
      KOMAWARI_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    }),
  );
  app.get('/', () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

async function send(lines: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

it.each([
  ['a header with a control character', 400, ['GET / HTTP/1.1', 'Host: a', 'X-A: \u0001']],
  ['no HTTP at all', 400, ['hello']],
  ['more headers than anybody sends', 431, ['GET / HTTP/1.1', 'Host: a', `X-A: ${'x'.repeat(70_000)}`]],
])('%s ends the connection, and the answer says so', async (_what, status, lines) => {
  const answer = await send(lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('\r\nConnection: close\r\n');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'BAD_USER_INPUT', retryable: false });
});

it('reads as many headers as nginx lets through', async () => {
  const long = ['A', 'B', 'C', 'D'].map((name) => `X-${name}: ${'x'.repeat(8000)}`);
  expect(await send(['GET / HTTP/1.1', 'Host: a', 'Connection: close', ...long])).toMatch(/^HTTP\/1.1 200 /);
});
