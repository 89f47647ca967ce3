import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@komawari/api/database';
import { environment } from '../config.ts';
import { startPostgres } from '../database/startPostgres.ts';
import { fillDatabase } from './fillDatabase.ts';
import { compare, keepResults } from './measure.ts';

const DOCUMENT = `query NewWorks($after: String) {
  newWorks(first: 20, after: $after) {
    nodes { id title isCompleted coverImage { id url(width: 320) width height } tags { id title } user { id screenName displayName } lastUpdatedAt }
    pageInfo { endCursor hasNextPage }
  }
}`;
const REQUESTS = 3000;
const AT_ONCE = 10;

type Server = { url: string; child: ChildProcess };

async function startServer(kind: 'ours' | 'mercurius', env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'graphqlServer.ts'), [kind], { env: { ...env, BENCH_DOCUMENT: DOCUMENT, NODE_ENV: 'production' } });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { url: message.url, child };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/graphql`, { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)).on('end', () => resolve(text));
    });
    call.on('error', reject).end(body);
  });
}

async function load(server: Server, count: number): Promise<void> {
  const body = JSON.stringify({ query: DOCUMENT, variables: {} });
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const answer = await post(server.url, body);
        if (!answer.includes('"hasNextPage":true')) throw new Error(`unexpected answer: ${answer.slice(0, 300)}`);
      }
    }),
  );
}

async function cpuPerRequest(server: Server): Promise<number> {
  const before = await cpuOf(server);
  await load(server, REQUESTS);
  return ((await cpuOf(server)) - before) / REQUESTS;
}

/** A list of 20 works over HTTP, beside mercurius with JIT over the same schema, resolvers and database. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, { pool: 2 });
    await fillDatabase(database, { works: 1000, episodesPerWork: 3, creators: 50 });
    await database.close();
    const env = { ...environment, DATABASE_URL: postgres.url, KOMAWARI_DATA: join(folder, 'data'), KOMAWARI_ENV: 'test', LOG_LEVEL: 'silent' };
    const ours = await startServer('ours', env);
    const mercurius = await startServer('mercurius', env);
    for (const server of [ours, mercurius]) await load(server, 1000);
    const row = await compare({
      title: 'NewWorks, 20 items, with the database',
      unit: 'CPU of the server process per request, µs',
      lessIsBetter: true,
      ours: { name: 'our route', measure: () => cpuPerRequest(ours) },
      comparator: { name: 'mercurius, jit: 1', measure: () => cpuPerRequest(mercurius) },
      goal: { words: 'at most 1.1 times mercurius with JIT', limit: 1.1 },
    });
    keepResults('graphql', [row]);
    for (const { child } of [ours, mercurius]) child.send('stop');
    await Promise.all([ours, mercurius].map(({ child }) => once(child, 'exit')));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
