import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createIdentityCalls } from '../../testing/identityCalls.ts';
import { hashOfSecret } from './clientSecret.ts';

let test: TestApp;
let developer: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  developer = await test.signUpCreator('kaede');
  other = await test.signUpCreator('mio');
});
afterAll(() => test.close());
beforeEach(() =>
  test.services.database.query('beginAnew', 'WITH gone AS (DELETE FROM throttles) DELETE FROM oidc_clients'),
);

const FIELDS = `client { id name type state redirectUris postLogoutRedirectUris backchannelLogoutUri jwks scopes responseTypes idTokenAlgorithm
  secrets { id ending } testers { id screenName } use { people signIns } checkAskedAt } problems { path code }`;
type Types = Record<string, string>;
const mutate = async (
  name: string,
  types: Types,
  selection: string,
  variables: Record<string, unknown>,
  as = developer,
) => {
  const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
  const given = Object.keys(types).map((key) => `${key}: $${key}`);
  const document = `mutation M(${declared.join(', ')}) { ${name}(${given.join(', ')}) { ${selection} } }`;
  const { data, errors } = await test.run(document, variables, as);
  return { ...data?.[name], refused: errors?.[0]?.extensions['code'] };
};
const ID = { id: 'ID!' };
const create = (input: object = {}, as = developer) =>
  mutate(
    'createOIDCClient',
    { input: 'CreateOIDCClientInput!' },
    FIELDS,
    {
      input: {
        name: 'ロケット読書録',
        type: 'WEB_CONFIDENTIAL',
        redirectUris: ['https://dokusho.example/in'],
        ...input,
      },
    },
    as,
  );
const update = (id: string, changes: object, as = developer) =>
  mutate('updateOIDCClient', { input: 'UpdateOIDCClientInput!' }, FIELDS, { input: { id, ...changes } }, as);
const addSecret = (id: string, as = developer) =>
  mutate('addOIDCClientSecret', ID, `secret ${FIELDS} problems { messageJa }`, { id }, as);
const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', text, values);
const made = async (input: object = {}): Promise<string> => (await create(input)).client.id;

describe('an application', () => {
  it('is registered by its developer, for testing at first, and listed for nobody else', async () => {
    const { client } = await create();
    expect(client).toMatchObject({
      state: 'DRAFT',
      scopes: ['openid', 'profile'],
      responseTypes: ['code'],
      secrets: [],
    });
    expect(client.id).toMatch(/^app-[\da-f]{24}$/);
    const ask = '{ viewer { ... on RegisteredViewer { oidcClientRegistrations { id } } } }';
    expect((await test.run(ask, {}, developer)).data.viewer.oidcClientRegistrations).toContainEqual({ id: client.id });
    expect((await test.run(ask, {}, other)).data.viewer.oidcClientRegistrations).toEqual([]);
  });

  it.each([
    ['without a name', { name: ' ' }, ['name'], 'REQUIRED'],
    ['with a name that goes on', { name: 'あ'.repeat(31) }, ['name'], 'TOO_LONG'],
    ['without an address', { redirectUris: [] }, ['redirectUris'], 'REQUIRED'],
    [
      'with the same address twice',
      { redirectUris: ['https://a.example', 'https://a.example'] },
      ['redirectUris', '1'],
      'TWICE',
    ],
    [
      'with eleven addresses',
      { redirectUris: Array.from({ length: 11 }, (_, n) => `https://a.example/${n}`) },
      ['redirectUris'],
      'TOO_MANY',
    ],
    [
      'with a wildcard',
      { redirectUris: ['https://a.example', 'https://*.a.example'] },
      ['redirectUris', '1'],
      'WILDCARD',
    ],
    [
      'with a scheme of its own in a browser',
      { redirectUris: ['com.example.app:/in'] },
      ['redirectUris', '0'],
      'HTTPS',
    ],
  ])('%s is not registered, and the field says why', async (_name, input, path, code) => {
    expect((await create(input)).problems).toEqual([{ path, code }]);
  });

  it('of the eleventh of a developer says that there are enough', async () => {
    const busy = await test.signUpCreator('takusan');
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({}, busy)));
    expect(answers.filter(({ client }) => client).length).toBe(10);
    expect(answers.flatMap(({ problems }) => problems).map(({ code }: { code: string }) => code)).toEqual([
      'TOO_MANY',
      'TOO_MANY',
    ]);
  });

  it('changes what is given and nothing else', async () => {
    const id = await made();
    const { client, problems } = await update(id, {
      scopes: ['email', 'read_works', 'everything'],
      postLogoutRedirectUris: ['https://dokusho.example/bye'],
      backchannelLogoutUri: 'https://dokusho.example/ended',
      responseTypes: ['code id_token', 'code'],
    });
    expect(problems).toEqual([]);
    expect(client).toMatchObject({
      name: 'ロケット読書録',
      scopes: ['openid', 'email', 'read_works'],
      redirectUris: ['https://dokusho.example/in'],
      postLogoutRedirectUris: ['https://dokusho.example/bye'],
      backchannelLogoutUri: 'https://dokusho.example/ended',
      responseTypes: ['code', 'code id_token'],
    });
    expect(client.idTokenAlgorithm).toBe('RS256');
    expect((await update(id, { idTokenAlgorithm: 'ES256' })).client).toMatchObject({ idTokenAlgorithm: 'ES256' });
    const { client: later } = await update(id, { backchannelLogoutUri: null });
    expect(later).toMatchObject({ backchannelLogoutUri: null, idTokenAlgorithm: 'ES256' });
  });

  it('that operators checked keeps its name, and sends people to the domain they looked at alone', async () => {
    const id = await made();
    await sql(`UPDATE oidc_clients SET state = 'APPROVED', verified_domain = 'dokusho.example' WHERE id = $1`, [id]);
    expect((await update(id, { name: 'Komawari' })).problems).toEqual([{ path: ['name'], code: 'CHECKED' }]);
    expect(
      (await update(id, { redirectUris: ['https://app.dokusho.example/in', 'https://notdokusho.example/in'] }))
        .problems,
    ).toEqual([{ path: ['redirectUris', '1'], code: 'OTHER_DOMAIN' }]);
    expect(
      (await update(id, { redirectUris: ['https://app.dokusho.example/in', 'http://localhost:1/in'] })).problems,
    ).toEqual([]);
  });

  it.each([
    ['redirectUris', ['https://elsewhere.example/in']],
    ['postLogoutRedirectUris', ['https://elsewhere.example/bye']],
    ['backchannelLogoutUri', 'https://elsewhere.example/ended'],
    [
      'jwks',
      JSON.stringify({
        keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })],
      }),
    ],
  ])('does not get another %s from whoever finds its developer signed in', async (field, value) => {
    const away = await test.signUpCreator(`away_${field.slice(0, 4).toLowerCase()}`);
    const { client } = await create({}, away);
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE account_id = $1`, [
      away.actor.accountId,
    ]);
    expect((await update(client.id, { [field]: value }, away)).refused).toBe('RECENT_SIGN_IN_REQUIRED');
    const same = { [field]: client[field], name: 'べつの名' };
    expect(await update(client.id, same, away)).toMatchObject({
      client: { ...client, name: 'べつの名' },
      problems: [],
    });
  });

  it('that operators closed changes no more', async () => {
    const id = await made();
    await sql(`UPDATE oidc_clients SET state = 'BLOCKED' WHERE id = $1`, [id]);
    expect((await update(id, { name: 'Again' })).refused).toBe('FORBIDDEN');
  });

  it('is nobody else’s to see, change, delete or make secrets for', async () => {
    const id = await made();
    const { client } = await addSecret(id);
    const refusalOf = async (name: string, types: Types, variables: Record<string, unknown>) =>
      (await mutate(name, types, 'problems { code }', variables, other)).refused;
    expect((await update(id, { name: 'Mine' }, other)).refused).toBe('NOT_FOUND');
    expect((await addSecret(id, other)).refused).toBe('NOT_FOUND');
    const secretId = client.secrets[0].id;
    expect(await refusalOf('askForOIDCClientCheck', ID, { id })).toBe('NOT_FOUND');
    expect(
      await refusalOf('revokeOIDCClientSecret', { input: 'RevokeOIDCClientSecretInput!' }, { input: { id, secretId } }),
    ).toBe('NOT_FOUND');
    expect(
      await refusalOf(
        'addOIDCClientTester',
        { input: 'AddOIDCClientTesterInput!' },
        { input: { id, screenName: 'mio' } },
      ),
    ).toBe('NOT_FOUND');
    expect((await mutate('deleteOIDCClient', ID, 'deletedId', { id }, other)).refused).toBe('NOT_FOUND');
    expect((await sql('SELECT name FROM oidc_clients WHERE id = $1', [id]))[0]).toEqual({ name: 'ロケット読書録' });
  });

  it('is deleted with everything that hangs on it', async () => {
    const id = await made();
    await addSecret(id);
    await sql(`INSERT INTO connected_oidc_clients (id, account_id, client_id) VALUES ('gone', $1, $2)`, [
      other.actor.accountId,
      id,
    ]);
    expect((await mutate('deleteOIDCClient', ID, 'deletedId', { id })).deletedId).toBe(id);
    expect(
      await sql(
        `SELECT 1 FROM connected_oidc_clients WHERE client_id = $1 UNION ALL SELECT 1 FROM oidc_client_secrets WHERE client_id = $1`,
        [id],
      ),
    ).toEqual([]);
  });

  it('is looked at once its developer asks, who cannot ask twice', async () => {
    const id = await made();
    const ask = () => mutate('askForOIDCClientCheck', ID, FIELDS, { id });
    const first = (await ask()).client.checkAskedAt;
    expect(first).toBeTruthy();
    expect((await ask()).client.checkAskedAt).toBe(first);
  });
});

describe('a secret', () => {
  it('is told once, is in the database by its hash alone, and its developer gets a mail', async () => {
    const id = await made();
    const { secret, client } = await addSecret(id);
    expect(secret).toMatch(/^komawari_sec_[\w-]{43}$/);
    expect(client.secrets).toEqual([{ id: expect.any(String), ending: secret.slice(-4) }]);
    const [row] = await sql(`SELECT to_jsonb(c)::text AS client, c.secret_hashes FROM oidc_clients c WHERE id = $1`, [
      id,
    ]);
    expect(row!['secret_hashes']).toEqual([hashOfSecret(secret)]);
    expect(String(row!['client'])).not.toContain(secret);
    const subjects = (await createIdentityCalls(test).mailsTo('kaede@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('A secret was made for your application');
  });

  it('takes the place of another: two hold, a third has to wait, however fast they are asked for', async () => {
    const id = await made();
    const answers = await Promise.all([addSecret(id), addSecret(id), addSecret(id)]);
    expect(answers.filter(({ secret }) => secret)).toHaveLength(2);
    expect(answers.flatMap(({ problems }) => problems)).toEqual([
      {
        path: ['id'],
        code: 'TOO_MANY',
        messageJa: 'シークレットが2つあります。プログラムで使っていないものを失効させてください。',
      },
    ]);
    const { client } = await update(id, {});
    expect(client.secrets).toHaveLength(2);
    const revoked = await mutate('revokeOIDCClientSecret', { input: 'RevokeOIDCClientSecretInput!' }, FIELDS, {
      input: { id, secretId: client.secrets[0].id },
    });
    expect(revoked.client.secrets).toEqual([client.secrets[1]]);
    expect((await sql('SELECT cardinality(secret_hashes) AS n FROM oidc_clients WHERE id = $1', [id]))[0]).toEqual({
      n: 1,
    });
  });

  it.each(['WEB_PUBLIC', 'NATIVE'])('is nothing an application of the kind %s could keep', async (type) => {
    expect((await addSecret(await made({ type }))).problems).toEqual([
      {
        path: ['id'],
        code: 'NO_SECRETS',
        messageJa: 'ブラウザや端末で動くアプリはシークレットを隠しておけません。シークレットは不要です。',
      },
    ]);
  });
});

describe('keys in place of a secret', () => {
  const pair = (kind: 'EC' | 'RSA' | 'SMALL') =>
    kind === 'EC'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: kind === 'RSA' ? 2048 : 1024 });
  const setOf = (...keys: object[]) => JSON.stringify({ keys });
  const publicOf = (kind: 'EC' | 'RSA' | 'SMALL') => pair(kind).publicKey.export({ format: 'jwk' });

  it('are kept when they are public', async () => {
    const id = await made();
    const jwks = setOf(publicOf('EC'), publicOf('RSA'));
    expect(JSON.parse((await update(id, { jwks })).client.jwks)).toEqual(JSON.parse(jwks));
    expect((await update(id, { jwks: null })).client.jwks).toBeNull();
  });

  it.each([
    ['private', () => setOf(pair('EC').privateKey.export({ format: 'jwk' }))],
    ['short', () => setOf(publicOf('SMALL'))],
    ['shared', () => setOf({ kty: 'oct', k: 'AAAA' })],
    [
      'of another kind',
      () => setOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' })),
    ],
    ['none at all', () => setOf()],
    ['no JSON', () => 'keys'],
  ])('are refused when they are %s', async (_name, jwks) => {
    expect((await update(await made(), { jwks: jwks() })).problems).toEqual([{ path: ['jwks'], code: 'FORM' }]);
  });
});

describe('a test user', () => {
  const add = (id: string, screenName: string) =>
    mutate('addOIDCClientTester', { input: 'AddOIDCClientTesterInput!' }, FIELDS, {
      input: { id, screenName },
    });

  it('is named by @name and taken back', async () => {
    const id = await made();
    const { client } = await add(id, '@mio');
    expect(client.testers).toEqual([{ id: other.actor.accountId, screenName: 'mio' }]);
    expect((await add(id, 'mio')).client.testers).toHaveLength(1);
    expect((await add(id, 'nobody_here')).problems).toEqual([{ path: ['screenName'], code: 'NOT_FOUND' }]);
    const removed = await mutate('removeOIDCClientTester', { input: 'RemoveOIDCClientTesterInput!' }, FIELDS, {
      input: { id, userId: other.actor.accountId },
    });
    expect(removed.client.testers).toEqual([]);
  });
});

it('people and sign-ins of the week are counted for the developer', async () => {
  const id = await made();
  await sql(`INSERT INTO connected_oidc_clients (id, account_id, client_id) VALUES ('used', $1, $2)`, [
    other.actor.accountId,
    id,
  ]);
  await sql(
    `INSERT INTO oidc_deeds (account_id, client_id, client_name, deed, occurred_at)
     SELECT $1, $2, 'x', deed, now() - at FROM (VALUES ('CONNECTED', interval '1 day'), ('SIGNED_IN', '6 days'), ('SIGNED_IN', '8 days'), ('REFUSED', '1 day')) v (deed, at)`,
    [other.actor.accountId, id],
  );
  expect((await update(id, {})).client.use).toEqual({ people: 1, signIns: 2 });
});
