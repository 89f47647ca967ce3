import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { startSocialServers, type SocialServers } from '../../testing/socialServers/index.ts';
import { tellX } from './index.ts';

let servers: SocialServers;
let test: TestApp;
let mina: TestPerson;
let ren: TestPerson;

const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', statement, values);

beforeAll(async () => {
  servers = await startSocialServers();
  test = await createTestApp(servers.environment);
  mina = await test.signUpCreator('mina');
  ren = await test.signUpCreator('ren');
});
afterAll(async () => {
  await test.close();
  await servers.close();
});
beforeEach(async () => {
  for (const table of ['throttles', 'x_links', 'x_link_attempts', 'x_revocations']) await sql(`DELETE FROM ${table}`);
  await atX('remove', 'mina_draws');
});

/** What a person does in the settings of X. */
async function atX(deed: 'remove' | 'count', username: string): Promise<number> {
  const url = `${servers.twitter.url}/settings/connected_apps`;
  if (deed === 'remove') {
    await fetch(`${url}/remove`, { method: 'POST', body: new URLSearchParams({ username }) });
    return 0;
  }
  return ((await (await fetch(`${url}?username=${username}`)).json()) as { apps: number }).apps;
}

const codeOf = ({ data, errors }: Awaited<ReturnType<TestApp['run']>>, field: string): string | null =>
  String(errors[0]?.extensions['code'] ?? data?.[field]?.problems?.[0]?.code ?? '') || null;

/** Goes to X and back: what X sends along. */
async function agree(as: TestPerson, person: Record<string, string> = {}) {
  const { data } = await test.run('mutation { startXLink { url } }', {}, as);
  const address = new URL(data.startXLink.url);
  address.pathname = address.pathname.replace(/authorize$/, 'decide');
  const facts = { username: 'mina_draws', name: 'ミナ', description: '', lasts: '7200', decision: 'allow', ...person };
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value);
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.pathname).toBe('/workspace/analytics/settings/xlink_callback');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

const SAVE = `mutation ($input: SaveXOauthTokenInput!) { saveXOauthToken(input: $input) { takenXUserId
  xOAuthToken { screenName status } problems { code message } } }`;
const save = (as: TestPerson, input: object) => test.run(SAVE, { input }, as);
const link = async (as: TestPerson, person: Record<string, string> = {}) => save(as, await agree(as, person));

async function look(as: TestPerson) {
  const { data } = await test.run(
    `{ viewer { ... on RegisteredViewer { canLinkX xOAuthTokenStatus
         xOAuthToken { xUserId screenName status lastUsedAt endedAt isDue } } } }`,
    {},
    as,
  );
  return data.viewer;
}
const refresh = (as: TestPerson) =>
  test.run('mutation { refreshXOauthToken { xOAuthToken { status isDue } } }', {}, as);
const unlink = (as: TestPerson) => test.run('mutation { deleteXOauthToken { deleted } }', {}, as);

describe('a link', () => {
  it('is made at X, and its tokens are stored so that nobody reads them', async () => {
    expect(await look(mina)).toEqual({ canLinkX: true, xOAuthTokenStatus: 'NONE', xOAuthToken: null });
    expect((await link(mina)).data.saveXOauthToken).toEqual({
      takenXUserId: null,
      xOAuthToken: { screenName: 'mina_draws', status: 'VALID' },
      problems: [],
    });
    expect(await look(mina)).toMatchObject({
      xOAuthTokenStatus: 'VALID',
      xOAuthToken: { xUserId: 'x-mina_draws', screenName: 'mina_draws', endedAt: null, isDue: false },
    });
    const [row] = await sql('SELECT * FROM x_links');
    // A token is 32 hexadecimal digits; nothing stored holds one.
    expect(JSON.stringify(row)).not.toMatch(/[0-9a-f]{32}/);
  });

  it('is made once of what X sent along, by who was sent there, and not of anything else', async () => {
    const sent = await agree(mina);
    expect(codeOf(await save(ren, sent), 'saveXOauthToken')).toBe('X_REFUSED');
    expect(codeOf(await save(mina, { ...sent, code: 'other' }), 'saveXOauthToken')).toBe('X_REFUSED');
    expect(codeOf(await save(mina, sent), 'saveXOauthToken')).toBe('X_REFUSED');
    const late = await agree(mina);
    await sql(`UPDATE x_link_attempts SET expires_at = now()`);
    expect(codeOf(await save(mina, late), 'saveXOauthToken')).toBe('X_REFUSED');
    expect(await sql('SELECT 1 FROM x_links')).toEqual([]);
  });

  it('of an X account belongs to one creator; the other is told so, and nobody else', async () => {
    await link(mina);
    const { data } = await link(ren);
    expect(data.saveXOauthToken.problems).toEqual([
      { code: 'TAKEN', message: '@mina_draws is linked to another Komawari account.' },
    ]);
    expect(data.saveXOauthToken.takenXUserId).toBe('x-mina_draws');
    const taken = async (as: TestPerson, id = 'x-mina_draws') =>
      (await test.run('query ($id: ID!) { checkXOAuthTokenTakenByXUserId(xUserId: $id) }', { id }, as)).data
        .checkXOAuthTokenTakenByXUserId;
    expect(await taken(ren)).toBe(true);
    expect(await taken(ren, 'x-somebody')).toBe(false);
    expect(await taken(mina)).toBe(false);
    expect(await look(ren)).toMatchObject({ xOAuthTokenStatus: 'NONE' });
    // What X gave for the second is forgotten there; the first goes on.
    expect(await atX('count', 'mina_draws')).toBe(2);
    await tellX(test.services);
    expect(await atX('count', 'mina_draws')).toBe(1);
    expect((await refresh(mina)).data.refreshXOauthToken.xOAuthToken.status).toBe('VALID');
  });

  it('takes the place of one before it, which X forgets', async () => {
    await link(mina);
    await link(mina, { username: 'mina_two' });
    await tellX(test.services);
    expect(await look(mina)).toMatchObject({ xOAuthToken: { screenName: 'mina_two' } });
    expect(await atX('count', 'mina_draws')).toBe(0);
    expect(codeOf(await link(ren), 'saveXOauthToken')).toBeNull();
  });
});

describe('renewing', () => {
  it('is due before the token ends, and leaves one that lasts', async () => {
    await link(mina, { lasts: '540' });
    expect((await look(mina)).xOAuthToken.isDue).toBe(true);
    await sql(`UPDATE x_links SET renewed_at = now() - interval '10 days'`);
    expect((await refresh(mina)).data.refreshXOauthToken.xOAuthToken.status).toBe('VALID');
    const [row] = await sql(`SELECT renewed_at > now() - interval '1 minute' AS "isNew" FROM x_links`);
    expect(row).toEqual({ isNew: true });
  });

  it('of two at the same moment asks X once', async () => {
    await link(mina);
    const both = await Promise.all([refresh(mina), refresh(mina)]);
    for (const { data } of both) expect(data.refreshXOauthToken.xOAuthToken.status).toBe('VALID');
    expect((await look(mina)).xOAuthTokenStatus).toBe('VALID');
    expect((await refresh(mina)).data.refreshXOauthToken.xOAuthToken.status).toBe('VALID');
  });

  it.each([
    ['the person removed Komawari at X', 0, 'REVOKED'],
    ['nobody used it for six months', 181, 'EXPIRED'],
  ])('ends the link when %s', async (_why, days, status) => {
    await link(mina);
    await atX('remove', 'mina_draws');
    await sql(`UPDATE x_links SET renewed_at = now() - $1 * interval '1 day'`, [days]);
    expect((await refresh(mina)).data.refreshXOauthToken.xOAuthToken.status).toBe(status);
    expect(await look(mina)).toMatchObject({ xOAuthTokenStatus: status });
    expect(await sql('SELECT sealed_tokens FROM x_links')).toEqual([{ sealed_tokens: null }]);
    // Another may link that X account now, and so may they.
    expect(codeOf(await link(ren), 'saveXOauthToken')).toBeNull();
    expect(codeOf(await link(mina), 'saveXOauthToken')).toBe('TAKEN');
  });

  it('without a link is refused', async () => {
    expect(codeOf(await refresh(mina), 'refreshXOauthToken')).toBe('NOT_FOUND');
    expect(codeOf(await unlink(mina), 'deleteXOauthToken')).toBe('NOT_FOUND');
  });
});

describe('unlinking', () => {
  it('deletes the tokens here at once, and X is told', async () => {
    await link(mina);
    expect((await unlink(mina)).data.deleteXOauthToken).toEqual({ deleted: true });
    expect(await look(mina)).toMatchObject({ xOAuthTokenStatus: 'NONE', xOAuthToken: null });
    expect(await atX('count', 'mina_draws')).toBe(1);
    expect(await tellX(test.services)).toBe(1);
    expect(await atX('count', 'mina_draws')).toBe(0);
    expect(await sql('SELECT 1 FROM x_revocations')).toEqual([]);
  });

  it('waits for an X that is away, and keeps trying', async () => {
    await link(mina);
    await unlink(mina);
    const { config } = test.services;
    const providers = config.social.providers.map((one) => ({ ...one, server: 'http://127.0.0.1:1' }));
    const away = { ...test.services, config: { ...config, social: { ...config.social, providers } } };
    expect(await tellX(away)).toBe(0);
    expect(await sql('SELECT attempts FROM x_revocations')).toEqual([{ attempts: 1 }]);
    await sql('UPDATE x_revocations SET due_at = now()');
    expect(await tellX(test.services)).toBe(1);
  });
});

it('is there for creators alone', async () => {
  for (const nobody of [null, await test.visit()])
    for (const call of [
      'startXLink { url }',
      'refreshXOauthToken { problems { code } }',
      'deleteXOauthToken { deleted }',
    ])
      expect((await test.run(`mutation { ${call} }`, {}, nobody)).errors[0]?.extensions['code']).toBe(
        'UNAUTHENTICATED',
      );
});
