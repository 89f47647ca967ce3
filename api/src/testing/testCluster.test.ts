import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testCluster.ts';

it('gives each test file a database that the others do not see', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const inOne = new Client({ connectionString: one.url });
  const inOther = new Client({ connectionString: other.url });
  await Promise.all([inOne.connect(), inOther.connect()]);
  await inOne.query('create table mark (id int)');
  await expect(inOther.query('select * from mark')).rejects.toThrow('does not exist');
  await Promise.all([inOne.end(), inOther.end()]);
  await one.drop();
  await expect(new Client({ connectionString: one.url }).connect()).rejects.toThrow('does not exist');
});
