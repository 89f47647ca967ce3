import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '@komawari/postgres/freePort';
import { formatCount } from '@komawari/ui/numbers';
import { type RunningNginx, startNginx, startNginxWith } from '../nginx/startNginx.ts';
import type { BenchOptions } from './Bench.ts';
import { cpuOfFamily } from './cpu.ts';
import { makeFolder } from './makeFolder.ts';
import { type Row, keepResults, state } from './measure.ts';
import { needProgram } from '../needProgram.ts';

const connections = 50;
const rounds = 5;
const pathOf = (number: number) => `/episodes/e${String(number).padStart(20, '0')}`;

/** A page of the usual size; every file of the store has one. */
const paragraphs = Array.from({ length: 400 }, (_, number) => `<p id="p${number}">雲の上の再配達 ${number * 7919}</p>`);
const html = Buffer.from(`<!doctype html><html lang="ja"><title>話</title>${paragraphs.join('')}</html>`);
const gz = gzipSync(html, { level: 6 });

function fillStore(publicDir: string, count: number): void {
  for (let number = 0; number < count; number++) {
    const folder = join(publicDir, 'pages', pathOf(number));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'index.html.gz'), gz);
  }
}

type Load = { perSecond: number; cpuPerRequest: number };

/** Asks for one page with gzip by wrk: requests a second, and nginx's CPU time per request in microseconds. */
async function load({ url, pid }: RunningNginx, seconds: number): Promise<Load> {
  const cpuBefore = cpuOfFamily(pid);
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', `${url}${pathOf(7)}`];
  const { stdout } = await promisify(execFile)('wrk', settings);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answers with errors:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, cpuPerRequest: (cpuOfFamily(pid) - cpuBefore) / requests };
}

/** The plainest configuration that answers the same page, with the same number of workers as ours. */
const vanilla = (publicDir: string) => (runDir: string, port: number) =>
  `
worker_processes auto; error_log stderr; pid ${runDir}/nginx.pid;
events { worker_connections 1024; }
http {
  default_type text/html; access_log off; sendfile on; gzip_static on; keepalive_requests 10000;
  client_body_temp_path ${runDir}/body; proxy_temp_path ${runDir}/proxy; fastcgi_temp_path ${runDir}/fastcgi;
  uwsgi_temp_path ${runDir}/uwsgi; scgi_temp_path ${runDir}/scgi;
  server { listen 127.0.0.1:${port}; root ${publicDir}/pages; location / { try_files $uri/index.html =404; } }
}`;

async function measureStore(publicDir: string, count: number, options: BenchOptions): Promise<Row[]> {
  fillStore(publicDir, count);
  // Nothing listens there: a request that reached an API process would be an error, and wrk would say so.
  const nobody = `127.0.0.1:${await findFreePort()}`;
  const ours = await startNginx({ publicDir, api: [nobody, nobody] });
  options.atEnd(() => ours.stop());
  const plain = await startNginxWith(vanilla(publicDir));
  options.atEnd(() => plain.stop());
  const loads: { ours: Load[]; plain: Load[] } = { ours: [], plain: [] };
  for (const server of [ours, plain]) await load(server, 1);
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await load(ours, options.isQuick ? 1 : 4));
    loads.plain.push(await load(plain, options.isQuick ? 1 : 4));
  }
  return stateLoads(
    `One page of a store of ${formatCount(count)}, ${connections} connections, no API process alive`,
    loads,
  );
}

function stateLoads(title: string, loads: { ours: Load[]; plain: Load[] }): Row[] {
  const sides = { ours: { name: 'our configuration' }, comparator: { name: 'plain nginx' } };
  const speed = { words: 'at least 95 % of plain nginx', limit: 0.95 };
  const cost = { words: 'at most 1 / 0.95 of plain nginx', limit: 1 / 0.95 };
  const valuesOf = (name: keyof Load) =>
    [loads.ours.map((one) => one[name]), loads.plain.map((one) => one[name])] as const;
  return [
    state({ title, ...sides, unit: 'requests per second', lessIsBetter: false, goal: speed }, ...valuesOf('perSecond')),
    state(
      { title, ...sides, unit: 'CPU of nginx per request, µs', lessIsBetter: true, goal: cost },
      ...valuesOf('cpuPerRequest'),
    ),
  ];
}

/** Our nginx configuration with all its headers, beside plain nginx, on a store of 1,000 and of 100,000 pages. */
export async function run(options: BenchOptions): Promise<void> {
  await needProgram('wrk', 'which asks for the pages');
  const folder = makeFolder(options);
  const rows: Row[] = [];
  for (const count of options.isQuick ? [10, 1000] : [1000, 100_000])
    rows.push(...(await measureStore(join(folder, `public-${count}`), count, options)));
  keepResults('static', rows, options);
}
