import * as client from 'openid-client';
import { createTestApp, type TestApp, type TestPerson } from '../createTestApp.ts';
import { answer, parametersOf } from './answer.ts';
import type { TestClient } from './createClient.ts';

/** An installation that listens, and a person who is signed in to it. */
export interface OpenIDScene {
  test: TestApp;
  issuer: string;
  person: TestPerson;
  /** A client of another author, as it knows this installation by discovery. */
  discover(registered: TestClient): Promise<client.Configuration>;
  close(): Promise<void>;
}

/** Addresses are part of what is signed, so the port is known before anything listens. */
const somePort = (): number => 21_000 + Math.floor(Math.random() * 10_000);

/** Opens the scene. */
export async function openScene(environment: Record<string, string> = {}): Promise<OpenIDScene> {
  const port = somePort();
  const issuer = `http://127.0.0.1:${port}`;
  const test = await createTestApp({ KOMAWARI_PUBLIC_URL: issuer, ...environment });
  await test.app.listen({ host: '127.0.0.1', port });
  const person = await test.signUpCreator('kaede');
  return {
    test,
    issuer,
    person,
    discover: ({ id, secret }) =>
      client.discovery(new URL(issuer), id, secret ?? undefined, secret === null ? client.None() : undefined, {
        execute: [client.allowInsecureRequests],
      }),
    close: () => test.close(),
  };
}

/** A request for a code, as a client builds it, with what it keeps until the answer comes. */
export async function beginCodeFlow(
  config: client.Configuration,
  registered: TestClient,
  more: Record<string, string> = {},
) {
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const state = client.randomState();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: registered.redirectUri,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
  return {
    url,
    parameters: parametersOf(url),
    checks: { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state },
  };
}

/** A person signs in to a client, and the client gets its tokens. */
export async function signInTo(
  { test, person, discover }: OpenIDScene,
  registered: TestClient,
  more: Record<string, string> = {},
  as: TestPerson = person,
) {
  const config = await discover(registered);
  const { parameters, checks } = await beginCodeFlow(config, registered, more);
  const { redirectTo, error, step } = await answer(test, as, parameters);
  if (redirectTo === null) throw new Error(`the person was not led back: ${error} ${step}`);
  const tokens = await client.authorizationCodeGrant(config, new URL(redirectTo), checks);
  return { config, tokens };
}
