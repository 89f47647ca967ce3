import { execute, getNamedType, isObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST, type Actor } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { creatorLists } from '../testing/creatorLists.ts';
import { MARKER } from '../testing/fixtures.ts';
import { createMarkedFixtures, type MarkedFixtures } from '../testing/createMarkedFixtures.ts';
import { callRootField, callRootFieldBriefly, rootFieldsOf } from '../testing/selectEverything.ts';
import { createContext } from '../graphql/context.ts';
import { presentError } from '../graphql/presentError.ts';
import { schema } from './schema.ts';

let test: TestApp;
let fixtures: MarkedFixtures;
let strangers: { name: string; actor: Actor }[];
/** Everything any stranger was ever answered in this file. */
const answers: { asked: string; text: string }[] = [];

beforeAll(async () => {
  test = await createTestApp();
  fixtures = await createMarkedFixtures(test);
  strangers = [
    { name: 'a guest', actor: GUEST },
    { name: 'a visitor with an account', actor: (await test.visit()).actor },
    { name: 'another creator', actor: (await test.signUpCreator('stranger')).actor },
  ];
});
afterAll(() => test.close());

/** Runs a document for every stranger and keeps what came, errors included. Answers the guest's data. */
async function ask(source: string, variables: Record<string, unknown>) {
  const results = [];
  // Checked once for all strangers, and uncompiled: each of these documents is far longer than any of ours.
  const document = parse(source);
  const mistakes = validate(schema, document);
  for (const { name, actor } of strangers) {
    const context = createContext({ services: test.services, actor, reader: test.services.database });
    const result =
      mistakes.length > 0
        ? { errors: mistakes, data: null }
        : await execute({ schema, document, variableValues: variables, contextValue: context });
    const shown = {
      data: result.data ?? null,
      errors: result.errors?.map((error) => presentError(error, () => undefined, 'en')),
    };
    answers.push({
      asked: `${name}: ${source.slice(0, 60)} ${JSON.stringify(variables)}`,
      text: JSON.stringify(shown),
    });
    results.push(shown);
  }
  return results[0] ?? { data: null, errors: [] };
}

const hiddenIds = () => Object.values(fixtures.hidden).flat();
const openIds = () => [
  fixtures.visible.workId,
  fixtures.visible.episodeId,
  fixtures.visible.fanEpisodeId,
  fixtures.visible.softEpisodeId,
  fixtures.visible.userId,
  fixtures.visible.illustrationId,
];
const byId = () => ({ hidden: hiddenIds().map((id) => ({ id })), open: openIds().map((id) => ({ id })) });

type Variables = Record<string, unknown>;

/** Lists whose entries `illustration` and the walk of lists select whole; through everything else they only lengthen documents. */
const SELECTED_ELSEWHERE = ['illustrations', 'authorsOtherIllustrations'];

/** What a curious stranger would pass to each field: names of hidden things, and questions that have an answer. A new root field has to be added here. */
const QUESTIONS: Record<string, () => { hidden: Variables[]; open: Variables[]; leaveOut?: string[] }> = {
  bankBranches: () => ({ hidden: [{ bankCode: '0001', text: MARKER }], open: [] }),
  banks: () => ({ hidden: [{ text: MARKER }], open: [] }),
  banner: () => ({ hidden: [], open: [{}] }),
  checkXOAuthTokenTakenByXUserId: () => ({ hidden: [{ xUserId: MARKER }], open: [] }),
  canShowFeature: () => ({ hidden: [{ name: 'nothing' }], open: [] }),
  // Told to the account of the name alone (openid/provider/connectedClientsOf.test.ts).
  connectedOIDCClientsByUserScreenName: () => ({
    hidden: fixtures.names.screenNames.map((screenName) => ({ screenName, token: null })),
    open: [],
  }),
  contest: () => ({ hidden: [], open: [{ identifier: '1st' }, { identifier: '2nd' }, { identifier: '3rd' }] }),
  currentContest: () => ({ hidden: [], open: [{}] }),
  decryptEmailAddress: () => ({ hidden: [{ encryptedEmail: 'AAAA' }], open: [] }),
  episode: byId,
  hotNewEpisodes: () => ({ hidden: [], open: [{ first: 50 }] }),
  hotTags: () => ({ hidden: [], open: [{ first: 50 }] }),
  hotWorks: () => ({ hidden: [], open: [{ first: 50 }] }),
  illustration: () => ({ ...byId(), leaveOut: ['user'] }),
  infoEntries: () => ({ hidden: [], open: [{ first: 50 }] }),
  newWorks: () => ({ hidden: [], open: [{ first: 100, after: null }] }),
  node: () => ({ hidden: [...hiddenIds(), ...openIds()].map((id) => ({ id })), open: [] }),
  ranking: () => ({ hidden: [], open: ['DAILY', 'WEEKLY', 'MONTHLY', 'TOTAL'].map((period) => ({ period })) }),
  // What it shows to somebody with a link is another matter (reviews/reviews.test.ts).
  review: () => ({ hidden: [{ token: 'x', key: 'x' }], open: [] }),
  scoutMessage: () => ({ hidden: [{ id: newId('ScoutMessage') }], open: [] }),
  search: () => ({
    hidden: [
      ...fixtures.names.tags.flatMap((tag) => [tag, `tag:${tag}`, `-plain ${tag}`]),
      ...fixtures.names.screenNames.flatMap((name) => [name, `by:${name}`, `@${name}`]),
    ].map((keyword) => ({ keyword, searchSortMethod: 'UPDATED' })),
    open: [MARKER, MARKER.slice(0, 1), 'plain', 'tag:plain', `-${MARKER}`, '先生', `${MARKER}x`].flatMap((keyword) =>
      ['RELEVANCE', 'NEW', 'POPULAR', 'UPDATED'].map((searchSortMethod) => ({ keyword, searchSortMethod })),
    ),
    // What hangs below what it finds, the fields `work`, `episode`, `user` and `tag` select whole.
    leaveOut: [
      ...SELECTED_ELSEWHERE,
      'authorsOtherRecommendedWorks',
      'firstEpisode',
      'latestEpisodes',
      'nextEpisode',
      'pages',
      'portfolio',
      'previousEpisode',
      'relatedTags',
      'site',
      'viewerEpisodes',
      'work',
    ],
  }),
  // What operators write is for everybody from the moment they write it.
  operatorPage: () => ({ hidden: [], open: [{ kind: 'TERMS' }] }),
  operatorPageEdition: () => ({ hidden: [{ kind: 'TERMS', number: 9 }], open: [] }),
  portfolios: () => ({ hidden: [], open: [{ first: 100, after: null }] }),
  // A purchase is its buyer's alone (purchases/purchaseEpisode.test.ts).
  purchasedEpisodeId: () => ({ hidden: [{ intentId: 'pi_x' }], open: [] }),
  pickupTags: () => ({ hidden: [], open: [{}] }),
  reCaptchaKeys: () => ({ hidden: [], open: [{}] }),
  recommendedTags: () => ({ hidden: [], open: [{}] }),
  salesTerms: () => ({ hidden: [], open: [{}] }),
  sellingNewEpisodes: () => ({ hidden: [], open: [{ first: 50 }] }),
  statistics: () => ({
    hidden: [],
    open: [{ episodeIds: [...hiddenIds(), ...openIds()], workIds: [...hiddenIds(), ...openIds()] }],
  }),
  tagDirectory: () => ({ hidden: [], open: [{}] }),
  tag: () => ({ hidden: fixtures.names.tags.map((title) => ({ title })), open: [{ title: fixtures.visible.tag }] }),
  themes: () => ({ hidden: [], open: [{ first: 50 }] }),
  user: () => ({
    hidden: fixtures.names.screenNames.map((screenName) => ({ screenName })),
    open: [{ screenName: fixtures.visible.screenName }],
  }),
  viewAs: () => ({ hidden: [], open: [{}] }),
  // The things in the viewer's own lists are of types that the other fields select whole. What notifications show has a
  // walk of its own (notifications/shown.test.ts).
  // Clients that wait for an operator are walked where they are registered (openid/).
  validateOIDCAuthenticationRequestParameters: () => ({
    hidden: [{ input: { parameters: [{ name: 'client_id', value: 'nobody' }] } }],
    open: [{ input: { parameters: [] } }],
  }),
  verifyReCaptchaAssessmentScoreToken: () => ({ hidden: [{ action: 'COMMENT', token: 'x' }], open: [] }),
  verifyReCaptchaBypassToken: () => ({ hidden: [{ action: 'COMMENT' }], open: [] }),
  viewer: () => ({
    hidden: [],
    open: [{}],
    leaveOut: [
      'user',
      'tags',
      'episodes',
      'firstEpisode',
      'viewerEpisodes',
      'latestEpisodes',
      'scheduledEpisodes',
      'authorsOtherRecommendedWorks',
      'pages',
      'daredemoComments',
      'yawarakaComments',
      'yawarakaCommentPostedUsers',
      'adSlotCollection',
      'previousEpisode',
      'nextEpisode',
      'authorsOtherIllustrations',
      'illustrations',
      'portfolio',
      'entity',
      'item',
      'notifications',
    ],
  }),
  work: byId,
  yawarakaDesk: () => ({ hidden: [{}], open: [] }),
  withdrawalTerms: () => ({ hidden: [], open: [{}] }),
};

/** Asks for one entry at a time; a new list has to be added here. */
const LISTS: Record<string, { document: string; variables: () => Record<string, unknown>; at: string[] }> = {
  'Query.newWorks': {
    document:
      'query L($after: String) { newWorks(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } }',
    variables: () => ({}),
    at: ['newWorks'],
  },
  'GuestViewer.bookmarkedWorks': {
    document:
      'query L($after: String) { viewer { bookmarkedWorks(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({}),
    at: ['viewer', 'bookmarkedWorks'],
  },
  'Contest.entries': {
    document:
      'query L($after: String) { contest(identifier: "1st") { entries(first: 1, after: $after) { totalCount nodes { id work { id title } prizeName comments { body } } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({}),
    at: ['contest', 'entries'],
  },
  'Tag.works': {
    document:
      'query L($title: String!, $after: String) { tag(title: $title) { works(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ title: fixtures.visible.tag }),
    at: ['tag', 'works'],
  },
  'SearchResult.works': {
    document:
      'query L($keyword: String!, $after: String) { search(keyword: $keyword) { works(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ keyword: 'plain' }),
    at: ['search', 'works'],
  },
  ...creatorLists(() => fixtures.visible),
  'Work.episodes': {
    document:
      'query L($id: ID!, $after: String) { work(id: $id) { episodes(first: 1, after: $after) { totalCount nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: fixtures.visible.workId }),
    at: ['work', 'episodes'],
  },
  'Work.viewerEpisodes': {
    document:
      'query L($id: ID!, $after: String) { work(id: $id) { viewerEpisodes(first: 1, after: $after) { totalCount nodes { id title } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: fixtures.visible.workId }),
    at: ['work', 'viewerEpisodes'],
  },
  'Episode.pages': {
    document:
      'query L($id: ID!, $after: String) { episode(id: $id) { pages(first: 1, after: $after) { nodes { id altText transcript } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: fixtures.visible.fanEpisodeId }),
    at: ['episode', 'pages'],
  },
  'Episode.daredemoComments': {
    document:
      'query L($id: ID!, $after: String) { episode(id: $id) { daredemoComments(first: 1, after: $after) { nodes { id body } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: fixtures.visible.episodeId }),
    at: ['episode', 'daredemoComments'],
  },
  'Episode.yawarakaComments': {
    document:
      'query L($id: ID!, $after: String) { episode(id: $id) { yawarakaComments(first: 1, after: $after) { nodes { id body } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: fixtures.visible.softEpisodeId }),
    at: ['episode', 'yawarakaComments'],
  },
};

/** A list as it is walked here. */
interface ListPage {
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const listAt = (data: unknown, at: string[]): ListPage =>
  at.reduce((value, key) => (value as Record<string, unknown>)[key], data) as ListPage;

/** What `text` gives away: marked words, and ids of hidden things that nobody asked for. */
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
      const { hidden, open, leaveOut = SELECTED_ELSEWHERE } = questions();
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
  });

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
    const ofOneself = ['Query.connectedOIDCClientsByUserScreenName'];
    expect([...Object.keys(LISTS), ...ofOneself].toSorted(), 'every list is walked').toEqual(lists.toSorted());
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
    const { workId, episodeId, fanEpisodeId, imageId, illustrationId } = fixtures.visible;
    for (const seen of [
      workId,
      episodeId,
      fanEpisodeId,
      imageId,
      illustrationId,
      'plain work',
      'plain transcript',
      'plain external',
      'plain category',
      'plain illustration-alt',
      'plain news',
      'plain judge',
    ])
      expect(all).toContain(seen);
  });

  it('and what was made is there for its owner', async () => {
    const rows = await test.services.database.query<{ count: number }>(
      'countFixtures',
      `SELECT count(*)::int AS count FROM works WHERE title LIKE '${MARKER}%'`,
    );
    expect(rows[0]?.count).toBe(fixtures.hidden.works.length);
    expect(fixtures.hidden.images.length).toBeGreaterThan(14);
  });

  it('a hidden thing answers exactly as a thing that never was', async () => {
    const { works, episodes, users, tags, portfolios, illustrations } = fixtures.hidden;
    for (const [field, ids, type] of [
      ['work', works, 'Work'],
      ['episode', episodes, 'Episode'],
      ['illustration', illustrations, 'Illustration'],
      ['node', [...works, ...episodes, ...users, ...tags, ...portfolios, ...illustrations], 'Work'],
    ] as const) {
      const document = `query Q($id: ID!) { ${field}(id: $id) { id } }`;
      const never = await ask(document, { id: newId(type) });
      for (const id of ids) expect(await ask(document, { id })).toEqual(never);
    }
  });
});
