import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { migrate } from '@komawari/api/database';
import { startPostgres } from '@komawari/postgres';
import { findFreePort } from '@komawari/postgres/freePort';
import { environment } from '../config.ts';
import type { BenchOptions } from './Bench.ts';
import { makeFolder } from './makeFolder.ts';
import { compare, keepResults } from './measure.ts';

const atOnce = 16;
const REDIRECT = 'https://client.example/callback';
const BASIC = `Basic ${Buffer.from('bench:a-secret-of-the-benchmarks-client').toString('base64')}`;

type Kind = 'ours' | 'memory';
interface Server {
  kind: Kind;
  port: number;
  child: ChildProcess;
  /** What a browser of each person carries: an identity token, or cookies. */
  people: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

interface Answer {
  location: string;
  text: string;
}

function send(port: number, path: string, headers: Record<string, string>, body: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: body === null ? 'GET' : 'POST',
        headers: { ...headers, ...length },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ location: answer.headers.location ?? '', text }));
      },
    );
    call.on('error', reject).end(body ?? undefined);
  });
}

async function startServer(kind: Kind, env: NodeJS.ProcessEnv, { atEnd }: BenchOptions): Promise<Server> {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, 'openid/openidServer.ts'), [kind, String(port)], { env });
  atEnd(() => child.kill('SIGKILL'));
  const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const { people } = message[0] as { people?: string[] };
  if (!people) throw new Error(`The server "${kind}" ended before it was ready.`);
  return { kind, port, child, people };
}

const parameters = {
  client_id: 'bench',
  redirect_uri: REDIRECT,
  response_type: 'code',
  scope: 'openid',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

let count = 0;

/** Limits are counted by address: here every call comes from another one than the last. */
const address = () => ({ 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` });

/** The answer of a person whom the client knows, as the screen sends it, or as the bare library takes it. */
async function authorize({ kind, port, people }: Server): Promise<string> {
  count += 1;
  const person = people[count % people.length] ?? '';
  if (kind === 'memory')
    return (await send(port, `/auth?${new URLSearchParams(parameters)}`, { cookie: person }, null)).location;
  const list = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  const body = { documentId: 'sha256:bench', variables: { input: { parameters: list, answer: 'NOT_ASKED' } } };
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${person}`,
    ...address(),
  };
  const { text } = await send(port, '/graphql', headers, JSON.stringify(body));
  const found = /"redirectTo":"([^"]*)"/.exec(text)?.[1];
  if (!found) throw new Error(`ours answers: ${text.slice(0, 300)}`);
  return found;
}

async function signIn(server: Server): Promise<void> {
  const location = await authorize(server);
  const code = new URL(location, 'http://127.0.0.1').searchParams.get('code');
  if (code === null) throw new Error(`${server.kind} leads to ${location}`);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: BASIC, ...address() };
  const path = server.kind === 'ours' ? '/oauth2/token' : '/token';
  const { text } = await send(server.port, path, headers, body.toString());
  if (!text.includes('id_token')) throw new Error(`${server.kind} answers: ${text.slice(0, 300)}`);
}

async function load(server: Server, flows: number): Promise<void> {
  let left = flows;
  const go = async () => {
    while (left-- > 0) await signIn(server);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

async function cpuPerSignIn(server: Server, flows: number): Promise<number> {
  const before = await cpuOf(server);
  await load(server, flows);
  return ((await cpuOf(server)) - before) / flows;
}

async function signInsPerSecond(server: Server, flows: number): Promise<number> {
  const begun = performance.now();
  await load(server, flows);
  return (flows * 1000) / (performance.now() - begun);
}

/** Sign-ins through the code flow with PostgreSQL, beside the bare library that keeps everything in memory. */
export async function run(options: BenchOptions): Promise<void> {
  const flows = options.isQuick ? 100 : 1500;
  const folder = makeFolder(options);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  options.atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const env = {
    ...environment,
    DATABASE_URL: postgres.url,
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: 'a-secret-of-the-benchmarks-that-nobody-else-uses',
    KOMAWARI_TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  };
  const [ours, memory] = [await startServer('ours', env, options), await startServer('memory', env, options)];
  for (const server of [ours, memory, ours, memory]) await load(server, flows / 4);
  const sides = [
    { name: 'our two operations, PostgreSQL', server: ours },
    { name: 'oidc-provider, in memory', server: memory },
  ] as const;
  const rows = [
    await compare({
      title: 'A sign-in through the code flow',
      unit: 'CPU of the server process, µs',
      lessIsBetter: true,
      ours: { name: sides[0].name, measure: () => cpuPerSignIn(ours, flows) },
      comparator: { name: sides[1].name, measure: () => cpuPerSignIn(memory, flows) },
      goal: { words: 'at most 1.5 times the library in memory', limit: 1.5 },
    }),
    await compare({
      title: 'Sign-ins, database and load on the same machine',
      unit: 'sign-ins a second',
      lessIsBetter: false,
      ours: { name: sides[0].name, measure: () => signInsPerSecond(ours, flows) },
      goal: { words: '200 a second', limit: 200 },
    }),
  ];
  keepResults('openid', rows, options);
  agent.destroy();
}
