import { randomBytes } from 'node:crypto';
import formbody from 'node:querystring';
import Fastify from 'fastify';
import { createCodes, isClient } from './codes.ts';
import type { SocialServer } from './startOpenIdServer.ts';
import { addPosts } from './twitterPosts.ts';
import { writePage } from './writePage.ts';

interface Person {
  id: string;
  username: string;
  name: string;
  description: string;
  /** Seconds their tokens last. */
  lasts: number;
  /** What they agreed to. */
  scope: string;
}

/** Tokens that are shown at calls, and those that are exchanged for the next two. */
function createTokens() {
  const tokens = new Map<string, Person>();
  const renewals = new Map<string, Person>();
  function give(person: Person) {
    const token = randomBytes(16).toString('hex');
    tokens.set(token, person);
    const answer = { token_type: 'bearer', expires_in: person.lasts, access_token: token, scope: person.scope };
    if (!person.scope.split(' ').includes('offline.access')) return answer;
    const renewal = randomBytes(16).toString('hex');
    renewals.set(renewal, person);
    return { ...answer, refresh_token: renewal };
  }
  return { tokens, renewals, give };
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
  const { tokens, renewals, give } = createTokens();

  app.get<{ Querystring: Query }>('/i/oauth2/authorize', async ({ query }, reply) => {
    const page = writePage('Test sign-in in place of X', query, [
      { name: 'username', label: 'Name at X', value: 'mina_draws' },
      { name: 'name', label: 'Display name', value: 'ミナ' },
      { name: 'description', label: 'Biography', value: '空と魔女の漫画を描いています。' },
      { name: 'lasts', label: 'Seconds a token lasts', value: '7200' },
    ]);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Querystring: Query }>('/i/oauth2/decide', async ({ query }, reply) => {
    const back = new URL(query['redirect_uri'] ?? '');
    const { username = '', name = '', description = '', lasts = '7200', scope = '' } = query;
    // One name, one person: the id is made from it.
    const person = { id: `x-${username.toLowerCase()}`, username, name, description, lasts: Number(lasts), scope };
    const grant = { person, redirectUri: back.href, challenge: query['code_challenge'] ?? '', nonce: null };
    if (query['decision'] === 'deny') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', codes.issue(grant));
    back.searchParams.set('state', query['state'] ?? '');
    return reply.redirect(back.href, 303);
  });
  app.post<{ Body: Query }>('/2/oauth2/token', async ({ body, headers }, reply) => {
    if (!isClient(headers.authorization, client)) return reply.code(401).send({ error: 'unauthorized_client' });
    const renewed = renewals.get(body['refresh_token'] ?? '');
    // Each is taken once, as X does it.
    renewals.delete(body['refresh_token'] ?? '');
    const person = body['grant_type'] === 'refresh_token' ? renewed : codes.take(body)?.person;
    return person ? give(person) : reply.code(400).send({ error: 'invalid_request' });
  });
  app.post<{ Body: Query }>('/2/oauth2/revoke', async ({ body, headers }, reply) => {
    if (!isClient(headers.authorization, client)) return reply.code(401).send({ error: 'unauthorized_client' });
    tokens.delete(body['token'] ?? '');
    renewals.delete(body['token'] ?? '');
    return { revoked: true };
  });
  app.get('/2/users/me', async ({ headers }, reply) => {
    const person = tokens.get(headers.authorization?.replace(/^Bearer /i, '') ?? '');
    return person ? { data: person } : reply.code(401).send({ title: 'Unauthorized' });
  });
  addPosts(app, (token) => tokens.get(token));
  // What a person does in the settings of X: apps that may act for them are listed, and removed.
  app.get<{ Querystring: Query }>('/settings/connected_apps', async ({ query }) => ({
    apps: [...renewals.values()].filter(({ username }) => username === query['username']).length,
  }));
  const forget = (username: string | undefined, ...lists: Map<string, Person>[]) => {
    for (const kept of lists) for (const [token, person] of kept) if (person.username === username) kept.delete(token);
  };
  app.post<{ Body: Query }>('/settings/connected_apps/remove', async ({ body }) => {
    forget(body['username'], tokens, renewals);
    return { removed: true };
  });
  // X ends what is shown at calls before its time; what renews it stays.
  app.post<{ Body: Query }>('/settings/end_tokens', async ({ body }) => {
    forget(body['username'], tokens);
    return { ended: true };
  });

  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace(/\/$/, '');
  return { url, clientId: client.id, clientSecret: client.secret, close: () => app.close() };
}
