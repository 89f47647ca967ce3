import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { migrate, openDatabase } from '@komawari/api/database';
import { environment } from '../config.ts';
import { startPostgres } from '@komawari/postgres';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase, sizeOfSite } from './fillDatabase.ts';
import { makeFolder } from './makeFolder.ts';
import { compare, keepResults } from './measure.ts';

const listOfWorks = `query NewWorks($after: String) {
  newWorks(first: 20, after: $after) {
    nodes { id title isCompleted coverImage { id url(width: 320) width height } tags { id title } user { id screenName displayName } lastUpdatedAt }
    pageInfo { endCursor hasNextPage }
  }
}`;
const variables = {};
const atOnce = 10;

type Kind = 'ours' | 'mercurius';
type Server = { kind: Kind; url: string; child: ChildProcess };

/** The document by its text, or by the name it is known under on the server. */
type Way = 'text' | 'known';

const bodies: Record<Kind, Record<Way, string>> = {
  ours: {
    text: JSON.stringify({ query: listOfWorks, variables }),
    known: JSON.stringify({ documentId: 'sha256:bench', variables }),
  },
  mercurius: {
    text: JSON.stringify({ query: listOfWorks, variables }),
    known: JSON.stringify({ query: 'bench', persisted: true, variables }),
  },
};

async function startServer(kind: Kind, env: NodeJS.ProcessEnv, { atEnd }: BenchOptions): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'graphqlServer.ts'), [kind], { env });
  atEnd(() => child.kill('SIGKILL'));
  const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const { url } = message[0] as { url?: string };
  if (!url) throw new Error(`The server "${kind}" ended before it was ready.`);
  return { kind, url, child };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function post(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/graphql`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    call.on('error', reject).end(body);
  });
}

async function load({ kind, url }: Server, way: Way, count: number): Promise<void> {
  let left = count;
  const ask = async () => {
    while (left-- > 0) {
      const answer = await post(url, bodies[kind][way]);
      if (!answer.includes('"hasNextPage":true')) throw new Error(`${kind} answers: ${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

/** CPU time of the server's process per request, in microseconds. */
async function cpuPerRequest(server: Server, way: Way, count: number): Promise<number> {
  const before = await cpuOf(server);
  await load(server, way, count);
  return ((await cpuOf(server)) - before) / count;
}

async function prepareDatabase(folder: string, { atEnd }: BenchOptions): Promise<string> {
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 2 });
  await fillDatabase(database, sizeOfSite(5000));
  await database.close();
  return postgres.url;
}

/** A list of 20 works over HTTP, beside mercurius with JIT over the same schema, resolvers and database. */
export async function run(options: BenchOptions): Promise<void> {
  const requests = options.isQuick ? 300 : 4000;
  const folder = makeFolder(options);
  const env = {
    ...environment,
    DATABASE_URL: await prepareDatabase(folder, options),
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: 'a-secret-of-the-benchmarks-that-nobody-else-uses',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    KOMAWARI_BENCH_DOCUMENT: listOfWorks,
  };
  const ours = await startServer('ours', env, options);
  const mercurius = await startServer('mercurius', env, options);
  const rows = [];
  for (const way of ['known', 'text'] as const) {
    for (const server of [ours, mercurius, ours, mercurius]) await load(server, way, requests / 4);
    rows.push(
      await compare({
        title: `NewWorks, 20 items, database included, ${way === 'known' ? 'a document the server knows' : 'the document as text, under limits'}`,
        unit: 'CPU of the server process per request, µs',
        lessIsBetter: true,
        ours: { name: 'our route', measure: () => cpuPerRequest(ours, way, requests) },
        comparator: { name: 'mercurius, jit: 1', measure: () => cpuPerRequest(mercurius, way, requests) },
        goal: { words: 'at most 1.1 times mercurius with JIT', limit: 1.1 },
      }),
    );
  }
  keepResults('graphql', rows, options);
  agent.destroy();
}
