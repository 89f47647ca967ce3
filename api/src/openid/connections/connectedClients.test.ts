import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUpCreator('kaede');
  other = await test.signUpCreator('mio');
  await test.services.database.query(
    'connect',
    `WITH made AS (INSERT INTO oidc_clients (id, name, type, redirect_uris, scopes, sector)
       SELECT id, id, 'NATIVE', '{}', '{openid}', id FROM unnest(ARRAY['reader-app', 'shelf-app']) id)
     INSERT INTO connected_oidc_clients (id, account_id, client_id) VALUES ('c1', $1, 'reader-app'), ('c2', $1, 'shelf-app')`,
    [person.actor.accountId],
  );
});
afterAll(() => test.close());

const listed = async (): Promise<string[]> => {
  const { data } = await test.run(
    '{ viewer { ... on RegisteredViewer { connectedOIDCClients(first: 10) { nodes { clientId } } } } }',
    {},
    person,
  );
  return data.viewer.connectedOIDCClients.nodes.map(({ clientId }: { clientId: string }) => clientId).toSorted();
};
const disconnect = (id: string, as: TestPerson) =>
  test.run('mutation D($id: ID!) { disconnectOIDCClient(id: $id) { disconnectedId } }', { id }, as);

it('a person ends the connection to an application; nobody else can, and the others stay', async () => {
  expect(await listed()).toEqual(['reader-app', 'shelf-app']);
  expect((await disconnect('c1', other)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await listed()).toEqual(['reader-app', 'shelf-app']);
  expect((await disconnect('c1', person)).data.disconnectOIDCClient.disconnectedId).toBe('c1');
  expect(await listed()).toEqual(['shelf-app']);
  expect((await disconnect('c1', person)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
});
