import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '../findFreePort.ts';
import { startNginx, startNginxWith } from '../nginx/startNginx.ts';
import { compare, keepResults } from './measure.ts';

const SECONDS = 5;
const CONNECTIONS = 50;

/** A page of the usual size; every file of the store has one. */
const html = Buffer.from(`<!doctype html><html lang="ja"><title>話</title>${Array.from({ length: 400 }, (_, n) => `<p id="p${n}">雲の上の再配達 ${n * 7919}</p>`).join('')}</html>`);
const gz = gzipSync(html, { level: 6 });

function fillStore(publicDir: string, count: number): void {
  for (let n = 0; n < count; n++) {
    const folder = join(publicDir, 'pages/episodes', `e${String(n).padStart(20, '0')}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'index.html.gz'), gz);
  }
}

/** Requests a second, by wrk, for one page with gzip. */
function requestsPerSecond(url: string): number {
  const said = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url], { encoding: 'utf8' });
  if (/Non-2xx/.test(said)) throw new Error(`${url} answers with errors:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const vanilla = (store: string) => (runDir: string, port: number): string => `
worker_processes 1; error_log stderr; pid ${runDir}/nginx.pid;
events { worker_connections 1024; }
http {
  default_type text/html; access_log off; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${runDir}/body; proxy_temp_path ${runDir}/proxy; fastcgi_temp_path ${runDir}/f; uwsgi_temp_path ${runDir}/u; scgi_temp_path ${runDir}/s;
  server { listen 127.0.0.1:${port}; root ${store}/pages; gzip_static on; location / { try_files $uri/index.html =404; } }
}`;

/** Our nginx configuration with all its headers, beside plain nginx, on a store of 1,000 and of 100,000 pages. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-bench-'));
  chmodSync(folder, 0o755);
  const rows = [];
  try {
    const path = `/episodes/e${String(7).padStart(20, '0')}`;
    for (const count of [1000, 100_000]) {
      const publicDir = join(folder, `public-${count}`);
      fillStore(publicDir, count);
      // Nothing listens there: a request that reached an API process would be an error, and wrk would say so.
      const nobody = await findFreePort();
      const ours = await startNginx({ publicDir, api: [`127.0.0.1:${nobody}`, `127.0.0.1:${nobody}`] });
      const plain = await startNginxWith(vanilla(publicDir));
      rows.push(
        await compare({
          title: `One page of a store of ${count.toLocaleString('en')} pages, ${CONNECTIONS} connections`,
          unit: 'requests per second',
          lessIsBetter: false,
          ours: { name: 'our configuration', measure: async () => requestsPerSecond(`${ours.url}${path}`) },
          comparator: { name: 'plain nginx', measure: async () => requestsPerSecond(`${plain.url}${path}`) },
          goal: { words: 'at least 95 % of plain nginx', limit: 0.95 },
        }),
      );
      await ours.stop();
      await plain.stop();
    }
    keepResults('static', rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
