import formbody from 'node:querystring';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createCodes, isClient } from './codes.ts';
import { writePage } from './writePage.ts';

/** A stand-in for a service people sign in with, on a loopback port. */
export interface SocialServer {
  url: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
}

/** A stand-in that can be told to answer wrongly, once. */
export interface OpenIdServer extends SocialServer {
  misbehaveOnce(change: (claims: JWTPayload) => JWTPayload): void;
}

interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  preferred_username: string;
}

type Query = Record<string, string>;

/**
 * Starts a small OpenID provider for development and tests: discovery, PKCE, signed ID tokens, and a page on which one is
 * whoever one likes. Never part of a production process.
 */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, formbody.parse(String(body))),
  );
  const client = { id: 'komawari', secret: 'stand-in-secret' };
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const codes = createCodes<Person>();
  let change: ((claims: JWTPayload) => JWTPayload) | null = null;
  let url = '';

  app.get('/.well-known/openid-configuration', async () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  app.get('/keys', async () => ({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: '1' }] }));
  app.get<{ Querystring: Query }>('/authorize', async ({ query }, reply) => {
    const page = writePage('Test sign-in', query, [
      { name: 'subject', label: 'Account', value: 'mina' },
      { name: 'name', label: 'Name', value: '雨宮ミナ' },
      { name: 'email', label: 'E-mail', value: 'mina@openid.example' },
      { name: 'verified', label: 'The e-mail is verified', value: '1', isCheckbox: true },
    ]);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Querystring: Query }>('/decide', async ({ query }, reply) => {
    const back = new URL(query['redirect_uri'] ?? '');
    const person = {
      sub: query['subject'] ?? '',
      name: query['name'] ?? '',
      email: query['email'] ?? '',
      email_verified: query['verified'] === '1',
      preferred_username: query['subject'] ?? '',
    };
    const grant = {
      person,
      redirectUri: back.href,
      challenge: query['code_challenge'] ?? '',
      nonce: query['nonce'] ?? null,
    };
    if (query['decision'] === 'deny') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', codes.issue(grant));
    back.searchParams.set('state', query['state'] ?? '');
    back.searchParams.set('iss', url);
    return reply.redirect(back.href, 303);
  });
  app.post<{ Body: Query }>('/token', async ({ body, headers }, reply) => {
    if (!isClient(headers.authorization, client)) return reply.code(401).send({ error: 'invalid_client' });
    const grant = codes.take(body);
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...grant.person, iss: url, aud: client.id, iat: now, exp: now + 300, nonce: grant.nonce };
    const payload = change ? change(claims) : claims;
    change = null;
    const idToken = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: '1' }).sign(privateKey);
    return { access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  });

  url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace(/\/$/, '');
  return {
    url,
    clientId: client.id,
    clientSecret: client.secret,
    misbehaveOnce: (next) => void (change = next),
    close: () => app.close(),
  };
}
