import { getNamedType, isLeafType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { schema } from '../../composition/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { callRootFieldBriefly, rootFieldsOf } from '../../testing/selectEverything.ts';
import { seeAs } from './seeAs.ts';
import { signViewAs } from './viewAsTokens.ts';

let test: TestApp;
let creator: TestPerson;
let other: TestPerson;
let workId: string;
const episodes: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  other = await test.signUpCreator('mio');
  const pages = [{ imageId: await test.addImage(creator) }];
  const made = await test.run('mutation { createWork(workInput: { title: "色" }) { work { id } } }', {}, creator);
  workId = made.data.createWork.work.id;
  for (const status of ['PUBLIC', 'FAN_ONLY', 'DRAFT']) {
    const added = await test.run(
      'mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { code } } }',
      { input: { workId, episode: { title: status, status, pages } } },
      creator,
    );
    episodes[status] = added.data.addEpisode.episode.id;
  }
});
afterAll(() => test.close());

const start = async (mode: string): Promise<string> =>
  (await test.run(`mutation { startViewAs(mode: ${mode}) { token } }`, {}, creator)).data.startViewAs.token;

/** Sends a document as the creator looking through a token. */
async function look(query: string, token: string | null, as: { token: string } | null = creator) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/graphql${token === null ? '' : `?view_as_token=${encodeURIComponent(token)}`}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
    payload: { query },
  });
  return response.json() as { data?: Record<string, never>; errors?: { extensions: Record<string, unknown> }[] };
}

const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['code'];

describe('a creator looks at the own works', () => {
  it.each([
    ['GUEST', 'GUEST_NO_PROVIDER', false],
    ['REGISTERED', 'REGISTERED', false],
    ['FAN', 'REGISTERED', true],
    ['BUYER', 'REGISTERED', false],
  ])('as %s: a %s before whom the fan wall is open: %s', async (mode, kind, isOpen) => {
    const token = await start(mode);
    const seen = await look(
      `{ viewAs { mode } viewer { __typename kind id screenName email }
         episode(id: "${episodes['FAN_ONLY']}") { canViewerSkipFanwall pages(first: 1) { nodes { image { url } } } }
         user(screenName: "kaede") { isViewer viewerIsWatching } }`,
      token,
    );
    expect(seen.errors).toBeUndefined();
    const data = seen.data as never as Record<string, Record<string, unknown>>;
    expect(data['viewAs']).toEqual({ mode });
    const __typename = mode === 'GUEST' ? 'GuestViewer' : 'RegisteredViewer';
    expect(data['viewer']).toEqual({ __typename, kind, id: null, screenName: null, email: null });
    expect(data['episode']?.['canViewerSkipFanwall']).toBe(isOpen);
    expect(data['episode']?.['pages']).toEqual({ nodes: isOpen ? [expect.anything()] : [] });
    expect(data['user']).toEqual({ isViewer: false, viewerIsWatching: isOpen });
    // A draft is the creator's own, and so not a reader's.
    expect(codeOf(await look(`{ episode(id: "${episodes['DRAFT']}") { id } }`, token))).toBe('NOT_FOUND');
    expect(
      codeOf(await look('{ viewer { ... on RegisteredViewer { works { nodes { id } } } } }', token)),
    ).toBeUndefined();
  });

  it('as somebody registered who is nobody: every list and figure of theirs is there and empty, and they have no profile', async () => {
    const token = await start('FAN');
    const type = schema.getType('RegisteredViewer') as GraphQLObjectType;
    for (const field of Object.values(type.getFields())) {
      if (field.name === 'user' || field.args.some(isRequiredArgument)) continue;
      const answer = getNamedType(field.type);
      const selection = isLeafType(answer) ? '' : '{ __typename }';
      const { data, errors } = await look(
        `{ viewer { ... on RegisteredViewer { ${field.name} ${selection} } } }`,
        token,
      );
      expect([field.name, errors]).toEqual([field.name, undefined]);
      expect(data, field.name).toHaveProperty(['viewer', field.name]);
    }
    expect(codeOf(await look('{ viewer { ... on RegisteredViewer { user { id } } } }', token))).toBe('NOT_FOUND');
  });

  it('is written down with who looked as whom', async () => {
    await start('FAN');
    const [audit] = await test.services.database.query<{ mode: string; accountId: string }>(
      'audit',
      'SELECT mode, account_id AS "accountId" FROM view_as_audits ORDER BY started_at DESC, id DESC LIMIT 1',
    );
    expect(audit).toEqual({ mode: 'FAN', accountId: creator.actor.accountId });
  });

  it('and can change nothing: every mutation is refused', async () => {
    const token = await start('FAN');
    for (const name of rootFieldsOf(schema, 'mutation')) {
      const answer = await look(callRootFieldBriefly(schema, 'mutation', name), token);
      expect([name, codeOf(answer)]).toEqual([name, 'READ_ONLY_VIEW_AS']);
    }
  });

  it('and the database itself lets nothing be written', async () => {
    const to = { kind: 'NOTICE', to: 'a@example.com', language: 'en', subject: '', heading: '' } as const;
    const letter: Letter = { ...to, paragraphs: [] };
    const seen = { viewAs: viewAs(), origin: { ip: '192.0.2.1', userAgent: 'test' } };
    const attempts: ((context: Context) => Promise<unknown>)[] = [
      ({ services }) => services.database.query('write', `UPDATE works SET title = 'x' RETURNING id`),
      ({ reader }) => reader.query('write', 'DELETE FROM works'),
      ({ services }) => services.database.transact(() => Promise.resolve()),
      ({ services, reader }) => queueMail(reader as Transaction, services.config, { accountId: null, letter }),
    ];
    for (const attempt of attempts)
      await expect(seeAs(test.services, seen, attempt)).rejects.toMatchObject({ code: 'READ_ONLY_VIEW_AS' });
    const still = await test.run(`{ work(id: "${workId}") { title } }`);
    expect(still.data.work.title).toBe('色');
  });
});

const viewAs = (changes: object = {}) => ({
  mode: 'FAN' as const,
  creatorId: creator.actor.accountId,
  readerId: newId('User'),
  expiresAt: new Date(Date.now() + 60_000),
  ...changes,
});

describe('a view', () => {
  const signed = (changes: object = {}, sessionId: string | undefined = creator.actor.sessionId) =>
    signViewAs(test.services.config, viewAs(changes), sessionId);

  it.each([
    ['that is over', () => signed({ expiresAt: new Date(Date.now() - 1000) })],
    ['of another creator', () => signed({ creatorId: other.actor.accountId })],
    ['of another session', () => signed({}, 'another')],
    ['of an unknown kind', () => signed({ mode: 'STAFF' })],
    ['that is an identity token', () => Promise.resolve(creator.token)],
    ['that is nothing', () => Promise.resolve('')],
  ])('%s shows nothing', async (_what, token) => {
    expect(codeOf(await look('{ viewer { kind } }', await token()))).toBe('UNAUTHENTICATED');
  });

  it('opens for nobody but the creator who began it', async () => {
    const token = await start('FAN');
    expect(codeOf(await look('{ viewer { kind } }', token, other))).toBe('UNAUTHENTICATED');
    expect(codeOf(await look('{ viewer { kind } }', token, null))).toBe('UNAUTHENTICATED');
  });

  it('is no identity: its token signs nobody in', async () => {
    const token = await start('FAN');
    expect(codeOf(await look('{ viewer { kind } }', null, { token }))).toBe('UNAUTHENTICATED');
  });
});
