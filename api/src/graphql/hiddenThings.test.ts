import { getNamedType, graphql, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST, type Actor } from '../kernel/actor.ts';
import { signatureQuery } from '../images/index.ts';
import { newId } from '../kernel/ids.ts';
import { deriveKey, sign, type SecretPurpose } from '../kernel/secrets.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { MARKER, plantMarkers, type Planted } from '../testing/plantMarkers.ts';
import { callRootField, callRootFieldBriefly, rootFieldsOf } from '../testing/selectEverything.ts';
import { createContext } from './context.ts';
import { presentError } from './presentError.ts';
import { schema } from './schema.ts';

let test: TestApp;
let planted: Planted;
let strangers: { name: string; actor: Actor }[];
/** Everything any stranger was ever answered in this file. */
const answers: { asked: string; text: string }[] = [];

beforeAll(async () => {
  test = await createTestApp();
  planted = await plantMarkers(test);
  strangers = [
    { name: 'a guest', actor: GUEST },
    { name: 'a visitor with an account', actor: (await test.visit()).actor },
    { name: 'another creator', actor: (await test.signUpCreator('stranger')).actor },
  ];
}, 120_000);
afterAll(() => test.close());

/** Runs a document for every stranger and keeps what came, errors included. Answers the guest's data. */
async function ask(source: string, variables: Record<string, unknown>) {
  const results = [];
  for (const { name, actor } of strangers) {
    const context = createContext({ services: test.services, actor, reader: test.services.database });
    // Uncompiled: each of these documents is far longer than any of ours, and runs a few times only.
    const result = await graphql({ schema, source, variableValues: variables, contextValue: context });
    const shown = {
      data: result.data ?? null,
      errors: result.errors?.map((error) => presentError(error, () => undefined)),
    };
    answers.push({
      asked: `${name}: ${source.slice(0, 60)} ${JSON.stringify(variables)}`,
      text: JSON.stringify(shown),
    });
    results.push(shown);
  }
  return results[0] ?? { data: null, errors: [] };
}

const hiddenIds = () => Object.values(planted.hidden).flat();
const openIds = () => [
  planted.visible.workId,
  planted.visible.episodeId,
  planted.visible.fanEpisodeId,
  planted.visible.userId,
];
const byId = () => ({ hidden: hiddenIds().map((id) => ({ id })), open: openIds().map((id) => ({ id })) });

type Variables = Record<string, unknown>;

/** What a curious stranger would pass to each field: names of hidden things, and questions that have an answer. A new root field has to be added here. */
const QUESTIONS: Record<string, () => { hidden: Variables[]; open: Variables[]; leaveOut?: string[] }> = {
  decryptEmailAddress: () => ({ hidden: [{ encryptedEmail: 'AAAA' }], open: [] }),
  episode: byId,
  hotNewEpisodes: () => ({ hidden: [], open: [{ first: 50 }] }),
  hotTags: () => ({ hidden: [], open: [{ first: 50 }] }),
  hotWorks: () => ({ hidden: [], open: [{ first: 50 }] }),
  newWorks: () => ({ hidden: [], open: [{ first: 100, after: null }] }),
  node: () => ({ hidden: [...hiddenIds(), ...openIds()].map((id) => ({ id })), open: [] }),
  statistics: () => ({
    hidden: [],
    open: [{ episodeIds: [...hiddenIds(), ...openIds()], workIds: [...hiddenIds(), ...openIds()] }],
  }),
  tag: () => ({ hidden: planted.names.tags.map((title) => ({ title })), open: [{ title: planted.visible.tag }] }),
  user: () => ({
    hidden: planted.names.screenNames.map((screenName) => ({ screenName })),
    open: [{ screenName: planted.visible.screenName }],
  }),
  // The things in the viewer's own lists are of types that the other fields select whole.
  viewer: () => ({
    hidden: [],
    open: [{}],
    leaveOut: [
      'user',
      'tags',
      'episodes',
      'firstEpisode',
      'viewerEpisodes',
      'authorsOtherRecommendedWorks',
      'pages',
      'daredemoComments',
      'previousEpisode',
      'nextEpisode',
    ],
  }),
  work: byId,
};

/** Asks for one entry at a time; a new list has to be added here. */
const LISTS: Record<string, { document: string; variables: () => Record<string, unknown>; at: string[] }> = {
  'Query.newWorks': {
    document:
      'query L($after: String) { newWorks(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } }',
    variables: () => ({}),
    at: ['newWorks'],
  },
  'Tag.works': {
    document:
      'query L($title: String!, $after: String) { tag(title: $title) { works(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ title: planted.visible.tag }),
    at: ['tag', 'works'],
  },
  'Site.works': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { site { works(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: planted.visible.screenName }),
    at: ['user', 'site', 'works'],
  },
  'Site.timeline': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { site { timeline(first: 1, after: $after) { nodes { ... on EpisodeTimelineItem { id episode { id title } } } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: planted.visible.screenName }),
    at: ['user', 'site', 'timeline'],
  },
  'Work.episodes': {
    document:
      'query L($id: ID!, $after: String) { work(id: $id) { episodes(first: 1, after: $after) { totalCount nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: planted.visible.workId }),
    at: ['work', 'episodes'],
  },
  'Work.viewerEpisodes': {
    document:
      'query L($id: ID!, $after: String) { work(id: $id) { viewerEpisodes(first: 1, after: $after) { totalCount nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: planted.visible.workId }),
    at: ['work', 'viewerEpisodes'],
  },
  'Episode.pages': {
    document:
      'query L($id: ID!, $after: String) { episode(id: $id) { pages(first: 1, after: $after) { nodes { id altText transcript } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: planted.visible.fanEpisodeId }),
    at: ['episode', 'pages'],
  },
  'Episode.daredemoComments': {
    document:
      'query L($id: ID!, $after: String) { episode(id: $id) { daredemoComments(first: 1, after: $after) { nodes { id body } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: planted.visible.episodeId }),
    at: ['episode', 'daredemoComments'],
  },
};

/** A list as it is walked here. */
interface ListPage {
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const listAt = (data: unknown, at: string[]): ListPage =>
  at.reduce((value, key) => (value as Record<string, unknown>)[key], data) as ListPage;

/** What `text` gives away: planted words, and ids of hidden things that nobody asked for. */
function leaksIn(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(new RegExp(`${MARKER}[\\w.-]*`, 'g'))].map(([word]) => word);
  return [...new Set([...words, ...hiddenIds().filter((id) => text.includes(id))])];
}

describe('what is not public is told to no stranger', () => {
  it('through no root field, with every id, title and name that exists', async () => {
    expect(Object.keys(QUESTIONS).toSorted(), 'every root field has its questions').toEqual(
      rootFieldsOf(schema, 'query'),
    );
    for (const [name, questions] of Object.entries(QUESTIONS)) {
      const { hidden, open, leaveOut = [] } = questions();
      for (const variables of hidden) await ask(callRootFieldBriefly(schema, 'query', name), variables);
      // The second form leaves out fields whose refusal would hide what stands beside them.
      for (const source of [
        ...callRootField(schema, 'query', name, leaveOut),
        ...callRootField(schema, 'query', name, [...leaveOut, 'site', 'work']),
      ]) {
        for (const variables of open) await ask(source, variables);
      }
    }
    expect(answers.flatMap(({ asked, text }) => leaksIn(text).map((leak) => `${leak} <- ${asked}`))).toEqual([]);
  }, 120_000);

  it('through no list, however it is paged', async () => {
    const lists = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && type.name !== 'RegisteredViewer')
      .flatMap((type) =>
        isObjectType(type)
          ? Object.values(type.getFields())
              .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
              .map((field) => `${type.name}.${field.name}`)
          : [],
      );
    expect(Object.keys(LISTS).toSorted(), 'every list is walked').toEqual(lists.toSorted());
    for (const { document, variables, at } of Object.values(LISTS)) {
      let after: string | null = null;
      do {
        const page: ListPage = listAt((await ask(document, { ...variables(), after })).data, at);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
    }
    expect(answers.flatMap(({ asked, text }) => leaksIn(text).map((leak) => `${leak} <- ${asked}`))).toEqual([]);
  });

  it('and the walk did see what is public, so it looked in the right places', () => {
    const all = answers.map((answer) => answer.text).join('\n');
    const { workId, episodeId, fanEpisodeId, imageId } = planted.visible;
    for (const seen of [workId, episodeId, fanEpisodeId, imageId, 'plain work', 'plain transcript'])
      expect(all).toContain(seen);
  });

  it('and what was planted is there for its owner', async () => {
    const rows = await test.services.database.query<{ count: number }>(
      'countPlanted',
      `SELECT count(*)::int AS count FROM works WHERE title LIKE '${MARKER}%'`,
    );
    expect(rows[0]?.count).toBe(planted.hidden.works.length);
    expect(planted.hidden.images.length).toBeGreaterThan(14);
  });

  it('a hidden thing answers exactly as a thing that never was', async () => {
    const { works, episodes, users, tags } = planted.hidden;
    for (const [field, ids, type] of [
      ['work', works, 'Work'],
      ['episode', episodes, 'Episode'],
      ['node', [...works, ...episodes, ...users, ...tags], 'Work'],
    ] as const) {
      const document = `query Q($id: ID!) { ${field}(id: $id) { id } }`;
      const never = await ask(document, { id: newId(type) });
      for (const id of ids) expect(await ask(document, { id })).toEqual(never);
    }
  });
});

describe('pictures of what is not public', () => {
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => test.app.inject({ method, url });

  async function namesOf(imageId: string): Promise<string[]> {
    const names = [];
    for await (const { key } of test.services.objects.list(`derivatives/${imageId}/`))
      names.push(key.split('/').at(-1) ?? '');
    return names;
  }

  it('are not there without a signature, nor with one that is forged, expired, or of something else', async () => {
    const { secret } = test.services.config;
    const other = planted.visible.imageId;
    const later = Math.floor(Date.now() / 1000) + 600;
    const signedFor = (purpose: SecretPurpose, text: string) => sign(deriveKey(secret, purpose), text);
    const attempts = (id: string) => [
      '',
      '?exp=&sig=',
      `?exp=${later}`,
      `?exp=${later}&sig=AAAAAAAAAAAAAAAAAAAAAA`,
      `?exp=${later}&sig=${sign(Buffer.alloc(32), `GET ${id} ${later}`)}`,
      signatureQuery(secret, other),
      signatureQuery(secret, id, Date.now() - 3_600_000),
      signatureQuery(secret, id).replace(/exp=\d+/, `exp=${later + 3600}`),
      signatureQuery(secret, id).replace(/sig=(.)/, (_, first: string) => `sig=${first === 'A' ? 'B' : 'A'}`),
      `${signatureQuery(secret, id)}&exp=${later}`,
      ...(['token-signing', 'sign-up-email', 'visitor-key', 'upload'] as const).map(
        (purpose) => `?exp=${later}&sig=${signedFor(purpose, `GET ${id} ${later}`)}`,
      ),
    ];
    for (const id of planted.hidden.images) {
      const [name = ''] = await namesOf(id);
      for (const query of attempts(id))
        expect([query, (await get(`/images/${id}/${name}${query}`)).statusCode]).toEqual([query, 404]);
    }
  });

  it('are not there in any size', async () => {
    for (const id of planted.hidden.images) {
      for (const name of await namesOf(id)) {
        const [read, looked] = await Promise.all([get(`/images/${id}/${name}`), get(`/images/${id}/${name}`, 'HEAD')]);
        expect([read.statusCode, looked.statusCode, read.body]).toEqual([404, 404, 'Not found\n']);
      }
    }
  });

  it('are there for who holds a signature of the API, and what is public needs none', async () => {
    const [id = ''] = planted.hidden.images;
    const [name = ''] = await namesOf(id);
    expect((await get(`/images/${id}/${name}${signatureQuery(test.services.config.secret, id)}`)).statusCode).toBe(200);
    const [publicName = ''] = await namesOf(planted.visible.imageId);
    expect((await get(`/images/${planted.visible.imageId}/${publicName}`)).statusCode).toBe(200);
  });

  it('and the original of no picture, public or not, is served under any address', async () => {
    const signature = signatureQuery(test.services.config.secret, planted.visible.imageId);
    for (const id of [planted.visible.imageId, planted.hidden.images[0] ?? '']) {
      const original = await test.services.objects.read(`originals/${id}`);
      const names = [
        'original',
        'original.png',
        'original.webp',
        'originals',
        id,
        `${id}.png`,
        '../originals',
        `..%2f..%2foriginals%2f${id}`,
        `%2e%2e/%2e%2e/originals/${id}`,
        `..%5c..%5coriginals%5c${id}`,
        '9999.webp',
        '400.png',
        '',
      ];
      const places = [
        `/originals/${id}`,
        `/images/originals/${id}`,
        `/objects/originals/${id}`,
        `/derivatives/${id}/400.webp`,
        `/uploads/${id}`,
        `/.data/objects/originals/${id}`,
        `/images/${id}`,
        `/images//${id}/original`,
      ];
      for (const url of [
        ...names.map((name) => `/images/${id}/${name}`),
        ...names.map((name) => `/images/${id}/${name}${signature}`),
        ...places,
      ]) {
        const response = await get(url);
        expect([url, response.statusCode === 200, response.rawPayload.includes(original.subarray(0, 64))]).toEqual([
          url,
          false,
          false,
        ]);
      }
    }
  });
});
