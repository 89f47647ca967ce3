import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createIdentityCalls } from '../../testing/identityCalls.ts';
import { answer, parametersOf } from '../../testing/openid/answer.ts';
import { createClient, type TestClient } from '../../testing/openid/createClient.ts';

let test: TestApp;
let person: TestPerson;
let other: TestPerson;
let client: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUpCreator('kaede');
  other = await test.signUpCreator('mio');
  client = await createClient(test, { responseTypes: ['id_token'] });
});
afterAll(() => test.close());

const request = () =>
  parametersOf({
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'id_token',
    scope: 'openid profile email',
    nonce: 'n',
  });
const own = async (selection: string, as = person) =>
  (await test.run(`{ viewer { ... on RegisteredViewer { ${selection} } } }`, {}, as)).data.viewer;
const subjects = async () =>
  (await createIdentityCalls(test).mailsTo('kaede@example.com')).map(({ subject }) => subject);

it('who lets an application in sees what it may and what it did, and hears of a new one by mail, once', async () => {
  await answer(test, person, request(), { scopes: ['openid', 'profile'] });
  await answer(test, person, request(), { scopes: ['openid', 'profile', 'email'] });
  await answer(test, person, request(), { answer: 'REFUSE' });
  const { connectedOIDCClients, oidcClientDeeds } = await own(
    'connectedOIDCClients { nodes { scopes lastUsedAt client { id name } } } oidcClientDeeds { nodes { kind clientName detail } }',
  );
  expect(connectedOIDCClients.nodes).toEqual([
    {
      scopes: expect.arrayContaining(['openid', 'profile', 'email']),
      lastUsedAt: expect.any(String),
      client: { id: client.id, name: expect.stringMatching(/^Client/) },
    },
  ]);
  expect(oidcClientDeeds.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(['REFUSED', 'CHANGED', 'CONNECTED']);
  expect((await subjects()).filter((subject) => subject === 'An application signs you in with Komawari')).toHaveLength(
    1,
  );
  expect(await own('connectedOIDCClients { nodes { id } } oidcClientDeeds { nodes { id } }', other)).toEqual({
    connectedOIDCClients: { nodes: [] },
    oidcClientDeeds: { nodes: [] },
  });
});

it('the list of what happened comes page by page, none twice', async () => {
  const first = (await own('oidcClientDeeds(first: 2) { nodes { id } pageInfo { hasNextPage endCursor } }'))
    .oidcClientDeeds;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = (await own(`oidcClientDeeds(first: 2, after: "${first.pageInfo.endCursor}") { nodes { id } }`))
    .oidcClientDeeds;
  const ids = [...first.nodes, ...rest.nodes].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
});
