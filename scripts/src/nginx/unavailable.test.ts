import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '@komawari/postgres/freePort';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx } from './startNginx.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'komawari-public-'));
beforeAll(() => chmodSync(publicDir, 0o755));
afterAll(() => rmSync(publicDir, { recursive: true }));

const put = (path: string, content: string) => {
  const file = join(publicDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.gz`, gzipSync(content));
};

it('says that no process answers in the language asked for, and where that page is not there yet, in the installation’s', async () => {
  put('pages/503/index.html', 'cannot be shown right now');
  put('pages/ja/503/index.html', 'ただいまページを表示できません');
  put('assets/_workspace/index.html', 'the workspace');
  const [one, other] = [await findFreePort(), await findFreePort()];
  const alone = await startNginx({ publicDir, api: [`127.0.0.1:${one}`, `127.0.0.1:${other}`] });
  const answerOf = async (path: string, init?: RequestInit) => {
    const response = await fetch(alone.url + path, init);
    const told = ['retry-after', 'cache-control', 'content-type'].map((name) => response.headers.get(name));
    expect([response.status, ...told], path).toEqual([503, '5', 'no-store', 'text/html; charset=utf-8']);
    return response.text();
  };
  const said: Record<string, string> = {};
  for (const path of [
    '/ja',
    '/ja/',
    '/ja/works/w404',
    '/mature/ja/works/w404',
    '/en/works/w404',
    '/japan',
    '/works/ja/x',
    '/_workspace/index.html',
  ])
    said[path] = await answerOf(path);
  said['a form to /oauth2/authorize'] = await answerOf('/oauth2/authorize', { method: 'POST', body: 'a=b' });
  rmSync(join(publicDir, 'pages/ja'), { recursive: true });
  said['not there yet'] = await answerOf('/ja/works/w405');
  await alone.stop();
  const [english, japanese] = ['cannot be shown right now', 'ただいまページを表示できません'];
  expect(said).toEqual({
    '/ja': japanese,
    '/ja/': japanese,
    '/ja/works/w404': japanese,
    '/mature/ja/works/w404': japanese,
    '/en/works/w404': english,
    '/japan': english,
    '/works/ja/x': english,
    '/_workspace/index.html': english,
    'a form to /oauth2/authorize': english,
    'not there yet': english,
  });
});
