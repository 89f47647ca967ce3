import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the cluster of this test run; see testClusterSetup.ts. */
    testClusterUrl: string;
  }
}

export const templateDatabase = 'komawari_template';

export type TestDatabase = {
  /** Connects as the owner. */
  url: string;
  /** Removes the database, connections included. Optional: the whole cluster is thrown away after the run. */
  drop(): Promise<void>;
};

async function runOnCluster(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('testClusterUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database of its own for a test file, cloned from the run's template in some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnCluster(`create database ${name} template ${templateDatabase}`);
  return {
    url: Object.assign(new URL(inject('testClusterUrl')), { pathname: `/${name}` }).href,
    drop: () => runOnCluster(`drop database if exists ${name} with (force)`),
  };
}
