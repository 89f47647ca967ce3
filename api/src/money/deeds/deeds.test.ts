import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { findFreeze, listDeeds, setFreeze } from './index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('withdrawals are frozen until they are let go, and both stay written down', async () => {
  const { database } = test.services;
  const step = { subjectId: 'u1', reason: 'the card of a thief', doneBy: 'hana' };
  expect(await findFreeze(database, 'u1')).toBeNull();
  expect(await setFreeze(test.services, false, step)).toBe(false);
  const answers = await Promise.all([setFreeze(test.services, true, step), setFreeze(test.services, true, step)]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await findFreeze(database, 'u1')).toEqual({ reason: 'the card of a thief', frozenAt: expect.any(Date) });
  expect(await findFreeze(database, 'u2')).toBeNull();
  expect(await setFreeze(test.services, false, { ...step, reason: 'it was a mistake' })).toBe(true);
  expect(await findFreeze(database, 'u1')).toBeNull();
  expect(await listDeeds(database, ['u1', 'u2'])).toEqual([
    { deed: 'FREEZE', ...step, doneAt: expect.any(Date) },
    { deed: 'UNFREEZE', ...step, reason: 'it was a mistake', doneAt: expect.any(Date) },
  ]);
});

it('what an operator did is never changed or deleted', async () => {
  for (const statement of [`UPDATE operator_deeds SET reason = ''`, 'DELETE FROM operator_deeds'])
    await expect(test.services.database.query('q', statement)).rejects.toThrow('is refused');
});
