import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { isAlive } from './processes.ts';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';
import { stopPredecessor } from './stopPredecessor.ts';

const folders: string[] = [];
const starters: ChildProcess[] = [];
let running: RunningPostgres | undefined;

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-postgres-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const starter of starters.splice(0)) starter.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    await stopPredecessor(join(folder, 'postgres/cluster'));
    rmSync(folder, { recursive: true, force: true });
  }
});

const start = async (folder: string) => (running = await startPostgres({ dataDir: join(folder, 'postgres') }));

it('starts a durable PostgreSQL 18 with Japanese collation, and finds its data again at the next start', async () => {
  const folder = newFolder();
  const first = await start(folder);
  const settings = ['server_version_num', 'fsync', 'full_page_writes', 'data_checksums', 'synchronous_commit'];
  const [row] = await ask(
    first.url,
    `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  );
  expect(row).toMatchObject({ fsync: 'on', full_page_writes: 'on', data_checksums: 'on', synchronous_commit: 'on' });
  expect(row?.['server_version_num']).toMatch(/^18/);
  const inOrder = await ask(first.url, "select word from unnest(array['ん', 'が', 'か', 'あ']) word order by word");
  expect(inOrder.map(({ word }) => word)).toEqual(['あ', 'か', 'が', 'ん']);
  await ask(first.url, "create table kept as select 'komawari' as name");
  await first.stop();

  const second = await start(folder);
  expect(await ask(second.url, 'select name from kept')).toEqual([{ name: 'komawari' }]);
});

it('works below a folder that only its owner may enter, such as the home of root', async () => {
  const { url } = await start(newFolder(0o700));
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** A process that has started PostgreSQL, and the number of the server. */
async function startElsewhere(folder: string): Promise<{ starter: ChildProcess; server: number }> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'startPostgres.ts'))});
    await startPostgres({ dataDir: ${JSON.stringify(join(folder, 'postgres'))} });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starters.push(starter);
  await once(starter.stdout!, 'data');
  const server = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { starter, server };
}

/** Kills one of the watchers, which may have ended by itself since it was listed: the shell ends its own helpers. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** Kills the shell that watches over a server, so that nothing ends the server. */
function killWatchers(server: number): void {
  const processes = execFileSync('ps', ['-eo', 'pid=,pgid='], { encoding: 'utf8' }).trim().split('\n');
  const table = processes.map((line) => line.trim().split(/\s+/).map(Number));
  const group = table.find(([pid]) => pid === server)?.[1];
  for (const [pid, pgid] of table) if (pgid === group && pid !== server) killIfThere(pid!);
}

async function leaveServerBehind(folder: string): Promise<number> {
  const { starter, server } = await startElsewhere(folder);
  killWatchers(server);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  return server;
}

it('ends with the process that started it, even when that one is killed', async () => {
  const { starter, server } = await startElsewhere(newFolder());
  starter.kill('SIGKILL');
  await expect.poll(() => isAlive(server)).toBe(false);
});

it('takes over from a server that was left behind', async () => {
  const folder = newFolder();
  const pid = await leaveServerBehind(folder);
  expect(isAlive(pid)).toBe(true);
  const { url } = await start(folder);
  expect(isAlive(pid)).toBe(false);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('starts after the server itself was killed', async () => {
  const folder = newFolder();
  const pid = await leaveServerBehind(folder);
  process.kill(pid, 'SIGKILL');
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('refuses the data of a newer PostgreSQL with a sentence that says what to do', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true });
  writeFileSync(join(folder, 'postgres/cluster/PG_VERSION'), '19\n');
  await expect(start(folder)).rejects.toThrow(/written by PostgreSQL 19.*runs 18.*KOMAWARI_DATA/);
});
