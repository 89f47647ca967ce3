import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Answer, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { answer, parametersOf } from '../../testing/openid/answer.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';

// A process is killed at each write of a sign-in: PostgreSQL holds the write until the process is dead. What was committed
// before it stays, and the write itself is either taken back or kept without anybody who could answer.

const PEOPLE = 3;
/** One for each test. */
const KILLS = 5;
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

interface ServingProcess {
  child: ChildProcess;
  address: string;
}

/** A write of a sign-in, as a trigger names it. */
type Write = { table: string; on: 'INSERT' | 'UPDATE'; when: string };

const WRITES = {
  connection: { table: 'connected_oidc_clients', on: 'INSERT', when: 'true' },
  code: { table: 'oidc_artifacts', on: 'INSERT', when: `NEW.model = 'AuthorizationCode'` },
  usedCode: { table: 'oidc_artifacts', on: 'UPDATE', when: 'OLD.consumed_at IS NULL AND NEW.consumed_at IS NOT NULL' },
  accessToken: { table: 'oidc_artifacts', on: 'INSERT', when: `NEW.model = 'AccessToken'` },
} satisfies Record<string, Write>;

let test: TestApp;
/** The process that lives, and those that are killed. */
let survivor: ServingProcess;
let victims: ServingProcess[];
let client: TestClient;
let count = 0;

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);

async function startProcess(): Promise<ServingProcess> {
  const entry = fileURLToPath(new URL('../../testing/openid/serveOpenID.ts', import.meta.url));
  const child = fork(entry, [JSON.stringify(test.services.config)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { child, address };
}

beforeAll(async () => {
  test = await createTestApp({ KOMAWARI_PUBLIC_URL: 'http://127.0.0.1:3999' });
  [survivor, ...victims] = await Promise.all([startProcess(), ...Array.from({ length: KILLS }, startProcess)]);
  client = await createClient(test);
  await sql(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'`);
  // Six processes start beside one another.
}, 120_000);
afterAll(async () => {
  for (const { child } of [survivor, ...victims]) child.disconnect();
  await test.close();
});

/** The browsers of people at one process. Throws when it dies before it has answered. */
const browsersAt = ({ address }: ServingProcess): Pick<TestApp, 'run'> => ({
  async run(query, variables, as) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${as?.token}` };
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
    const { data, errors = [] } = (await response.json()) as Answer;
    return { status: response.status, data, errors };
  },
});

/** A person allows the client what it asks for; the code it gets. */
async function allow(at: ServingProcess, person: TestPerson): Promise<string> {
  const parameters = parametersOf({
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  const { redirectTo } = await answer(browsersAt(at), person, parameters);
  return new URL(redirectTo).searchParams.get('code') ?? '';
}

/** Whether the client was given tokens for a code. */
async function exchange({ address }: ServingProcess, code: string): Promise<boolean> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirectUri,
    code_verifier: VERIFIER,
  });
  const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
  const response = await fetch(`${address}/oauth2/token`, { method: 'POST', headers: { authorization }, body });
  const given = (await response.json()) as { access_token?: string };
  return given.access_token !== undefined;
}

const waiting = () =>
  sql<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
  );

/**
 * Kills a process once all of its calls wait at a write, which is then taken back or kept. Answers how many of
 * them were answered nevertheless.
 */
async function killAt(
  { table, on, when }: Write,
  call: (at: ServingProcess) => Promise<unknown>[],
  { isKept }: { isKept: boolean },
): Promise<number> {
  const victim = victims.shift()!;
  await sql(`CREATE TRIGGER wait_for_test BEFORE ${on} ON ${table} FOR EACH ROW WHEN (${when})
    EXECUTE FUNCTION wait_for_test()`);
  const calls = await test.services.database.transact(
    async (tx) => {
      await tx.query('hold', 'SELECT pg_advisory_xact_lock(1)');
      const made = Promise.allSettled(call(victim));
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(PEOPLE);
      const exit = once(victim.child, 'exit');
      victim.child.kill('SIGKILL');
      await exit;
      if (!isKept) for (const { pid } of await waiting()) await sql('SELECT pg_terminate_backend($1, 10000)', [pid]);
      return made;
    },
    { isChange: false },
  );
  // Waits until whoever still writes is done.
  await sql(`DROP TRIGGER wait_for_test ON ${table}`);
  return calls.filter(({ status }) => status === 'fulfilled').length;
}

async function signUpPeople(): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  while (people.length < PEOPLE) people.push(await test.signUpCreator(`person${(count += 1)}`));
  return people;
}

const allowAll = (at: ServingProcess, people: readonly TestPerson[]) => people.map((person) => allow(at, person));
const exchangeAll = (at: ServingProcess, codes: readonly string[]) => codes.map((code) => exchange(at, code));

/** A code that was used came to one token, and one that was not to none. */
async function expectWholeExchanges(): Promise<void> {
  const wrong = await sql(
    `SELECT g.id_hash FROM oidc_grants g
       JOIN oidc_artifacts c ON c.grant_hash = g.id_hash AND c.model = 'AuthorizationCode'
     WHERE (c.consumed_at IS NOT NULL)::int <>
       (SELECT count(*) FROM oidc_artifacts t WHERE t.grant_hash = g.id_hash AND t.model = 'AccessToken')`,
  );
  expect(wrong).toEqual([]);
}

const NONE = Array.from({ length: PEOPLE }, () => false);
const ALL = Array.from({ length: PEOPLE }, () => true);

it.each(['connection', 'code'] as const)(
  'people whose consent died with the process at its %s allow again, and the client gets tokens once',
  async (write) => {
    const people = await signUpPeople();
    expect(await killAt(WRITES[write], (at) => allowAll(at, people), { isKept: false })).toBe(0);
    const codes = await Promise.all(allowAll(survivor, people));
    expect(await Promise.all(exchangeAll(survivor, codes))).toEqual(ALL);
    expect(await Promise.all(exchangeAll(survivor, codes))).toEqual(NONE);
    const connected = await sql('SELECT account_id AS id FROM connected_oidc_clients WHERE account_id = ANY($1)', [
      people.map(({ actor }) => actor.accountId),
    ]);
    expect(connected).toHaveLength(PEOPLE);
  },
);

it.each(['usedCode', 'accessToken'] as const)(
  'codes whose exchange died with the process at its %s are as good as before, and once',
  async (write) => {
    const codes = await Promise.all(allowAll(survivor, await signUpPeople()));
    expect(await killAt(WRITES[write], (at) => exchangeAll(at, codes), { isKept: false })).toBe(0);
    await expectWholeExchanges();
    expect(await Promise.all(exchangeAll(survivor, codes))).toEqual(ALL);
    await expectWholeExchanges();
  },
);

it('codes whose exchange was written before the process died, unheard, give no second token', async () => {
  const codes = await Promise.all(allowAll(survivor, await signUpPeople()));
  expect(await killAt(WRITES.accessToken, (at) => exchangeAll(at, codes), { isKept: true })).toBe(0);
  await expectWholeExchanges();
  expect(await Promise.all(exchangeAll(survivor, codes))).toEqual(NONE);
});
