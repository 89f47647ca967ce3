import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServices } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { createServer } from '../../../../api/src/composition/app.ts';
import { environment } from '../../config.ts';

// A provider in a process of its own: `ours` over PostgreSQL, or `memory`, the bare library with the adapter it brings.
// Talks to its parent: sends where it listens and what a browser of each person carries, and its CPU time whenever asked.

const PEOPLE = 40;
const SECRET = 'a-secret-of-the-benchmarks-client';
const CALLBACK = 'https://client.example/callback';

const ANSWER = `mutation Answer($input: AuthorizeOIDCAuthenticationRequestInput!) {
  authorizeOIDCAuthenticationRequest(input: $input) { redirectTo error step problems { code } }
}`;

async function serveOurs(port: number): Promise<string[]> {
  const config = readConfig({ ...environment, KOMAWARI_PUBLIC_URL: `http://127.0.0.1:${port}` });
  const app = createServer(config);
  const services = await createServices(config, app.log);
  const { registerGraphQLRoute } = await import('../../../../api/src/composition/route.ts');
  const { registerOpenID } = await import('../../../../api/src/openid/provider/index.ts');
  const { issuerOf, startSession } = await import('../../../../api/src/people/identity/index.ts');
  const cookies = await import('@fastify/cookie' as string);
  await app.register(cookies.default);
  registerGraphQLRoute(app, services, new Map([['bench', ANSWER]]));
  registerOpenID(app, services);
  const { database } = services;
  await database.query(
    'benchClient',
    `INSERT INTO oidc_clients (id, name, type, redirect_uris, secret_hashes, scopes, sector, state, id_token_algorithm)
     VALUES ('bench', 'Bench', 'WEB_CONFIDENTIAL', $1, $2, '{openid}', 'bench', 'APPROVED', 'ES256')`,
    [[CALLBACK], [createHash('sha256').update(SECRET).digest('base64url')]],
  );
  const tokens: string[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const id = `u${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    await database.query('benchAccount', 'INSERT INTO accounts (id) VALUES ($1)', [id]);
    await database.query('benchUser', `INSERT INTO users (id, screen_name, display_name) VALUES ($1, $2, 'Bench')`, [
      id,
      `bench${number}`,
    ]);
    await database.query(
      'benchConnection',
      `INSERT INTO connected_oidc_clients (id, account_id, client_id, scopes) VALUES ($1, $1, 'bench', '{openid}')`,
      [id],
    );
    const session = await database.transact((tx) => startSession(tx, id, { userAgent: '', isAuthenticated: true }));
    tokens.push(await issuerOf(services).issue({ accountId: id, kind: 'REGISTERED' }, session.id));
  }
  await app.listen({ host: '127.0.0.1', port });
  return tokens;
}

interface BareGrant {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
}

/** What is used of the library here. */
type BareProvider = new (
  issuer: string,
  configuration: object,
) => {
  callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  Grant: (new (facts: { accountId: string; clientId: string }) => BareGrant) & { find(id: string): Promise<BareGrant> };
  Session: new () => { jti: string; loginAccount(given: object): void; save(ttl: number): Promise<void> };
};

async function serveMemory(port: number): Promise<string[]> {
  const { Provider } = (await import('oidc-provider' as string)) as { Provider: BareProvider };
  const { generateKeyPair, exportJWK } = await import('jose' as string);
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const grants = new Map<string, string>();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'bench' }] },
    clients: [
      {
        client_id: 'bench',
        client_secret: SECRET,
        redirect_uris: [CALLBACK],
        id_token_signed_response_alg: 'ES256',
        scope: 'openid',
      },
    ],
    cookies: { keys: ['bench'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    // One for each person: the adapter keeps a thousand entries and forgets the oldest.
    loadExistingGrant: (ctx: { oidc: { session: { accountId: string } } }) =>
      provider.Grant.find(grants.get(ctx.oidc.session.accountId) ?? ''),
  });
  const people: string[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const grant = new provider.Grant({ accountId: `person${number}`, clientId: 'bench' });
    grant.addOIDCScope('openid');
    grants.set(`person${number}`, await grant.save());
    const session = new provider.Session();
    session.loginAccount({ accountId: `person${number}`, loginTs: Math.floor(Date.now() / 1000) });
    await session.save(3600);
    const cookie = `_session=${session.jti}`;
    people.push(`${cookie}; _session.sig=${createHmac('sha1', 'bench').update(cookie).digest('base64url')}`);
  }
  const { createServer: listen } = await import('node:http');
  await new Promise<void>((resolve) => {
    listen((request, response) => void provider.callback()(request, response)).listen(port, '127.0.0.1', resolve);
  });
  return people;
}

const port = Number(process.argv[3]);
const people = await (process.argv[2] === 'ours' ? serveOurs(port) : serveMemory(port));
process.send?.({ people });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
