import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/index.ts';
import { isAlive } from '@komawari/postgres/processes';
import { startPostgres, stopPredecessor } from '@komawari/postgres';
import { templateDatabase } from './testCluster.ts';

const folderPrefix = 'komawari-test-';

type Cluster = { url: string; users: number; stop(): Promise<void> };

/** Vitest loads this file once per project; the projects of one run share the cluster through the process. */
const shared = globalThis as { komawariTestCluster?: Promise<Cluster> };

/** Vitest's global setup: a throw-away PostgreSQL with a migrated template that every test file clones. */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  shared.komawariTestCluster ??= startTestCluster();
  const cluster = await shared.komawariTestCluster;
  cluster.users++;
  project.provide('testClusterUrl', cluster.url);
  return async () => {
    cluster.users--;
    if (cluster.users > 0) return;
    delete shared.komawariTestCluster;
    await cluster.stop();
  };
}

async function startTestCluster(): Promise<Cluster> {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, durability: 'throw-away', settings: { max_connections: 200 } });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: postgres.url, users: 0, stop };
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${templateDatabase}`);
    await migrate(Object.assign(new URL(url), { pathname: `/${templateDatabase}` }).href);
    // Nobody may connect any more: a database with visitors cannot be cloned.
    await client.query(`alter database ${templateDatabase} with is_template true allow_connections false`);
  } finally {
    await client.end();
  }
}

/** Clears away what runs that were killed have left. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    await stopPredecessor(join(tmpdir(), name, 'cluster'));
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
