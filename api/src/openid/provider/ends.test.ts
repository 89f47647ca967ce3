import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { createBrowser } from '../../testing/createBrowser.ts';
import { TEST_PASSWORD } from '../../testing/identityCalls.ts';
import { createClient } from '../../testing/openid/createClient.ts';
import { openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';

let scene: OpenIDScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

let count = 0;
const newPerson = (): Promise<TestPerson> => scene.test.signUpCreator(`person${(count += 1)}`);
const sql = (text: string, values: readonly unknown[]) => scene.test.services.database.query('change', text, values);

/** Whether an access token and a refresh token still open something, at every door there is. */
async function doors(
  config: client.Configuration,
  tokens: client.TokenEndpointResponse,
): Promise<Record<string, boolean>> {
  const api = await scene.test.run('{ viewer { kind } }', {}, { token: tokens.access_token });
  const opens = (work: Promise<unknown>) => work.then(() => true).catch(() => false);
  const told = async (token: string) => (await client.tokenIntrospection(config, token)).active;
  return {
    api: api.status === 200,
    userinfo: await opens(client.fetchUserInfo(config, tokens.access_token, client.skipSubjectCheck)),
    introspectionOfAccess: await told(tokens.access_token),
    introspectionOfRefresh: await told(tokens.refresh_token ?? ''),
    // The last: a refresh that works changes the rest.
    refresh: await opens(client.refreshTokenGrant(config, tokens.refresh_token ?? '')),
  };
}

/** The person's own browser, in which what is asked for has to happen. */
async function browserOf({ screenName }: TestPerson) {
  const browser = createBrowser(scene.test);
  await browser.signIn(screenName);
  return async (name: string, payload?: object) => expect((await browser.call(name, payload)).status).toBe(204);
}

const all = (value: boolean) => ({
  api: value,
  userinfo: value,
  introspectionOfAccess: value,
  introspectionOfRefresh: value,
  refresh: value,
});

const OFFLINE = { scope: 'openid profile email read_works offline_access', prompt: 'consent' };

describe('what a client was given is over at once', () => {
  it.each<[string, (person: TestPerson, clientId: string) => Promise<unknown>]>([
    [
      'when the person ends the connection',
      async (person, clientId) => {
        const [row] = await sql('SELECT id FROM connected_oidc_clients WHERE client_id = $1', [clientId]);
        const { id } = row as { id: string };
        await scene.test.run(
          'mutation D($id: ID!) { disconnectOIDCClient(id: $id) { disconnectedId } }',
          { id },
          person,
        );
      },
    ],
    ['when the person signs out everywhere', async (person) => (await browserOf(person))('sessions/end_all')],
    [
      'when a new password signs out everywhere else',
      async (person) =>
        (await browserOf(person))('change_password', {
          currentPassword: TEST_PASSWORD,
          password: 'another horse battery',
        }),
    ],
    [
      'when the person asks for their account to be deleted, and days before it is',
      async (person) => {
        const leaving = 'mutation D($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt } }';
        const { data } = await scene.test.run(leaving, { input: { screenName: person.screenName } }, person);
        expect(new Date(data.deleteAccount.deletesAt).getTime()).toBeGreaterThan(Date.now());
      },
    ],
    [
      'when an operator blocks the account',
      ({ actor }) => sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [actor.accountId]),
    ],
    ['when the account is deleted', ({ actor }) => sql('DELETE FROM accounts WHERE id = $1', [actor.accountId])],
    [
      'when an operator blocks the client',
      (_person, clientId) => sql("UPDATE oidc_clients SET state = 'BLOCKED' WHERE id = $1", [clientId]),
    ],
    ['when the client is deleted', (_person, clientId) => sql('DELETE FROM oidc_clients WHERE id = $1', [clientId])],
  ])('%s', async (_when, end) => {
    const [person, registered] = [await newPerson(), await createClient(scene.test)];
    const { config, tokens } = await signInTo(scene, registered, OFFLINE, person);
    const other = await createClient(scene.test);
    const untouched = await signInTo(scene, other, OFFLINE);
    await end(person, registered.id);
    const left = await doors(config, tokens).catch(() => all(false));
    expect(left).toEqual(all(false));
    expect(await doors(untouched.config, untouched.tokens)).toEqual(all(true));
  });

  it('with the session, unless the client asked to go on without the person', async () => {
    const [person, registered] = [await newPerson(), await createClient(scene.test)];
    const bound = await signInTo(scene, registered, { scope: 'openid read_works' }, person);
    const offline = await signInTo(scene, registered, OFFLINE, person);
    await sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [person.actor.sessionId]);
    expect(await doors(bound.config, bound.tokens)).toEqual(all(false));
    expect(await doors(offline.config, offline.tokens)).toEqual(all(true));
  });

  it('when the client gives its refresh token back', async () => {
    const registered = await createClient(scene.test);
    const { config, tokens } = await signInTo(scene, registered, OFFLINE, await newPerson());
    await client.tokenRevocation(config, tokens.refresh_token ?? '');
    expect(await doors(config, tokens)).toEqual(all(false));
  });
});

it('a code that was on its way when the person ended the connection gives no token', async () => {
  const registered = await createClient(scene.test);
  const { tokens, config } = await signInTo(scene, registered, OFFLINE, await newPerson());
  const [row] = await sql(
    'SELECT payload FROM oidc_grants g JOIN connected_oidc_clients c ON c.id = g.connection_id WHERE c.client_id = $1',
    [registered.id],
  );
  expect(row).toBeDefined();
  await sql('DELETE FROM connected_oidc_clients WHERE client_id = $1', [registered.id]);
  await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  // What races with the end is refused by the database: the grant it belongs to is gone.
  const late = `INSERT INTO oidc_artifacts (model, id_hash, grant_hash, payload, expires_at)
    VALUES ('AccessToken', 'x', 'gone', '{}', now() + interval '1 hour')`;
  await expect(sql(late, [])).rejects.toMatchObject({ code: '23503' });
});

it('a stolen database has nothing that opens anything', async () => {
  const registered = await createClient(scene.test);
  const { tokens } = await signInTo(scene, registered, OFFLINE, await newPerson());
  const tables = [
    'oidc_clients',
    'oidc_grants',
    'oidc_artifacts',
    'oidc_logins',
    'connected_oidc_clients',
    'oidc_keys',
  ];
  const texts = await Promise.all(
    tables.map((table) => sql(`SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM ${table} t`, [])),
  );
  const stolen = JSON.stringify(texts);
  expect(stolen).toContain(registered.id);
  for (const secret of [tokens.access_token, tokens.refresh_token, registered.secret])
    expect(stolen).not.toContain(secret);
  expect(stolen).not.toMatch(/\\?"d\\?":/);
});
