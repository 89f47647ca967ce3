import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeCursor } from '../kernel/cursor.ts';
import { ID_PREFIXES, newId, type IdType } from '../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';
import { callRootFieldBriefly, rootFieldsOf } from '../testing/selectEverything.ts';
import { schema } from './schema.ts';

let test: TestApp;
let creator: TestPerson;
let ids: { work: string; episode: string; image: string; user: string };

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('robust');
  const image = await test.addImage(creator);
  const { data } = await test.run(
    'mutation W($i: ID!) { createWork(workInput: { title: "w" }, episodeInput: { status: PUBLIC, pages: [{ imageId: $i }] }) { work { id } episode { id } } }',
    { i: image },
    creator,
  );
  ids = {
    work: data.createWork.work.id,
    episode: data.createWork.episode.id,
    image,
    user: (await test.signUpCreator('target')).actor.accountId,
  };
});
afterAll(() => test.close());
beforeEach(() => void (test.faults.length = 0));

const NASTY = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  '\u202e\u2066',
  '',
  ' ',
  '\r\n\t',
  "'; DROP TABLE works; --",
  '" OR 1=1',
  '$1',
  '%',
  '_',
  '%00',
  '../../etc/passwd',
  '{}',
  '[]',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '9'.repeat(400),
  '-1',
  '𠮷'.repeat(3000),
  'e\u0301'.repeat(600),
  '<script>alert(1)</script>',
  '${7*7}',
  'w00000000000000000000',
  'https://',
  'http://[',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  'infinity',
  '🧑‍🧑‍🧒'.repeat(40),
];

const idFor = (name: string): string => {
  if (/work|bookmarkable/i.test(name)) return ids.work;
  if (/user/i.test(name)) return ids.user;
  if (/image/i.test(name)) return ids.image;
  return ids.episode;
};

/** A value of an input type: all fields set, texts taken from `text`, ids from `id`. */
function fill(type: GraphQLInputType, name: string, values: { text: string; id: (name: string) => string }): unknown {
  if (isNonNullType(type)) return fill(type.ofType, name, values);
  if (isListType(type)) return [fill(type.ofType, name, values)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, fill(field.type, field.name, values)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const scalar = getNamedType(type).name;
  if (scalar === 'ID') return values.id(name);
  if (scalar === 'Int') return 1;
  if (scalar === 'Float') return 0.5;
  if (scalar === 'Boolean') return true;
  return scalar === 'DateTime' ? new Date(Date.now() + 3_600_000).toISOString() : values.text;
}

async function call(
  kind: 'query' | 'mutation',
  name: string,
  values: { text: string; id: (name: string) => string },
  as: TestPerson | null,
) {
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  const variables = Object.fromEntries((field?.args ?? []).map((arg) => [arg.name, fill(arg.type, arg.name, values)]));
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  const answer = await test.run(callRootFieldBriefly(schema, kind, name), variables, as);
  return { name, ...values, codes: answer.errors.map((error) => error.extensions['code']) };
}

/** What takes the things of this test away from readers, with ids that exist. */
const HIDING = ['archiveEpisode', 'changeEpisodeStatuses', 'deleteWork', 'deleteEpisode', 'deleteComment'];

const calls = (['query', 'mutation'] as const)
  .flatMap((kind) => rootFieldsOf(schema, kind).map((name) => [kind, name] as const))
  .filter(([, name]) => name !== 'sendSignUpLink' && !HIDING.includes(name) && !name.startsWith('delete'));

describe('nothing a client can write is a fault of ours', () => {
  it.each(calls)('%s %s, with odd texts beside ids that exist', async (kind, name) => {
    for (const text of NASTY)
      expect((await call(kind, name, { text, id: idFor }, creator)).codes).not.toContain('INTERNAL');
    expect(test.faults).toEqual([]);
  });

  it.each(calls)('%s %s, with odd ids', async (kind, name) => {
    for (const text of NASTY) {
      for (const as of [null, creator])
        expect((await call(kind, name, { text: 'text', id: () => text }, as)).codes).not.toContain('INTERNAL');
    }
    expect(test.faults).toEqual([]);
  });

  it.each(['sendSignUpLink', ...HIDING])('mutation %s', async (name) => {
    for (const text of NASTY)
      expect((await call('mutation', name, { text, id: () => text }, creator)).codes).not.toContain('INTERNAL');
    expect(test.faults).toEqual([]);
  });

  it('headers, cookies and query strings', async () => {
    for (const text of NASTY.filter((one) => /^[\x20-\x7e]*$/.test(one))) {
      for (const headers of [
        { authorization: text },
        { authorization: `Bearer ${text}` },
        { cookie: `komawari_refresh=${text}` },
        { 'user-agent': text },
      ]) {
        const refreshed = await test.app.inject({
          method: 'POST',
          url: '/identity/refresh',
          headers: { 'x-komawari-client': 'web', ...headers },
          payload: {},
        });
        const asked = await test.app.inject({
          method: 'POST',
          url: '/graphql',
          headers,
          payload: { query: '{ viewer { kind } }' },
        });
        expect([refreshed.statusCode, asked.statusCode].some((status) => status >= 500)).toBe(false);
      }
      const picture = await test.app.inject(
        `/images/${encodeURIComponent(text)}/${encodeURIComponent(text)}?exp=${encodeURIComponent(text)}&sig=${encodeURIComponent(text)}&exp=1`,
      );
      expect(picture.statusCode).toBeLessThan(500);
    }
    expect(test.faults).toEqual([]);
  });
});

const INSTANT = '2026-11-21T03:00:00.000Z';
const CURSORS = [
  'x',
  '',
  '!!!',
  'bnVsbA',
  encodeCursor([]),
  encodeCursor(['x', 'y']),
  encodeCursor([1, 2]),
  encodeCursor([INSTANT, 'x']),
  encodeCursor([INSTANT, '\u0000']),
  encodeCursor(['infinity', newId('Work')]),
  encodeCursor(['2026-02-31', newId('Work')]),
  encodeCursor(['9999999-01-01T00:00:00.000Z', newId('Work')]),
  encodeCursor([INSTANT, newId('Work'), 'more']),
  encodeCursor([1.5]),
  encodeCursor([-1]),
  encodeCursor([2 ** 31]),
  encodeCursor([1e300]),
  encodeCursor(['1']),
  encodeCursor([INSTANT]),
  Buffer.from('[null]').toString('base64url'),
  Buffer.from('{"length":2}').toString('base64url'),
  Buffer.from('[[1]]').toString('base64url'),
  'A'.repeat(10_000),
];

const ofViewer = (list: string) => (args: string) =>
  `viewer { ... on RegisteredViewer { ${list}${args} { pageInfo { hasNextPage } } } }`;

/** Every list of the schema, by the type it stands on, as a document with `first` and `after`. */
const LISTS: Record<string, (args: string) => string> = {
  'Query.newWorks': (args) => `newWorks${args} { pageInfo { hasNextPage } }`,
  'SearchResult.works': (args) => `search(keyword: "w") { works${args} { pageInfo { hasNextPage } } }`,
  'Tag.works': (args) => `node(id: $tag) { ... on Tag { works${args} { pageInfo { hasNextPage } } } }`,
  'Site.works': (args) => `node(id: $user) { ... on User { site { works${args} { pageInfo { hasNextPage } } } } }`,
  'Site.timeline': (args) =>
    `node(id: $user) { ... on User { site { timeline${args} { pageInfo { hasNextPage } } } } }`,
  'Query.portfolios': (args) => `portfolios${args} { pageInfo { hasNextPage } }`,
  'Portfolio.externalWorks': (args) =>
    `node(id: $user) { ... on User { portfolio { externalWorks${args} { pageInfo { hasNextPage } } } } }`,
  'Portfolio.works': (args) =>
    `node(id: $user) { ... on User { portfolio { works${args} { pageInfo { hasNextPage } } } } }`,
  'Portfolio.komawariWorks': (args) =>
    `node(id: $user) { ... on User { portfolio { komawariWorks${args} { pageInfo { hasNextPage } } } } }`,
  'Work.episodes': (args) => `work(id: $work) { episodes${args} { pageInfo { hasNextPage } } }`,
  'Work.viewerEpisodes': (args) => `work(id: $work) { viewerEpisodes${args} { pageInfo { hasNextPage } } }`,
  'Episode.pages': (args) => `episode(id: $episode) { pages${args} { pageInfo { hasNextPage } } }`,
  'Episode.daredemoComments': (args) =>
    `episode(id: $episode) { daredemoComments${args} { pageInfo { hasNextPage } } }`,
  'Episode.yawarakaComments': (args) =>
    `episode(id: $episode) { yawarakaComments${args} { pageInfo { hasNextPage } } }`,
  'Work.illustrations': (args) => `work(id: $work) { illustrations${args} { pageInfo { hasNextPage } } }`,
  'Site.illustrations': (args) =>
    `node(id: $user) { ... on User { site { illustrations${args} { pageInfo { hasNextPage } } } } }`,
  'RegisteredViewer.illustrations': ofViewer('illustrations'),
  'Contest.entries': (args) => `contest(identifier: "1st") { entries${args} { pageInfo { hasNextPage } } }`,
  'RegisteredViewer.blockedPeople': ofViewer('blockedPeople'),
  'RegisteredViewer.mutedPeople': ofViewer('mutedPeople'),
  'RegisteredViewer.mutedWords': ofViewer('mutedWords'),
  'RegisteredViewer.works': ofViewer('works'),
  'RegisteredViewer.connectedOIDCClients': ofViewer('connectedOIDCClients'),
  'Query.connectedOIDCClientsByUserScreenName': (args) =>
    `connectedOIDCClientsByUserScreenName${args.replace('(', `(screenName: "${creator.screenName}", `)} { pageInfo { hasNextPage } }`,
  'RegisteredViewer.oidcClientDeeds': ofViewer('oidcClientDeeds'),
  // Who asks here is no guest; the list is one field of both.
  'GuestViewer.bookmarkedWorks': (args) => `viewer { bookmarkedWorks${args} { pageInfo { hasNextPage } } }`,
  'RegisteredViewer.bookmarkedWorks': ofViewer('bookmarkedWorks'),
  'RegisteredViewer.updateInformation': ofViewer('updateInformation'),
  'RegisteredViewer.purchaseHistory': ofViewer('purchaseHistory'),
  'RegisteredViewer.withdrawalRequests': ofViewer('withdrawalRequests'),
  'RegisteredViewer.episodeAccesses': (args) =>
    `viewer { ... on RegisteredViewer { episodeAccesses${args.replace('(', '(id: $work, ')} { pageInfo { hasNextPage } } } }`,
  'RegisteredViewer.readingHistories': ofViewer('readingHistories'),
  'RegisteredViewer.fans': ofViewer('fans'),
  'RegisteredViewer.receivedDaredemoComments': ofViewer('receivedDaredemoComments'),
  'RegisteredViewer.receivedYawarakaComments': ofViewer('receivedYawarakaComments'),
  'RegisteredViewer.watchedUsers': ofViewer('watchedUsers'),
  'RegisteredViewer.notifications': ofViewer('notifications'),
  'RegisteredViewer.scoutMessages': ofViewer('scoutMessages'),
  'RegisteredViewer.sessions': ofViewer('sessions'),
  'RegisteredViewer.trash': ofViewer('trash'),
};

async function ask(list: string, first: number | null, after: string | null) {
  const [tag] = await test.services.database.query<{ id: string }>(
    'findAnyTag',
    'SELECT tag_id AS id FROM work_tags LIMIT 1',
  );
  const selection = LISTS[list]?.('(first: $first, after: $after)') ?? '';
  const used = {
    $work: ids.work,
    $episode: ids.episode,
    $tag: tag?.id ?? newId('Tag'),
    $user: creator.actor.accountId,
  };
  const declared = Object.keys(used)
    .filter((name) => selection.includes(name))
    .map((name) => `, ${name}: ID!`)
    .join('');
  const variables = {
    first,
    after,
    ...Object.fromEntries(Object.entries(used).map(([name, value]) => [name.slice(1), value])),
  };
  const { errors } = await test.run(
    `query L($first: Int, $after: String${declared}) { ${selection} }`,
    variables,
    creator,
  );
  return errors[0]?.extensions['code'] ?? 'OK';
}

describe('lists', () => {
  beforeAll(async () => {
    await test.run(
      'mutation T($id: ID!) { updateWork(input: { id: $id, expectedRevision: 1, work: { title: "w", tagTitles: ["list"] } }) { problems { message } } }',
      { id: ids.work },
      creator,
    );
    await test.services.database.query(
      'insertContest',
      `INSERT INTO contests (id, identifier, title, tag_id, opens_at, closes_at)
       SELECT $1, '1st', 'c', tag_id, now() - interval '1 day', now() + interval '1 day' FROM work_tags LIMIT 1`,
      [newId('Contest')],
    );
    await test.run('mutation P { addPortfolioCategory(input: { title: "c" }) { problems { message } } }', {}, creator);
  });

  it('all of them are tried here', () => {
    const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(Object.keys(LISTS).toSorted()).toEqual(lists.toSorted());
  });

  it.each(Object.keys(LISTS))('%s begins at no place that is not one of its own', async (list) => {
    for (const cursor of CURSORS) {
      const code = await ask(list, 5, cursor);
      expect([cursor, ['OK', 'BAD_USER_INPUT'].includes(String(code))]).toEqual([cursor, true]);
    }
    expect(await ask(list, 5, 'x')).toBe('BAD_USER_INPUT');
    expect(test.faults).toEqual([]);
  });

  it.each(Object.keys(LISTS))('%s gives one to a bounded number of entries', async (list) => {
    for (const first of [0, -1, 201, 2_147_483_647])
      expect([first, await ask(list, first, null)]).toEqual([first, 'BAD_USER_INPUT']);
    expect(await ask(list, 1, null)).toBe('OK');
    expect(await ask(list, null, null)).toBe('OK');
  });
});

describe('ids and instants', () => {
  it('an id of another type is not found, whatever it names', async () => {
    const others = (Object.keys(ID_PREFIXES) as IdType[]).map(newId);
    for (const field of ['work', 'episode', 'node'] as const) {
      for (const id of [
        ...others,
        ids.image,
        field === 'work' ? ids.episode : ids.image,
        field === 'episode' ? ids.work : ids.image,
        ids.work.toUpperCase(),
        `${ids.work} `,
      ]) {
        expect(
          (await test.run(`query Q($id: ID!) { ${field}(id: $id) { id } }`, { id })).errors[0]?.extensions['code'],
        ).toBe('NOT_FOUND');
      }
    }
  });

  it.each([
    '',
    'tomorrow',
    '1',
    '2026',
    '2026-11-21',
    '2026-11-21 03:00',
    '2026-11-21T03:00',
    'banana 5',
    '2026-11-21T25:00:00Z',
    '+012026-11-21T03:00:00Z',
    0,
    1e15,
    true,
    null,
    {},
    ['2026-11-21T03:00:00Z'],
  ])('%j is no instant to publish at', async (publishAt) => {
    const document =
      'mutation U($id: ID!, $at: DateTime!) { updateEpisode(input: { id: $id, expectedRevision: 1, episode: { status: SCHEDULED, publishAt: $at } }) { problems { code } } }';
    const { status, errors } = await test.run(document, { id: ids.episode, at: publishAt }, creator);
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('a page number that does not exist is refused, and a place behind the last page is empty', async () => {
    for (const pageNumber of [0, -1, 201, 2_147_483_647]) {
      const { errors } = await test.run(
        'mutation H($id: ID!, $n: Int) { addReadingHistory(input: { episodeID: $id, pageNumber: $n }) { ok } }',
        { id: ids.episode, n: pageNumber },
        creator,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'pageNumber' });
    }
    const { data } = await test.run(
      'query P($id: ID!, $after: String) { episode(id: $id) { pages(after: $after) { nodes { id } totalCount } } }',
      { id: ids.episode, after: encodeCursor([150]) },
    );
    expect(data.episode.pages).toEqual({ nodes: [], totalCount: 1 });
  });
});
