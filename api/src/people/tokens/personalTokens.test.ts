import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { endSessionsOf, issuerOf, startSession } from '../identity/index.ts';
import { TOKEN_SCOPES } from '../../kernel/actor.ts';
import { setAccountDisabled } from '../../readers/reports/index.ts';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createIdentityCalls } from '../../testing/identityCalls.ts';
import { BEHIND, PRIVATE } from '../../testing/privateFields.ts';
import { callRootFieldBriefly, rootFieldsOf } from '../../testing/selectEverything.ts';
import { isCallOpen, mayTokenRead } from './policy.ts';

/** The own works and what they are made of: for these a token is made. */
const OWN_WORKS = /^(?:Work|Episode|Page|Illustration|Image)/;

/** What else a token reads of what differs from viewer to viewer. */
const READABLE: string[] = `RegisteredViewer.id RegisteredViewer.illustrations RegisteredViewer.kind
  RegisteredViewer.screenName RegisteredViewer.user RegisteredViewer.works User.isViewer`.split(/\s+/);

let test: TestApp;
let creator: TestPerson;
let workId: string;
let origin: string;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  const made = await test.run('mutation { createWork(workInput: { title: "色" }) { work { id } } }', {}, creator);
  workId = made.data.createWork.work.id;
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

const CREATE = `mutation C($input: CreatePersonalTokenInput!) {
  createPersonalToken(input: $input) { secret personalToken { id prefix scopes expiresAt lastUsedAt } problems { path code } } }`;
const create = (scopes: readonly string[] = TOKEN_SCOPES, as = creator, changes: object = {}) =>
  test.run(CREATE, { input: { name: 'A tool', scopes, expiresInDays: 30, ...changes } }, as);
const secretWith = async (...scopes: string[]): Promise<string> =>
  (await create(scopes.length > 0 ? scopes : undefined)).data.createPersonalToken.secret;
const call = (query: string, token: string, variables: object = {}) => test.run(query, { ...variables }, { token });
const codeOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) => errors[0]?.extensions['code'];
const READ = `{ viewer { id screenName } }`;
const ADD = `mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id revision } problems { code } } }`;
const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', text, values);

describe('a personal token', () => {
  it('is told once, begins recognisably, and is nowhere in the database', async () => {
    const { secret, personalToken } = (await create()).data.createPersonalToken;
    expect(secret).toMatch(/^komawari_pat_[\w-]{43}$/);
    expect(secret.startsWith(personalToken.prefix)).toBe(true);
    const rows = await sql('SELECT to_jsonb(t)::text AS row FROM personal_tokens t');
    expect(rows.some(({ row }) => String(row).includes(secret))).toBe(false);
    const listed = await test.run('{ viewer { ... on RegisteredViewer { personalTokens { id name } } } }', {}, creator);
    expect(listed.data.viewer.personalTokens).toContainEqual({ id: personalToken.id, name: 'A tool' });
    expect(JSON.stringify(listed.data)).not.toContain(secret);
  });

  it('speaks for its owner, whom a mail tells that it was made', async () => {
    const answer = await call(READ, await secretWith('READ_WORKS'));
    expect(answer.data.viewer).toEqual({ id: creator.actor.accountId, screenName: 'kaede' });
    expect((await createIdentityCalls(test).mailsTo('kaede@example.com')).map(({ subject }) => subject)).toContain(
      'A personal token was made',
    );
  });

  it.each([
    ['without a name', { name: ' ' }, 'REQUIRED'],
    ['that may do nothing', { scopes: [] }, 'REQUIRED'],
    ['for ever', { expiresInDays: 3650 }, 'OUT_OF_RANGE'],
  ])('%s is not made', async (_what, changes, code) => {
    const { data } = await create(undefined, creator, changes);
    expect(data.createPersonalToken).toMatchObject({ secret: null, problems: [{ code }] });
  });

  it('needs a sign-in of the last five minutes', async () => {
    const other = await test.signUpCreator('mio');
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`, [
      other.actor.accountId,
    ]);
    expect(codeOf(await create(undefined, other))).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('is revoked by its owner alone', async () => {
    const { id } = (await create()).data.createPersonalToken.personalToken;
    const revoke = 'mutation R($id: ID!) { revokePersonalToken(id: $id) { revokedId } }';
    const stranger = await test.signUpCreator('sora');
    expect(codeOf(await test.run(revoke, { id }, stranger))).toBe('NOT_FOUND');
    expect((await test.run(revoke, { id }, creator)).data.revokePersonalToken.revokedId).toBe(id);
    expect(codeOf(await test.run(revoke, { id }, creator))).toBe('NOT_FOUND');
  });
});

describe('a personal token opens nothing from the moment', () => {
  const transact = (work: Parameters<typeof test.services.database.transact>[0]) =>
    test.services.database.transact(work);
  const id = () => creator.actor.accountId;

  it.each([
    ['it is revoked', () => sql('UPDATE personal_tokens SET revoked_at = now()')],
    ['its time is over', () => sql(`UPDATE personal_tokens SET expires_at = now() - interval '1 second'`)],
    ['the password is new or all sessions end', () => transact((tx) => endSessionsOf(tx, id(), null))],
    [
      'the account is closed, also when it comes back',
      async () => {
        await setAccountDisabled(test.services.database, id(), true);
        await setAccountDisabled(test.services.database, id(), false);
      },
    ],
  ])('%s', async (_when, end) => {
    const token = await secretWith();
    expect((await call(READ, token)).errors).toEqual([]);
    await end();
    expect(codeOf(await call(READ, token))).toBe('UNAUTHENTICATED');
    expect((await upload(token)).status).toBe(401);
    creator = { ...creator, ...(await freshSession()) };
  });

  /** Ending sessions ended the test's own. */
  async function freshSession() {
    const session = await transact((tx) => startSession(tx, id(), { userAgent: 'Test', isAuthenticated: true }));
    const { id: sessionId } = session as { id: string };
    const token = await issuerOf(test.services).issue({ accountId: id(), kind: 'REGISTERED' }, sessionId);
    return { token, actor: { ...creator.actor, sessionId } };
  }
});

async function upload(token: string) {
  const body = await drawPng();
  const response = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(body.length), authorization: `Bearer ${token}` },
  });
  return { status: response.status, location: response.headers.get('location') };
}

describe('what a personal token may do', () => {
  it('every root field without a row is refused to a token that has every scope', async () => {
    const token = await secretWith();
    const refused: string[] = [];
    for (const kind of ['query', 'mutation'] as const)
      for (const name of rootFieldsOf(schema, kind)) {
        if (isCallOpen(`${kind} ${name}`)) continue;
        await sql('DELETE FROM throttles');
        const answer = await call(callRootFieldBriefly(schema, kind, name), token);
        expect([name, codeOf(answer)]).toEqual([name, 'FORBIDDEN']);
        refused.push(name);
      }
    for (const name of ['createPersonalToken', 'deleteAccount', 'updateProfile', 'addComment', 'node', 'startViewAs'])
      expect(refused).toContain(name);
  });

  it('of what tells something of the person alone, tokens reach the own works and nothing else', () => {
    const reached = new Set<string>();
    const walk = (typeName: string): void => {
      if (reached.has(typeName)) return;
      reached.add(typeName);
      const type = schema.getType(typeName);
      if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) walk(possible.name);
      if (!isObjectType(type)) return;
      for (const field of Object.values(type.getFields()))
        if (mayTokenRead(typeName, field.name)) walk(getNamedType(field.type).name);
    };
    for (const [kind, root] of [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const)
      for (const field of Object.values(root?.getFields() ?? {}))
        if (isCallOpen(`${kind} ${field.name}`)) walk(getNamedType(field.type).name);
    // Connected applications by a root field of their own, an application only itself (openid/provider/connectedClientsOf.test.ts).
    const behind = Object.keys(BEHIND).filter((name) => reached.has(name) && !OWN_WORKS.test(name));
    expect(behind).toEqual(['ConnectedOIDCClient']);
    const told = Object.entries(PRIVATE).flatMap(([type, fields]) =>
      reached.has(type) ? Object.keys(fields).flatMap((f) => (mayTokenRead(type, f) ? `${type}.${f}` : [])) : [],
    );
    expect(told.filter((field) => !OWN_WORKS.test(field)).toSorted()).toEqual(READABLE);
    const asReader = told.filter((field) => /\.viewer/.test(field)).toSorted();
    expect(asReader).toEqual([
      'Episode.viewerCanEdit',
      'Illustration.viewerCanEdit',
      'Work.viewerCanEdit',
      'Work.viewerEpisodes',
      'Work.viewerLastUpdatedAt',
    ]);
  });

  it.each([
    ['the address', '{ viewer { email } }'],
    ['the address behind another name', '{ viewer { ... on RegisteredViewer { id: email } } }'],
    ['notifications', '{ viewer { ... on RegisteredViewer { notifications(first: 1) { nodes { id } } } } }'],
    ['what only a variable would leave out', 'query Q($no: Boolean = false) { viewer { email @include(if: $no) } }'],
    ['what stands in a fragment', '{ viewer { ...f } } fragment f on RegisteredViewer { sessions { nodes { id } } }'],
    ['entry forms', `{ work(id: "w00000000000000000000") { contestApplications { contestIdentifier } } }`],
  ])('%s stays closed', async (_what, query) => {
    expect(codeOf(await call(query, await secretWith()))).toBe('FORBIDDEN');
  });

  it('a token without a scope is told which it lacks', async () => {
    const answer = await call(ADD, await secretWith('READ_WORKS'), { input: { workId, episode: { title: '一' } } });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', neededScope: 'WRITE_WORKS' });
  });

  it('a token that may write makes drafts; who can see an episode is for one that may publish', async () => {
    const pages = [{ imageId: await test.addImage(creator) }];
    const [writes, publishes] = [await secretWith('WRITE_WORKS'), await secretWith('WRITE_WORKS', 'PUBLISH')];
    const add = (token: string, episode: object) => call(ADD, token, { input: { workId, episode } });
    const draft = (await add(writes, { title: '下', pages })).data.addEpisode.episode;
    expect(codeOf(await add(writes, { status: 'PUBLIC', pages }))).toBe('FORBIDDEN');
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(codeOf(await add(writes, { publishAt: later, pages }))).toBe('FORBIDDEN');
    const literal = `mutation { addEpisode(input: { workId: "${workId}", episode: { status: PUBLIC } }) { episode { id } } }`;
    expect(codeOf(await call(literal, writes))).toBe('FORBIDDEN');
    const update = `mutation U($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { episode { status } problems { code } } }`;
    const input = { id: draft.id, expectedRevision: draft.revision, episode: { status: 'PUBLIC' } };
    expect(codeOf(await call(update, writes, { input }))).toBe('FORBIDDEN');
    expect((await call(update, publishes, { input })).data.updateEpisode.episode.status).toBe('PUBLIC');
    const back = { ...input, expectedRevision: draft.revision + 1, episode: { status: 'DRAFT' } };
    expect(codeOf(await call(update, writes, { input: back }))).toBe('FORBIDDEN');
  });

  it('uploads, where it may', async () => {
    expect((await upload(await secretWith('UPLOAD_IMAGES'))).status).toBe(201);
    expect((await upload(await secretWith('WRITE_WORKS'))).status).toBe(401);
  });

  it('opens neither pictures that are private nor the identity service, and looks as nobody else', async () => {
    const token = await secretWith();
    const headers = { authorization: `Bearer ${token}` };
    const imageId = await test.addImage(creator);
    const { url } = (
      await test.run(
        ADD.replace('episode { id revision }', 'episode { id pages { nodes { image { url } } } }'),
        { input: { workId, episode: { pages: [{ imageId }] } } },
        creator,
      )
    ).data.addEpisode.episode.pages.nodes[0].image;
    expect((await fetch(`${origin}${url}`, { headers })).status).toBe(404);
    const seen = await test.app.inject({
      method: 'POST',
      url: '/graphql?view_as_token=x',
      headers,
      payload: { query: READ },
    });
    expect(seen.statusCode).toBe(401);
  });

  it('what it wrote is written down, and what it asked is not', async () => {
    const token = await secretWith('READ_WORKS', 'WRITE_WORKS');
    await call(READ, token);
    await call(ADD, token, { input: { workId, episode: { title: '記' } } });
    const rows = await sql(
      `SELECT a.deed, a.operation FROM personal_token_audits a JOIN personal_tokens t ON t.id = a.token_id
       WHERE t.prefix = $1 ORDER BY a.id`,
      [token.slice(0, 19)],
    );
    expect(rows).toEqual([
      { deed: 'CREATED', operation: '' },
      { deed: 'WROTE', operation: 'addEpisode' },
    ]);
  });

  it('is slowed down by itself', async () => {
    const token = await secretWith('READ_WORKS');
    await call(READ, token);
    await sql(`UPDATE throttles SET count = 600 WHERE key LIKE 'tokenCall%'`);
    expect(codeOf(await call(READ, token))).toBe('RATE_LIMITED');
  });
});
