import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningNginx, startNginx } from './startNginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'komawari-mature-'));
let nginx: RunningNginx;
let api: Server;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  // An API that tells who came, and has the browser remember.
  api = createServer(({ method, headers: { cookie = 'nobody' } }, response) =>
    response
      .writeHead(200, { 'set-cookie': 'komawari_adult=1', 'cache-control': 'private, no-store' })
      .end(`${method} ${cookie}`),
  ).listen(0, '127.0.0.1');
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

it.each(['/mature/works/w1', '/mature/ja/works/w1'])(
  'the API hears who wants to see what stands behind the gate, and the browser remembers: %s',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(nginx.url + path, { method, headers: { cookie: 'komawari_adult=1' } });
      expect(await answer.text()).toBe(`${method} komawari_adult=1`);
      expect(answer.headers.get('set-cookie')).toBe('komawari_adult=1');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  },
);

it('all other pages are asked for as nobody, and set nothing', async () => {
  const answer = await fetch(`${nginx.url}/ja/works/w1`, { headers: { cookie: 'komawari_adult=1' } });
  expect([await answer.text(), answer.headers.get('set-cookie')]).toEqual(['GET nobody', null]);
});
