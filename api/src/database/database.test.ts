import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';

const app = await createTestApp();
afterAll(() => app.close());

test('two functions may ask the same of one connection', async () => {
  const sql = 'SELECT id, title FROM tags WHERE id = ANY($1)';
  await app.services.database.snapshot(async (reader) => {
    expect(await reader.query('listTagPaths', sql, [[]])).toEqual([]);
    expect(await reader.query('findTags', sql, [[]])).toEqual([]);
  });
});
