import { createHash, randomBytes } from 'node:crypto';
import type { TestApp, TestPerson } from '../createTestApp.ts';

/** A client of a test, with its secret where it has one. */
export interface TestClient {
  id: string;
  secret: string | null;
  redirectUri: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

let count = 0;

/** Registers an approved client; a web site with a secret that takes codes unless the test says otherwise. */
export async function createClient(
  test: Pick<TestApp, 'services'>,
  given: {
    type?: 'WEB_CONFIDENTIAL' | 'WEB_PUBLIC' | 'NATIVE';
    redirectUris?: readonly string[];
    responseTypes?: readonly string[];
    scopes?: readonly string[];
    state?: 'DRAFT' | 'APPROVED' | 'BLOCKED';
    owner?: TestPerson | null;
    idTokenAlgorithm?: 'RS256' | 'ES256';
    subjectType?: 'pairwise' | 'public';
    sector?: string;
    postLogoutRedirectUris?: readonly string[];
    backchannelLogoutUri?: string | null;
    jwks?: object | null;
  } = {},
): Promise<TestClient> {
  count += 1;
  const id = `client-${count}-${randomBytes(4).toString('hex')}`;
  const type = given.type ?? 'WEB_CONFIDENTIAL';
  const secret = type === 'WEB_CONFIDENTIAL' && !given.jwks ? randomBytes(32).toString('base64url') : null;
  const redirectUris = given.redirectUris ?? ['https://client.example/callback'];
  await test.services.database.query(
    'createClient',
    `INSERT INTO oidc_clients (id, owner_id, name, type, redirect_uris, post_logout_redirect_uris, backchannel_logout_uri,
       secret_hashes, jwks, scopes, response_types, id_token_algorithm, subject_type, sector, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      given.owner?.actor.accountId ?? null,
      `Client ${count}`,
      type,
      redirectUris,
      given.postLogoutRedirectUris ?? [],
      given.backchannelLogoutUri ?? null,
      secret === null ? [] : [hashOf(secret)],
      given.jwks ? JSON.stringify(given.jwks) : null,
      given.scopes ?? ['openid', 'profile', 'email', 'read_works', 'write_works', 'upload_images', 'publish'],
      given.responseTypes ?? ['code'],
      given.idTokenAlgorithm ?? 'RS256',
      given.subjectType ?? 'pairwise',
      given.sector ?? id,
      given.state ?? 'APPROVED',
    ],
  );
  return { id, secret, redirectUri: redirectUris[0] ?? '' };
}
