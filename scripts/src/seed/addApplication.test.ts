import { createHash } from 'node:crypto';
import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApplication } from './addApplication.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addApplication(test.services);
  // The demo is seeded again where it was interrupted.
  await addApplication(test.services);
});
afterAll(() => test.close());

const ask = async (changed: Record<string, string>) => {
  const parameters = {
    client_id: 'demo-app',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: 'http://127.0.0.1:51234/callback',
    state: 'a state',
    code_challenge: createHash('sha256').update('a verifier').digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  const { data } = await test.run(
    'query V($input: OIDCAuthenticationRequestInput!) { validateOIDCAuthenticationRequestParameters(input: $input) { error step client { name } redirectHost } }',
    { input: { parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })) } },
  );
  return data.validateOIDCAuthenticationRequestParameters;
};

it('the demo’s application asks people to sign in from any port of their own machine, and from nowhere else', async () => {
  expect(await ask({})).toMatchObject({ error: null, client: { name: 'Demo application' } });
  expect(await ask({ redirect_uri: 'http://127.0.0.1:8080/callback' })).toMatchObject({ error: null });
  for (const redirect_uri of ['http://127.0.0.1:8080/other', 'https://elsewhere.example/callback'])
    expect((await ask({ redirect_uri })).error).not.toBeNull();
});

it('people come back to the demo’s application after signing out, on any port', async () => {
  const [row] = await test.services.database.query<{ addresses: string[] }>(
    'addressesOfDemo',
    `SELECT post_logout_redirect_uris AS addresses FROM oidc_clients WHERE id = 'demo-app'`,
  );
  expect(row?.addresses).toEqual(['http://127.0.0.1/']);
});
