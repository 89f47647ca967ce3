import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolvePage } from '../../publishing/index.ts';
import { createClient } from '../../testing/openid/createClient.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { findNameAfter } from './index.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('Kaede');
  other = await test.signUpCreator('other');
});
afterAll(() => test.close());

const update = async (input: object, as = owner) =>
  (
    await test.run(
      'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { user { screenName } problems { path code } } }',
      { input },
      as,
    )
  ).data.updateProfile;
const own = async (as = owner) =>
  (await test.run('{ viewer { ... on RegisteredViewer { biography birthday gender hasDeclinedContact } } }', {}, as))
    .data.viewer;
const sql = (text: string, values: unknown[] = []) => test.services.database.query('inTest', text, values);

describe('what only the person sees of a profile', () => {
  const said = { biography: '元は配達員。', birthday: '1998-04-23', gender: 'OTHER', hasDeclinedContact: true };

  it('is empty at first, is kept as it was entered, and absent fields stay', async () => {
    expect(await own()).toEqual({ biography: '', birthday: null, gender: null, hasDeclinedContact: false });
    await update(said);
    expect(await own()).toEqual(said);
    await update({ displayName: '楓' });
    expect(await own()).toEqual(said);
    await update({ birthday: '', gender: null, hasDeclinedContact: false });
    expect(await own()).toEqual({ ...said, birthday: null, gender: null, hasDeclinedContact: false });
  });

  it('is no field of anything others can ask for', async () => {
    await update(said);
    const fields = 'biography birthday gender hasDeclinedContact'.split(' ');
    for (const field of fields) {
      const asked = await test.run(`{ user(screenName: "kaede") { ${field} } }`, {}, other);
      expect(asked.errors[0]?.message).toMatch(/Cannot query field/);
    }
    expect(await own(other)).toMatchObject({ birthday: null });
  });

  it.each([
    ['1998-02-30', 'NO_SUCH_DAY'],
    ['23.4.1998', 'NO_SUCH_DAY'],
    ['1899-12-31', 'OUT_OF_RANGE'],
    ['2999-01-01', 'OUT_OF_RANGE'],
  ])('a birthday of %s is a problem of the field: %s', async (birthday, code) => {
    expect(await update({ birthday })).toEqual({ user: null, problems: [{ path: ['birthday'], code }] });
  });

  it('a biography of 1,501 characters is a problem of the field, and nothing else of the form is saved', async () => {
    const answer = await update({ biography: 'あ'.repeat(1501), birthday: '2001-01-01' });
    expect(answer.problems).toEqual([{ path: ['biography'], code: 'TOO_LONG' }]);
    expect(await own()).toEqual(said);
  });
});

describe('the language of a person', () => {
  const language = async () =>
    (await test.run('{ viewer { ... on RegisteredViewer { language } } }', {}, owner)).data.viewer.language;

  it('is the installation’s until they choose one, stays when something else is saved, and can be taken back', async () => {
    expect(await language()).toBe('EN');
    expect((await update({ language: 'JA' })).problems).toEqual([]);
    await update({ displayName: 'Kaede' });
    expect(await language()).toBe('JA');
    await update({ language: null });
    expect(await language()).toBe('EN');
  });

  it('is one of those that the interface has', async () => {
    const document = 'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { code } } }';
    const { errors } = await test.run(document, { input: { language: 'FR' } }, owner);
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(await language()).toBe('EN');
  });
});

describe('a screen name that was given up', () => {
  beforeEach(async () => {
    await sql('DELETE FROM held_screen_names');
    await sql(`UPDATE users SET screen_name = 'Kaede', screen_name_changed_at = NULL WHERE id = $1`, [
      owner.actor.accountId,
    ]);
    await update({ screenName: 'Momiji' });
  });
  const follow = (path: string) => resolvePage(test.services.database, path, findNameAfter);

  it('leads to every page under the new name for 90 days, in any case', async () => {
    expect(await follow('/@kaede')).toEqual({ kind: 'redirect', path: '/@Momiji' });
    expect(await follow('/@Kaede/manga')).toEqual({ kind: 'redirect', path: '/@Momiji/manga' });
    await sql(`UPDATE held_screen_names SET held_until = now() - interval '1 second'`);
    expect(await follow('/@Kaede')).toEqual({ kind: 'nothing' });
  });

  it('leads nowhere while the site is closed', async () => {
    await sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [owner.actor.accountId]);
    expect(await follow('/@kaede')).toEqual({ kind: 'nothing' });
    await sql('UPDATE sites SET is_closed = false WHERE user_id = $1', [owner.actor.accountId]);
  });

  it('cannot be taken by somebody else until then', async () => {
    expect((await update({ screenName: 'KAEDE' }, other)).problems).toEqual([{ path: ['screenName'], code: 'TAKEN' }]);
    await sql(`UPDATE held_screen_names SET held_until = now() - interval '1 second'`);
    expect((await update({ screenName: 'kaede' }, other)).user).toEqual({ screenName: 'kaede' });
    await sql(`UPDATE users SET screen_name = 'other', screen_name_changed_at = NULL WHERE id = $1`, [
      other.actor.accountId,
    ]);
  });

  it('can be taken back by its owner, after the 30 days that lie between two changes', async () => {
    expect((await update({ screenName: 'Kaede' })).problems).toEqual([{ path: ['screenName'], code: 'TOO_SOON' }]);
    await sql(`UPDATE users SET screen_name_changed_at = now() - interval '31 days'`);
    expect((await update({ screenName: 'Kaede' })).user).toEqual({ screenName: 'Kaede' });
    expect(await follow('/@momiji')).toEqual({ kind: 'redirect', path: '/@Kaede' });
  });
});

it('connected applications are a list of the person alone, empty until one is connected', async () => {
  const query =
    '{ viewer { ... on RegisteredViewer { connectedOIDCClients { nodes { id clientId } pageInfo { hasNextPage } } } } }';
  const empty = (await test.run(query, {}, owner)).data.viewer.connectedOIDCClients;
  expect(empty).toEqual({ nodes: [], pageInfo: { hasNextPage: false } });
  const client = await createClient(test);
  await sql(`INSERT INTO connected_oidc_clients (id, account_id, client_id) VALUES ('one', $1, $2)`, [
    owner.actor.accountId,
    client.id,
  ]);
  expect((await test.run(query, {}, owner)).data.viewer.connectedOIDCClients.nodes).toEqual([
    { id: 'one', clientId: client.id },
  ]);
  expect((await test.run(query, {}, other)).data.viewer.connectedOIDCClients.nodes).toEqual([]);
});
