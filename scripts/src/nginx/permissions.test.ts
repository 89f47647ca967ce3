import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningNginx, startNginx } from './startNginx.ts';

// Who asks the API, and when, while a permission for an episode begins and ends.

const folder = mkdtempSync(join(tmpdir(), 'komawari-permissions-'));
let nginx: RunningNginx;
let api: Server;
let questions = 0;
/** What the API says of a permission, and whether it takes its time. */
let keeping = 'no-store';
let isSlow = false;
const held: (() => void)[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  api = createServer(({ url }, response) => {
    if (!url?.startsWith('/may_fetch'))
      return void response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
    questions += 1;
    const answer = () => response.writeHead(204, { 'cache-control': keeping, 'x-picture-caching': 'private' }).end();
    if (isSlow) held.push(answer);
    else answer();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  nginx = await startNginx({ publicDir: folder, api: [address, address] });
});
afterAll(async () => {
  await nginx.stop();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a page of an episode as its reader. */
const ask = async (episode: string, page = 1) =>
  (await fetch(`${nginx.url}/images/p${page}/640.webp?for=reader&in=${episode}&exp=1`)).status;

it('one request asks again before a permission ends, and the others go on meanwhile with what was said', async () => {
  keeping = 'max-age=1, stale-while-revalidate=600';
  expect(await ask('e1')).toBe(200);
  isSlow = true;
  questions = 0;
  const asking: Promise<number>[] = [];
  // Each is answered until the second is over; then one is held.
  await expect
    .poll(() => {
      if (questions === 0) asking.push(ask('e1'));
      return questions;
    })
    .toBe(1);
  const others = await Promise.all([1, 2, 3, 4].map((page) => ask('e1', page)));
  expect(others).toEqual([200, 200, 200, 200]);
  expect(questions).toBe(1);
  isSlow = false;
  for (const answer of held.splice(0)) answer();
  expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
});

it('of several first ones all are answered, also where the answer takes longer than they wait', async () => {
  keeping = 'max-age=10';
  isSlow = true;
  questions = 0;
  const asking = [1, 2, 3].map((page) => ask('e2', page));
  await expect.poll(() => questions).toBe(3);
  isSlow = false;
  for (const answer of held.splice(0)) answer();
  expect(await Promise.all(asking)).toEqual([200, 200, 200]);
  expect(await ask('e2')).toBe(200);
  expect(questions).toBe(3);
});

it('what is said of one picture is asked of each', async () => {
  keeping = 'no-store';
  questions = 0;
  for (const page of [1, 2, 1]) expect(await ask('', page)).toBe(200);
  expect(questions).toBe(3);
});
