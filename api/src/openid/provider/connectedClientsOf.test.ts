import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../database/index.ts';
import { createContext } from '../../graphql/context.ts';
import { GUEST, TOKEN_SCOPES, type TokenScope } from '../../kernel/actor.ts';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';
import { openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';
import { listConnectedClientsOf } from './connectedClientsOf.ts';

const ASK = `query Q($token: String, $screenName: String!) {
  connectedOIDCClientsByUserScreenName(token: $token, screenName: $screenName) { nodes { id clientId scopes } }
}`;

let scene: OpenIDScene;
let other: TestPerson;
/** Two applications of one person, the later one first; the first has this access token. */
let clients: TestClient[];
let accessToken: string;
let name: string;
beforeAll(async () => {
  scene = await openScene();
  other = await scene.test.signUpCreator('mio');
  name = scene.person.screenName;
  clients = [await createClient(scene.test), await createClient(scene.test)];
  accessToken = await letIn(clients[0], 'openid read_works');
  await letIn(clients[1], 'openid');
});
afterAll(() => scene.close());

async function letIn(client: TestClient | undefined, scope: string): Promise<string> {
  if (!client) throw new Error('no client');
  return (await signInTo(scene, client, { scope })).tokens.access_token;
}

async function personalToken(scopes: readonly TokenScope[], as: TestPerson = scene.person): Promise<string> {
  const document = `mutation T($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }`;
  const { data } = await scene.test.run(document, { input: { name: 'x', scopes, expiresInDays: 30 } }, as);
  return data.createPersonalToken.secret;
}

/** The ids of the clients that are told, or the code of the refusal. */
async function ask(token: string | null, screenName = name, as?: TestPerson | { token: string }) {
  const { data, errors } = await scene.test.run(ASK, { token, screenName }, as);
  if (errors[0]) return errors[0].extensions['code'];
  return data.connectedOIDCClientsByUserScreenName.nodes.map(({ clientId }: { clientId: string }) => clientId);
}
const both = () => [clients[1]?.id, clients[0]?.id];

describe('the applications of an account, by its screen name', () => {
  it('are told to the person in a browser, in any case of the name, and to a personal token of theirs', async () => {
    expect(await ask(null, name, scene.person)).toEqual(both());
    expect(await ask(null, name.toUpperCase(), scene.person)).toEqual(both());
    expect(await ask(await personalToken(['READ_WORKS']))).toEqual(both());
    expect(await ask(null, other.screenName, other)).toEqual([]);
  });

  it('an application is told of itself alone', async () => {
    expect(await ask(accessToken)).toEqual([clients[0]?.id]);
  });

  it('nothing exists for a guest, another account, another name, nobody’s name, or what is no token', async () => {
    const foreign = await personalToken(['READ_WORKS'], other);
    for (const [token, screenName, as] of [
      [null, name],
      [null, name, other],
      [null, 'nobody-is-called-this', scene.person],
      [foreign, name],
      [accessToken, other.screenName],
      [accessToken, 'nobody-is-called-this'],
      ['', name, scene.person],
      ['x', name, scene.person],
      ['komawari_pat_' + 'a'.repeat(43), name, scene.person],
      ['a'.repeat(43), name, scene.person],
      [`${accessToken}, Bearer ${accessToken}`, name],
    ] as const)
      expect([token, screenName, await ask(token, screenName, as)]).toEqual([token, screenName, 'NOT_FOUND']);
  });

  it('a token has to be allowed to read works, whichever way it comes', async () => {
    const writing = await personalToken(TOKEN_SCOPES.filter((scope) => scope !== 'READ_WORKS'));
    const nothing = await letIn(await createClient(scene.test), 'openid profile');
    for (const token of [writing, nothing]) {
      expect(await ask(token)).toBe('FORBIDDEN');
      expect(await ask(token, 'nobody-is-called-this')).toBe('FORBIDDEN');
      expect(await ask(null, name, { token })).toBe('FORBIDDEN');
    }
  });

  it('a token is heard in the header as it is beside the name', async () => {
    expect(await ask(null, name, { token: accessToken })).toEqual([clients[0]?.id]);
    expect(await ask(null, other.screenName, { token: accessToken })).toBe('NOT_FOUND');
  });

  it('a token that was revoked, and one of a connection that ended, open nothing any more', async () => {
    const { database } = scene.test.services;
    const revoked = await personalToken(['READ_WORKS']);
    const ended = await letIn(await createClient(scene.test), 'openid read_works');
    await database.query('revoke', 'UPDATE personal_tokens SET revoked_at = now() WHERE account_id = $1', [
      scene.person.actor.accountId,
    ]);
    const { data } = await scene.test.run(ASK, { screenName: name }, scene.person);
    const [latest] = data.connectedOIDCClientsByUserScreenName.nodes as { id: string }[];
    const END = 'mutation D($id: ID!) { disconnectOIDCClient(id: $id) { disconnectedId } }';
    await scene.test.run(END, { id: latest?.id }, scene.person);
    for (const token of [revoked, ended]) expect(await ask(token)).toBe('NOT_FOUND');
  });

  it('what is wrong cannot be told from the statements it costs', async () => {
    const statementsFor = async (token: string, screenName: string) => {
      const reader = countStatements(scene.test.services.database);
      const services = { ...scene.test.services, database: reader as never };
      const context = createContext({ services, actor: GUEST, reader });
      const asked = { token, screenName, first: null, after: null };
      await expect(listConnectedClientsOf(context, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      return reader.statements;
    };
    const dead = await statementsFor('a'.repeat(43), name);
    expect(await statementsFor('a'.repeat(43), 'nobody-is-called-this')).toEqual(dead);
    expect(dead).toContain('findUserByScreenName');
    const alive = await statementsFor(accessToken, other.screenName);
    expect(await statementsFor(accessToken, 'nobody-is-called-this')).toEqual(alive);
  });

  it('whoever asks too often from one address has to wait', async () => {
    await scene.test.services.database.query(
      'fill',
      `INSERT INTO throttles (key, count, window_ends_at) VALUES ('openidFrom:127.0.0.1', 1200, now() + interval '1 minute')
       ON CONFLICT (key) DO UPDATE SET count = 1200, window_ends_at = excluded.window_ends_at`,
    );
    expect(await ask('a'.repeat(43))).toBe('RATE_LIMITED');
    await scene.test.services.database.query('forget', 'DELETE FROM throttles');
  });
});
