import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { compareAnalytics, rollUpAnalytics } from '../rollups/index.ts';
import { NO_DETAILS } from '../../readers/reading/index.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let reader: TestPerson;
let workId: string;
let episodeId: string;
let foreignId: string;

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }';
async function publish(person: TestPerson, pages = 1): Promise<{ workId: string; episodeId: string }> {
  const images = await Promise.all(Array.from({ length: pages }, () => test.addImage(person)));
  const e = { status: 'PUBLIC', pages: images.map((imageId) => ({ imageId })) };
  const { data } = await test.run(CREATE, { w: { title: 'w', genre: 'FANTASY' }, e }, person);
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}

let counter = 0;
function happens(
  kind: 'OPEN' | 'COMPLETED' | 'LEAVE' | 'REFERRER' | 'SHARE',
  personKey: string,
  more: object = {},
): void {
  const isGuest = personKey.startsWith('guest:');
  counter += 1;
  test.services.readingEvents.add({
    ...NO_DETAILS,
    kind,
    episodeId,
    workId,
    personKey,
    isGuest,
    eventId: `e${counter}`,
    ...more,
  });
}
async function count(): Promise<void> {
  await test.services.readingEvents.settle();
  await rollUpAnalytics(test.services.database);
}

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('mina');
  other = await test.signUpCreator('other');
  reader = await test.signUpCreator('reader');
  ({ workId, episodeId } = await publish(owner, 3));
  ({ workId: foreignId } = await publish(other));
  for (let number = 0; number < 4; number++) happens('OPEN', `guest:${number}`);
  happens('OPEN', reader.actor.accountId);
  happens('OPEN', 'guest:0');
  happens('COMPLETED', 'guest:0');
  happens('LEAVE', 'guest:1', { eventId: 'opening1 1 0', pageNumber: 1, leavePosition: 0.3 });
  happens('LEAVE', 'guest:1', { eventId: 'opening1 2 0', pageNumber: 2, leavePosition: 0.6 });
  happens('LEAVE', 'guest:0', { eventId: 'opening2 3 1', pageNumber: 3, leavePosition: 1 });
  happens('REFERRER', 'guest:1', { source: 't.co', utmCampaign: 'ep1' });
  happens('SHARE', 'guest:1', { source: 'X' });
  await count();
  await compareAnalytics(test.services.database);
});
afterAll(() => test.close());

const ask = (fields: string, as: TestPerson | null = owner, variables: object = {}) =>
  test.run(
    `query GetWorkAnalyticsData($id: ID!) { viewer { ... on RegisteredViewer { ${fields} } } }`,
    { id: workId, ...variables },
    as,
  );
const codeOf = (answer: { errors: { extensions: Record<string, unknown> }[] }) =>
  answer.errors[0]?.extensions['code'] ?? 'OK';

describe('what is known of the readers of a work', () => {
  it('says views, people, completion, stops by page, sources with a row for direct, and what registered readers did', async () => {
    const { data, errors } = await ask(`analyticsData(workId: $id) {
      readers hasFewReaders closedThrough
      viewCounts { total people days { views people } } reactions { likes shares }
      completeReading { rate finishers people }
      readerRetention { episodes { goOn reaches episode { views people } } pages { openings pages { pageNumber stops reached } worstPage { pageNumber } } }
      referrers { kind host utmCampaign visits } readerAttributes { readers gender { label readers } } readerActions { readers bookmarked }
      surveyInterest { fun normal noFun funRate } shareImageSummary { chosen altText numbers { measure isOffered } }
    }`);
    expect(errors).toEqual([]);
    const figures = data.viewer.analyticsData;
    expect(figures.viewCounts).toEqual({ total: 5, people: 5, days: [{ views: 5, people: 5 }] });
    expect(figures.completeReading).toEqual({ rate: 0.2, finishers: 1, people: 5 });
    expect(figures.readerRetention.pages).toEqual({
      openings: 2,
      pages: [
        { pageNumber: 1, stops: 0, reached: 2 },
        { pageNumber: 2, stops: 1, reached: 2 },
        { pageNumber: 3, stops: 1, reached: 1 },
      ],
      worstPage: { pageNumber: 2 },
    });
    expect(figures.referrers).toEqual([
      { kind: 'OTHER', host: 't.co', utmCampaign: 'ep1', visits: 1 },
      { kind: 'DIRECT', host: '', utmCampaign: null, visits: 0 },
    ]);
    expect(figures.readerAttributes).toEqual({ readers: 1, gender: [] });
    expect(figures.surveyInterest).toEqual({ fun: null, normal: null, noFun: null, funRate: null });
    expect(figures.shareImageSummary.chosen).toEqual([]);
    expect([figures.hasFewReaders, figures.reactions]).toEqual([true, { likes: 0, shares: 1 }]);
  });

  it('says why it compares nothing: fewer than thirty people read the work', async () => {
    const targets = await ask('analyticsCompareTargets(workId: $id) { id group genre workCount }');
    expect(targets.data.viewer.analyticsCompareTargets.map(({ id }: { id: string }) => id)).toEqual([
      'genre:FANTASY',
      'universal',
      'ranked',
    ]);
    const { data } = await ask(
      'analyticsCompareData(workId: $id, targets: ["universal"]) { whyNot numbers { value } } analyticsCompareGraph(workId: $id, targets: ["universal"], graph: VIEWS_OF_DAY) { whyNot points { place value } }',
    );
    expect(data.viewer.analyticsCompareData).toEqual([{ whyNot: 'FEW_READERS', numbers: [] }]);
    expect(data.viewer.analyticsCompareGraph).toEqual([
      { whyNot: null, points: [{ place: 0, value: 5 }] },
      { whyNot: 'FEW_READERS', points: [] },
    ]);
  });
});

it.each([
  ['en', /^One view: the first page stood/, /^Goes on: people/, /^Stops here: the last page/],
  ['ja', /^画面に最初のページが1秒間表示される/, /^「前の話からの継続」は/, /^「ここで離脱」は/],
])('says in the language that is asked for (%s) what the numbers mean', async (language, views, goesOn, stops) => {
  const query = `query Q($id: ID!) { viewer { ... on RegisteredViewer { accesses { definition } analyticsData(workId: $id) {
    viewCounts { definition } reactions { definition } completeReading { definition } surveyInterest { definition }
    readerRetention { definition pages { definition } } readerAttributes { definition } readerActions { definition } } } } }`;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/graphql?opname=Q',
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': language },
    payload: { query, variables: { id: workId } },
  });
  const { accesses, analyticsData } = answer.json().data.viewer;
  expect(accesses.definition).toMatch(views);
  expect(analyticsData.viewCounts.definition).toBe(accesses.definition);
  expect(analyticsData.readerRetention).toMatchObject({
    definition: expect.stringMatching(goesOn),
    pages: { definition: expect.stringMatching(stops) },
  });
  for (const { definition } of Object.values<{ definition: string }>(analyticsData))
    expect(/[\u3040-\u30ff]/.test(definition), definition).toBe(language === 'ja');
  expect(answer.headers['content-language']).toBe(language);
});

describe('accesses', () => {
  it('come by day, by work, by episode, by source, and of the last thirty minutes', async () => {
    const { data, errors } = await ask(
      `accesses(days: 2) { days { views people } works { work { id } views viewsBefore people } referrers { kind visits } live { views minutes { views } episodes { episode { id } views } } }
       episodeAccesses(id: $id, first: 1) { nodes { episode { id } views } pageInfo { hasNextPage } }`,
    );
    expect(errors).toEqual([]);
    const { accesses, episodeAccesses } = data.viewer;
    expect(accesses.days).toEqual([
      { views: 0, people: 0 },
      { views: 5, people: 5 },
    ]);
    expect(accesses.works).toEqual([{ work: { id: workId }, views: 5, viewsBefore: 0, people: 5 }]);
    expect(accesses.live).toMatchObject({ views: 5, episodes: [{ episode: { id: episodeId }, views: 5 }] });
    expect(accesses.live.minutes).toHaveLength(30);
    expect(episodeAccesses).toEqual({
      nodes: [{ episode: { id: episodeId }, views: 5 }],
      pageInfo: { hasNextPage: false },
    });
  });
});

it('a creator whose site is closed goes on to see what was counted; others do as little as before', async () => {
  const close = (isClosed: boolean) =>
    test.services.database.query('close', 'UPDATE sites SET is_closed = $2 WHERE user_id = $1', [
      owner.actor.accountId,
      isClosed,
    ]);
  const wish = `canUseAnalyticsFeature analyticsWorks { readers episodeCount }
    analyticsData(workId: $id) { viewCounts { total days { views } } readerRetention { episodes { episode { episode { id } } } } }
    accesses(workId: $id) { works { views episodeCount } live { views } } episodeAccesses(id: $id) { nodes { views } }`;
  const open = await ask(wish);
  expect(open.data.viewer.analyticsData.viewCounts.total).toBe(5);
  await close(true);
  try {
    expect(await ask(wish)).toEqual(open);
    expect(codeOf(await ask('analyticsData(workId: $id) { readers }', other))).toBe('NOT_FOUND');
  } finally {
    await close(false);
  }
});

describe('nobody sees numbers of works of others', () => {
  const WISHES = [
    'analyticsData(workId: $id) { readers }',
    'analyticsCompareTargets(workId: $id) { id }',
    'analyticsCompareData(workId: $id, targets: []) { whyNot }',
    'analyticsCompareGraph(workId: $id, targets: [], graph: REACHES) { whyNot }',
    'analyticsSelectedWork(workId: $id) { readers }',
    'shareImageWork(workId: $id) { id }',
    'shareImageData(workId: $id) { altText }',
    'accesses(workId: $id) { days { views } }',
    'episodeAccesses(id: $id) { nodes { views } }',
    'analyticsComiccopilotFeedback(workId: $id) { findings { id } }',
  ];

  it.each(WISHES)('%s is for the owner alone', async (wish) => {
    expect(codeOf(await ask(wish))).toBe('OK');
    expect(codeOf(await ask(wish, other))).toBe('NOT_FOUND');
    expect(codeOf(await ask(wish, owner, { id: foreignId }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(wish, reader))).toMatch(/NOT_FOUND|FORBIDDEN/);
    expect((await ask(wish, null)).data.viewer).toEqual({});
  });

  it.each(['GUEST', 'REGISTERED', 'FAN', 'BUYER'])(
    'who looks at the own works as %s sees what a reader sees: none of them',
    async (mode) => {
      const started = await test.run(`mutation { startViewAs(mode: ${mode}) { token } }`, {}, owner);
      const address = `/graphql?view_as_token=${encodeURIComponent(started.data.startViewAs.token)}`;
      for (const wish of WISHES) {
        const query = `query Q($id: ID!) { viewer { ... on RegisteredViewer { ${wish} } } }`;
        const response = await test.app.inject({
          method: 'POST',
          url: address,
          headers: { authorization: `Bearer ${owner.token}` },
          payload: { query, variables: { id: workId } },
        });
        const answer = response.json() as {
          data: { viewer: object } | null;
          errors?: { extensions: { code: string } }[];
        };
        if (mode === 'GUEST') expect(answer.data?.viewer).toEqual({});
        else expect(answer.errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
      }
    },
  );

  it('a personal token of the owner that may do everything a token can reads none of them', async () => {
    const made = await test.run(
      `mutation { createPersonalToken(input: { name: "t", scopes: [READ_WORKS, WRITE_WORKS, UPLOAD_IMAGES, PUBLISH], expiresInDays: 30 }) { secret problems { message } } }`,
      {},
      owner,
    );
    const token = { token: made.data.createPersonalToken.secret as string };
    const works = '{ viewer { ... on RegisteredViewer { works(first: 1) { nodes { id } } } } }';
    expect((await test.run(works, {}, token)).data.viewer.works.nodes).toEqual([{ id: workId }]);
    for (const wish of WISHES) {
      const query = `query Q($id: ID!) { viewer { ... on RegisteredViewer { ${wish} } } }`;
      expect([wish, codeOf(await test.run(query, { id: workId }, token))]).toEqual([wish, 'FORBIDDEN']);
    }
  });

  it('is not even a target of a comparison', async () => {
    const wish = 'analyticsCompareData(workId: $id, targets: [$target]) { whyNot }';
    const document = `query Q($id: ID!, $target: ID!) { viewer { ... on RegisteredViewer { ${wish} } } }`;
    for (const target of [`work:${foreignId}`, 'nonsense', 'genre:NONE'])
      expect(codeOf(await test.run(document, { id: workId, target }, owner))).toBe('NOT_FOUND');
  });
});
