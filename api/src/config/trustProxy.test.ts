import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustProxy } from './trustProxy.ts';

it.each([
  [undefined, false],
  ['0', false],
  ['1', true],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
])('of %j the word is believed that %j says', (text, expected) => {
  expect(trustProxy.parse(text)).toEqual(expected);
});

it.each(['yes', '2', '10.0.0.0/33', '10.0.0', 'nginx', '10.0.0.7,', '10.0.0.0/8/8', '::/129'])(
  '%j names no proxy',
  (text) => {
    expect(trustProxy.safeParse(text).error?.issues[0]?.message).toMatch(/^KOMAWARI_TRUST_PROXY is 0, 1 behind/);
  },
);

it.each([
  ['10.0.0.7', '203.0.113.5', 'https'],
  ['10.0.0.8', '10.0.0.8', 'http'],
])('with 10.0.0.7 alone on the list, a request from %s comes from %s by %s', async (from, address, scheme) => {
  const app = Fastify({ trustProxy: trustProxy.parse('10.0.0.7') });
  app.get('/', (request) => `${request.ip} ${request.protocol}`);
  const headers = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' };
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  expect(body).toBe(`${address} ${scheme}`);
});
