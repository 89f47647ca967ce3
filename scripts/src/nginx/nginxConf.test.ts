import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { root } from '../config.ts';
import { findFreePort } from '@komawari/postgres/freePort';
import { checkNginxFile } from './startNginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'komawari-nginx-conf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const needed = { KOMAWARI_PUBLIC: folder, KOMAWARI_API_1: '127.0.0.1:3001', KOMAWARI_API_2: '127.0.0.1:3002' };

/** Runs the command of package.json with nothing but these variables. */
const print = (env: Record<string, string>) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, file = ''] = scripts['nginx-conf']!.split(' ');
  return promisify(execFile)(process.execPath, [file], { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env } });
};

it('prints a configuration that nginx accepts, with nginx’s own variables as they were', async () => {
  const listen = `127.0.0.1:${await findFreePort()}`;
  // Variables of the environment that are named like some of nginx's change nothing.
  const { stdout } = await print({
    ...needed,
    NGINX_RUN: folder,
    NGINX_CACHE: join(folder, 'pictures'),
    NGINX_LISTEN: listen,
    http_host: 'evil',
    uri: 'evil',
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, stdout);
  expect(await checkNginxFile(file)).toContain('test is successful');
  const own = (text: string) => text.match(/\$[a-z_]+/g);
  expect(own(stdout)).toEqual(own(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')));
  expect(stdout).toContain(`listen ${listen} `);
  expect(stdout).not.toContain('evil');
});

it.each([
  [{ KOMAWARI_API_2: '' }, 'KOMAWARI_API_2 is missing: host and port of the second API process'],
  [{ NGINX_CALLS: 'many' }, 'NGINX_CALLS is a whole number from 1 to 65535.'],
  [{ NGINX_CALLS: '65536' }, 'NGINX_CALLS is a whole number from 1 to 65535.'],
  [{ KOMAWARI_PUBLIC: 'public' }, 'KOMAWARI_PUBLIC has to be an absolute path.'],
  [{ NGINX_LISTEN: '80; include /etc/passwd' }, 'NGINX_LISTEN has a character that cannot stand there'],
])('%o is answered with a sentence', async (wrong, sentence) => {
  await expect(print({ ...needed, ...wrong })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(sentence),
  });
});
