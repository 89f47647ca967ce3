import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@komawari/api/config';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../config.ts';

// README.md, what the processes read, docker-compose.yml and deploy/example.env name the same variables.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

type Compose = { services: Record<string, { environment: Record<string, string> }> };
const composeText = read('docker-compose.yml');
const { services } = parse(composeText, { merge: true }) as Compose;
const example = namesIn(read('deploy/example.env'), /^#? ?([A-Z][A-Z0-9_]+)=/gm);

/** The rows of README's table: names in the first cell, the meaning in the last. */
const rows = read('README.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .map((line) => {
    const cells = line.split(' | ');
    return { names: [...namesIn(cells[0] ?? '', /`([A-Z][A-Z0-9_]+)`/g)], meaning: cells.slice(2).join(' | ') };
  });
/** Providers carry words of the operator's choice; the documents show them for `google`. */
const isOfProvider = (name: string) => /^KOMAWARI_OPENID_(?!PROVIDERS$)/.test(name);
const documented = rows.flatMap(({ names }) => names).filter((name) => !isOfProvider(name));

it('README.md explains what the processes read, and nothing else but how npm start begins', () => {
  expect(new Set(documented)).toEqual(new Set([...VARIABLES, 'KOMAWARI_DEMO']));
});

it.each(['api-1', 'api-2', 'worker'])('docker-compose.yml passes every variable of a production to %s', (service) => {
  const elsewhere = new Set(
    rows.filter(({ meaning }) => /^(development only|`npm start` only)/.test(meaning)).flatMap(({ names }) => names),
  );
  const wanted = documented.filter((name) => !elsewhere.has(name));
  expect(new Set(Object.keys(services[service]?.environment ?? {}))).toEqual(new Set(wanted));
});

it('deploy/example.env names what docker-compose.yml asks for, and nothing else', () => {
  const asked = namesIn(composeText, /(?<!\$)\$\{([A-Z][A-Z0-9_]+)/g);
  // Docker compose reads this one itself.
  asked.add('COMPOSE_PROFILES');
  expect(new Set([...example].filter((name) => !isOfProvider(name)))).toEqual(asked);
});

it('README.md explains every variable of deploy/example.env', () => {
  const front = read('README.md');
  const isExplained = (name: string) => front.includes(`\`${name}\``) || front.includes(`\`…${name.slice(-14)}\``);
  expect([...example].filter((name) => !isExplained(name))).toEqual([]);
});

it('nginx’s image fills in the names of deploy/nginx.conf and no variable of nginx', () => {
  const { environment = {} } = services['edge'] ?? {};
  // `$$` is how compose writes `$`.
  const filter = new RegExp((environment['NGINX_ENVSUBST_FILTER'] ?? '').replaceAll('$$', '$'));
  const template = read('deploy/nginx.conf').replaceAll(/^ *#.*$/gm, '');
  const names = namesIn(template, /\$\{([A-Z0-9_]+)\}/g);
  expect(new Set(Object.keys(environment).filter((name) => filter.test(name)))).toEqual(names);
  const own = namesIn(template, /\$([a-z_]+)/g);
  expect(own.size).toBeGreaterThan(10);
  expect([...own].filter((name) => filter.test(name))).toEqual([]);
});

it('compose and install.sh give deploy/Caddyfile the names that it has', () => {
  const names = namesIn(read('deploy/Caddyfile'), /\{\$([A-Z0-9_]+)\}/g);
  expect(names.size).toBeGreaterThan(0);
  expect(new Set(Object.keys(services['tls']?.environment ?? {}))).toEqual(names);
  expect(namesIn(read('deploy/install.sh'), /\|\{\\\$([A-Z0-9_]+)\}\|/g)).toEqual(names);
});
