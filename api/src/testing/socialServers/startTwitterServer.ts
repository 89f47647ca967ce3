import { randomBytes } from 'node:crypto';
import formbody from 'node:querystring';
import Fastify from 'fastify';
import { createCodes, isClient } from './codes.ts';
import type { SocialServer } from './startOpenIdServer.ts';
import { writePage } from './writePage.ts';

interface Person {
  id: string;
  username: string;
  name: string;
  description: string;
}

type Query = Record<string, string>;

/**
 * Starts a stand-in for X: OAuth 2.0 with PKCE at the paths of X's API, and the profile behind a bearer token. For
 * development and tests; never part of a production process.
 */
export async function startTwitterServer(): Promise<SocialServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, formbody.parse(String(body))),
  );
  const client = { id: 'komawari-x', secret: 'stand-in-secret' };
  const codes = createCodes<Person>();
  const tokens = new Map<string, Person>();

  app.get<{ Querystring: Query }>('/i/oauth2/authorize', async ({ query }, reply) => {
    const page = writePage('Test sign-in in place of X', query, [
      { name: 'username', label: 'Name at X', value: 'mina_draws' },
      { name: 'name', label: 'Display name', value: 'ミナ' },
      { name: 'description', label: 'Biography', value: '空と魔女の漫画を描いています。' },
    ]);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Querystring: Query }>('/i/oauth2/decide', async ({ query }, reply) => {
    const back = new URL(query['redirect_uri'] ?? '');
    const { username = '', name = '', description = '' } = query;
    // One name, one person: the id is made from it.
    const person = { id: `x-${username.toLowerCase()}`, username, name, description };
    const grant = { person, redirectUri: back.href, challenge: query['code_challenge'] ?? '', nonce: null };
    if (query['decision'] === 'deny') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', codes.issue(grant));
    back.searchParams.set('state', query['state'] ?? '');
    return reply.redirect(back.href, 303);
  });
  app.post<{ Body: Query }>('/2/oauth2/token', async ({ body, headers }, reply) => {
    if (!isClient(headers.authorization, client)) return reply.code(401).send({ error: 'unauthorized_client' });
    const grant = codes.take(body);
    if (!grant) return reply.code(400).send({ error: 'invalid_request' });
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    return { token_type: 'bearer', expires_in: 7200, access_token: token, scope: 'users.read tweet.read' };
  });
  app.get('/2/users/me', async ({ headers }, reply) => {
    const person = tokens.get(headers.authorization?.replace(/^Bearer /i, '') ?? '');
    return person ? { data: person } : reply.code(401).send({ title: 'Unauthorized' });
  });

  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace(/\/$/, '');
  return { url, clientId: client.id, clientSecret: client.secret, close: () => app.close() };
}
