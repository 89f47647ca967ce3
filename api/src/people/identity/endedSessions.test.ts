import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { addressOf, createIdentityCalls, TEST_PASSWORD, type IdentityCalls } from '../../testing/identityCalls.ts';
import { createEndedSessions } from './endedSessions.ts';
import { endSessionsOf } from './store/endedSessions.ts';

let test: TestApp;
let calls: IdentityCalls;

beforeAll(async () => {
  test = await createTestApp();
  calls = createIdentityCalls(test);
});
afterAll(() => test.close());

/** "Within a second" of the answer. */
const deadWithinASecond = (token: string): Promise<void> =>
  vi.waitFor(async () => expect(await calls.isTaken(token)).toBe(false), { timeout: 10_000, interval: 20 });

describe('identity tokens of ended sessions', () => {
  it('are dead within a second of signing out, though they live 300 s by themselves (R9-029)', async () => {
    const email = addressOf(await test.signUpCreator('leaves'));
    const here = await calls.signIn(email);
    const there = await calls.signIn(email);
    expect(await calls.isTaken(here.token)).toBe(true);
    await calls.post('sign_out', {}, { cookie: here.cookie });
    await deadWithinASecond(here.token);
    expect(await calls.isTaken(there.token)).toBe(true);
  });

  it('are dead within a second of a new password, except where it was changed', async () => {
    const email = addressOf(await test.signUpCreator('changes'));
    const here = await calls.signIn(email);
    const there = await calls.signIn(email);
    const body = { currentPassword: TEST_PASSWORD, password: 'a new quiet harbour' };
    expect((await calls.post('change_password', body, { cookie: here.cookie })).statusCode).toBe(204);
    await deadWithinASecond(there.token);
    expect(await calls.isTaken(here.token)).toBe(true);
    expect((await calls.post('refresh', {}, { cookie: there.cookie })).statusCode).toBe(401);
    expect((await calls.post('refresh', {}, { cookie: here.cookie })).statusCode).toBe(200);
  });

  it('are dead within a second of signing out everywhere, in every process', async () => {
    const person = await test.signUpCreator('everywhere');
    const tokens = [person.token, (await calls.signIn(addressOf(person))).token];
    const otherProcess = createEndedSessions(test.services.database, test.services.config.database.url);
    const { sessionId = '' } = person.actor;
    expect(await otherProcess.has(sessionId)).toBe(false);
    await test.services.database.transact((tx) => endSessionsOf(tx, person.actor.accountId, null));
    for (const token of tokens) await deadWithinASecond(token);
    await vi.waitFor(async () => expect(await otherProcess.has(sessionId)).toBe(true), { timeout: 10_000 });
    await otherProcess.close();
  });

  it('are dead when the account is deleted outright', async () => {
    const person = await test.visit();
    expect(await calls.isTaken(person.token)).toBe(true);
    await test.services.database.query('deleteAccount', 'DELETE FROM accounts WHERE id = $1', [person.actor.accountId]);
    await deadWithinASecond(person.token);
  });

  it('are dead in a process that starts after the end', async () => {
    const person = await test.visit();
    await test.services.database.transact((tx) => endSessionsOf(tx, person.actor.accountId, null));
    const late = createEndedSessions(test.services.database, test.services.config.database.url);
    expect(await late.has(person.actor.sessionId ?? '')).toBe(true);
    await late.close();
  });

  it('are looked up in the database while no announcement can come', async () => {
    const person = await test.visit();
    const cutOff = createEndedSessions(test.services.database, 'postgres://nobody@127.0.0.1:1/nothing');
    const { sessionId = '' } = person.actor;
    expect(await cutOff.has(sessionId)).toBe(false);
    await test.services.database.transact((tx) => endSessionsOf(tx, person.actor.accountId, null));
    expect(await cutOff.has(sessionId)).toBe(true);
    await cutOff.close();
  });

  it('stay dead when the connection of the announcements breaks', async () => {
    const email = addressOf(await test.signUpCreator('broken_line'));
    const { token, cookie } = await calls.signIn(email);
    expect(await calls.isTaken(token)).toBe(true);
    await test.services.database.query(
      'cutListeners',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'komawari-sessions' AND datname = current_database()`,
    );
    await calls.post('sign_out', {}, { cookie });
    await deadWithinASecond(token);
  });
});
