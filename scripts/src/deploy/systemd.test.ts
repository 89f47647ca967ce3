import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@komawari/api/config';
import { describe, expect, it } from 'vitest';
import { root } from '../config.ts';

// deploy/systemd and deploy/install.sh: a machine without containers.

const folder = join(root, 'deploy/systemd');
/** What belongs to nginx, not to a program of the release. */
const OF_NGINX = 'komawari-pictures.service';
const units = readdirSync(folder).filter((name) => name.endsWith('.service') && name !== OF_NGINX);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const lines = (name: string, key: string) =>
  [...read(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** What Node and the C library read themselves. */
const OF_NODE = ['NODE_ENV', 'UV_THREADPOOL_SIZE', 'MALLOC_ARENA_MAX'];

describe.each(units)('%s', (unit) => {
  it('starts a program of the release with variables that it reads', () => {
    const [program = '', ...rest] = lines(unit, 'ExecStart')[0]!.split(' ');
    expect(program).toBe('/opt/komawari/current/node_modules/.bin/node');
    expect(
      existsSync(
        join(
          root,
          rest.find((word) => word.endsWith('.ts'))!,
        ),
      ),
    ).toBe(true);
    const names = lines(unit, 'Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]!));
    expect(names.filter((name) => !OF_NODE.includes(name) && !VARIABLES.includes(name))).toEqual([]);
  });

  it('reads secrets from a file of the operator, and holds none', () => {
    expect(lines(unit, 'EnvironmentFile')).toEqual(['/etc/komawari/komawari.env']);
    expect(read(unit)).not.toMatch(/SECRET|PASSWORD|DATABASE_URL/);
  });

  it('may write to its own folder alone', () => {
    expect(lines(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(lines(unit, 'StateDirectory')).toEqual(['komawari']);
    const places = lines(unit, 'Environment').flatMap((line) => line.match(/KOMAWARI_(?:DATA|PUBLIC)=\S+/g) ?? []);
    expect(places).toHaveLength(2);
    for (const place of places) expect(place).toMatch(/=\/var\/lib\/komawari\//);
  });
});

it('clears away what nginx keeps, as its user, and may write nowhere else', () => {
  const [program = '', kept] = lines(OF_NGINX, 'ExecStart')[0]!.split(' ');
  expect(existsSync(join(root, program.replace('/opt/komawari/current/', '')))).toBe(true);
  expect(kept).toBe(
    /NGINX_CACHE: '([^']+)'/.exec(readFileSync(join(root, 'scripts/src/nginx/renderNginxConfig.ts'), 'utf8'))![1],
  );
  expect(lines(OF_NGINX, 'User')).toEqual(['www-data']);
  // Debian's nginx would serve as `nobody`, whose files nobody else may delete.
  expect(readFileSync(join(root, 'deploy/install.sh'), 'utf8')).toContain('user www-data;');
  expect(lines(OF_NGINX, 'ProtectSystem')).toEqual(['strict']);
  expect(lines(OF_NGINX, 'ReadWritePaths')).toEqual([kept]);
});

it('API and worker start with the same Node settings as the image', () => {
  const image = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  for (const unit of ['komawari-api@.service', 'komawari-worker.service']) {
    for (const setting of lines(unit, 'Environment')[0]!.split(' ').slice(0, 4)) expect(image).toContain(setting);
    expect(lines(unit, 'ExecStart')[0]).toContain('--max-semi-space-size=8');
    // Longer than the process takes by itself, so that it is never cut off.
    expect(Number(lines(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(10);
  }
});

it('install.sh and komawari-admin are shell, name units that exist, and write no variable that nobody reads', () => {
  for (const script of ['deploy/install.sh', 'deploy/systemd/komawari-admin'])
    execFileSync('sh', ['-n', join(root, script)]);
  const text = readFileSync(join(root, 'deploy/install.sh'), 'utf8');
  for (const [, name = ''] of text.matchAll(/(komawari-(?:api@|worker|backup|pictures)[\w.]*)/g)) {
    const unit = name.replace(/@\d+$/, '@').replace(/(\.timer)?$/, (end) => end || '.service');
    expect(readdirSync(folder), name).toContain(unit.replace(/@\d*/, '@'));
  }
  const settings = /<<SETTINGS\n([^]*?)\nSETTINGS/.exec(text)![1]!;
  const names = [...settings.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('KOMAWARI_SECRET');
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

it('install.sh says what is missing, and touches nothing, without an address', () => {
  const run = () =>
    execFileSync('sh', [join(root, 'deploy/install.sh'), 'http://no-tls.example'], { encoding: 'utf8', stdio: 'pipe' });
  // Somebody who is not root is told that first.
  expect(run).toThrow(/Say where readers will find the site|Run this as root/);
});
