import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishEpisode, publishPaidEpisode, SALES_INFO } from '../../testing/publishEpisode.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

const STATE = `query S($id: ID!) { episode(id: $id) { revision status salesInfo { price pagesChargedFrom salesAppeal }
  canChangeStatusToFanOnly versions { id title } pages { nodes { id image { id } } } } }`;
const stateOf = async (id: string, as: TestPerson | null = author) => (await test.run(STATE, { id }, as)).data.episode;

/** Saves changes of an episode and answers the problems, each as its place and its sentence. */
async function save(id: string, episode: Record<string, unknown>): Promise<string[][]> {
  const input = { id, expectedRevision: (await stateOf(id)).revision, episode };
  const { data, errors } = await test.run(
    'mutation U($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { path message messageJa } } }',
    { input },
    author,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.updateEpisode.problems.map((problem: { path: string[]; message: string }) => [
    problem.path.join('.'),
    problem.message,
  ]);
}

const paid = () => publishPaidEpisode(test, author);

describe('[R1-005] an episode can be paid', () => {
  it('with a price, the first paid page and words of its creator, which everybody may know', async () => {
    const { id } = await paid();
    for (const who of [null, reader, author]) expect((await stateOf(id, who)).salesInfo).toEqual(SALES_INFO);
    expect((await stateOf((await publishEpisode(test, author)).id, null)).salesInfo).toBe(null);
  });

  it('a new price takes the place of the old one, what is absent stays, and null takes the price away', async () => {
    const { id } = await paid();
    expect(await save(id, { salesInfo: { price: 400 } })).toEqual([]);
    expect((await stateOf(id)).salesInfo).toEqual({ ...SALES_INFO, price: 400 });
    expect(await save(id, { title: '別の題' })).toEqual([]);
    expect((await stateOf(id)).salesInfo.price).toBe(400);
    expect(await save(id, { salesInfo: { price: 50, pagesChargedFrom: 0, salesAppeal: '' } })).toEqual([]);
    expect((await stateOf(id)).salesInfo).toEqual({ price: 50, pagesChargedFrom: 0, salesAppeal: '' });
    expect(await save(id, { salesInfo: null })).toEqual([]);
    expect((await stateOf(id)).salesInfo).toBe(null);
  });

  it.each([
    [{ price: 49 }, 'price', 'The lowest price is ¥50.'],
    [{ price: 0 }, 'price', 'The lowest price is ¥50.'],
    [{ price: -100 }, 'price', 'The lowest price is ¥50.'],
    [{ price: 10_001 }, 'price', 'The highest price is ¥10,000.'],
    [{ price: 1e300 }, 'price', 'The highest price is ¥10,000.'],
    [{ price: 100.5 }, 'price', 'Whole yen only. Try 100 or 101.'],
    [
      { price: 100, pagesChargedFrom: 3 },
      'pagesChargedFrom',
      'The first paid page would be page 4, and the episode has 3 pages. Choose an earlier one.',
    ],
    [{ price: 100, pagesChargedFrom: -1 }, 'pagesChargedFrom', 'The first paid page is page 1 or later.'],
    [
      { price: 100, salesAppeal: '続'.repeat(141) },
      'salesAppeal',
      'The appeal is 141 characters, the limit is 140. Shorten it by 1.',
    ],
  ])('%j is refused with a sentence at the field, and nothing is written', async (salesInfo, field, sentence) => {
    const { id } = await paid();
    expect(await save(id, { title: 'もう一つ', salesInfo })).toEqual([[`episode.salesInfo.${field}`, sentence]]);
    expect(await stateOf(id)).toMatchObject({ revision: 1, salesInfo: SALES_INFO });
  });

  it.each([50, 10_000])('¥%i is a price', async (price) => {
    expect(await save((await paid()).id, { salesInfo: { price } })).toEqual([]);
  });

  it('an appeal of 140 characters fits', async () => {
    expect(await save((await paid()).id, { salesInfo: { price: 100, salesAppeal: '続'.repeat(140) } })).toEqual([]);
  });

  it('the field of a new episode is named by the input it stands in', async () => {
    const { data } = await test.run(
      'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { problems { path } } }',
      { e: { salesInfo: { price: 1 } } },
      author,
    );
    expect(data.createWork.problems).toEqual([{ path: ['episodeInput', 'salesInfo', 'price'] }]);
  });

  it('taking pages away leaves a page that is paid for', async () => {
    const { id } = await paid();
    const [first] = (await stateOf(id)).pages.nodes;
    expect(await save(id, { pages: [{ id: first.id, imageId: first.image.id }] })).toEqual([
      [
        'episode.salesInfo.pagesChargedFrom',
        'The first paid page would be page 2, and the episode has 1 page. Choose an earlier one.',
      ],
    ]);
  });
});

const BOTH = 'An episode is either for fans or for sale. Make it public, or take the price away.';

it('[R4-007] paid and fan-only together are refused, whichever comes second', async () => {
  const { id } = await paid();
  expect((await stateOf(id)).canChangeStatusToFanOnly).toBe(false);
  expect(await save(id, { status: 'FAN_ONLY' })).toEqual([['episode.status', BOTH]]);
  expect(await save(id, { status: 'FAN_ONLY', salesInfo: null })).toEqual([]);
  expect(await save(id, { salesInfo: { price: 100 } })).toEqual([['episode.salesInfo.price', BOTH]]);
  expect(await save(id, { status: 'PUBLIC', salesInfo: { price: 100 } })).toEqual([]);
});

it('of several episodes the paid one stays public, and says why', async () => {
  const { id, workId } = await paid();
  const { data } = await test.run(
    `mutation C($input: ChangeEpisodeStatusesInput!) { changeEpisodeStatuses(input: $input) { answers { isChanged reason { message } } } }`,
    { input: { workId, ids: [id], change: 'FAN_ONLY' } },
    author,
  );
  expect(data.changeEpisodeStatuses.answers).toEqual([{ isChanged: false, reason: { message: BOTH } }]);
});

it('[R1-005] a version that comes back brings no price of its own', async () => {
  const { id } = await paid();
  await save(id, { title: 'あとの題', salesInfo: { price: 900 } });
  const { versions, revision } = await stateOf(id);
  await test.run(
    'mutation R($input: RestoreEpisodeVersionInput!) { restoreEpisodeVersion(input: $input) { problems { path } } }',
    { input: { episodeId: id, versionId: versions.at(-1).id, expectedRevision: revision } },
    author,
  );
  expect(await stateOf(id)).toMatchObject({ revision: revision + 1, salesInfo: { price: 900 } });
});

const CHANGE_PRICES = `mutation P($input: ChangeEpisodePricesInput!) { changeEpisodePrices(input: $input) {
  answers { id isChanged reason { path message } episode { salesInfo { price pagesChargedFrom salesAppeal } } } problems { path message } } }`;
const changePrices = async (input: object, as: TestPerson = author) => test.run(CHANGE_PRICES, { input }, as);

describe('several episodes at once', () => {
  it('get one price, and one that cannot does not keep the others', async () => {
    const [{ id, workId }, elsewhere] = [await paid(), await paid()];
    const { data: added } = await test.run(
      'mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
      { input: { workId, episode: { status: 'FAN_ONLY', pages: [{ imageId: await test.addImage(author) }] } } },
      author,
    );
    const fanOnly = added.addEpisode.episode.id;
    const { data } = await changePrices({
      workId,
      episodeIds: [id, fanOnly, elsewhere.id, id],
      salesInfo: { price: 120 },
    });
    expect(data.changeEpisodePrices.answers).toEqual([
      { id, isChanged: true, reason: null, episode: { salesInfo: { ...SALES_INFO, price: 120 } } },
      {
        id: fanOnly,
        isChanged: false,
        reason: { path: ['input', 'salesInfo', 'price'], message: BOTH },
        episode: { salesInfo: null },
      },
      {
        id: elsewhere.id,
        isChanged: false,
        reason: { path: ['change'], message: 'It is not in this work any more.' },
        episode: null,
      },
    ]);
    await changePrices({ workId, episodeIds: [id], salesInfo: null });
    expect((await stateOf(id)).salesInfo).toBe(null);
    const { data: again } = await changePrices({ workId, episodeIds: [id], salesInfo: null });
    expect(again.changeEpisodePrices.answers[0].reason.message).toBe('It has no price.');
  });

  it('are at most 100, and those of the person who asks', async () => {
    const { workId, id } = await paid();
    const { data } = await changePrices({ workId, episodeIds: Array.from({ length: 101 }, (_, index) => `E${index}`) });
    expect(data.changeEpisodePrices.problems).toEqual([
      { path: ['episodeIds'], message: 'At most 100 episodes change at once. Choose fewer.' },
    ]);
    const { errors } = await changePrices({ workId, episodeIds: [id], salesInfo: { price: 50 } }, reader);
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('where selling is closed', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await createTestApp();
    closed.services.config.selling = null;
  });
  afterAll(() => closed.close());

  const TERMS = '{ salesTerms { minPrice maxPrice platformFeeBps paymentFeeBps } }';

  it('nobody is told terms, which are bounds and rates elsewhere', async () => {
    expect((await closed.run(TERMS)).data.salesTerms).toBe(null);
    expect((await test.run(TERMS)).data.salesTerms).toEqual({
      minPrice: 50,
      maxPrice: 10_000,
      platformFeeBps: 600,
      paymentFeeBps: 360,
    });
  });

  it('no price can be set, one that is there stays through other changes, and can be taken away', async () => {
    const person = await closed.signUpCreator('closed');
    await expect(publishPaidEpisode(closed, person)).rejects.toThrow('Episodes are not sold here at present.');
    closed.services.config.selling = test.services.config.selling;
    const { id } = await publishPaidEpisode(closed, person);
    closed.services.config.selling = null;
    const change = async (expectedRevision: number, episode: object) =>
      (
        await closed.run(
          'mutation U($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { episode { salesInfo { price } } problems { message } } }',
          { input: { id, expectedRevision, episode } },
          person,
        )
      ).data.updateEpisode;
    expect((await change(1, { title: '題', salesInfo: SALES_INFO })).episode.salesInfo.price).toBe(300);
    expect((await change(2, { salesInfo: { price: 100 } })).problems[0].message).toBe(
      'Episodes are not sold here at present. Save without a price.',
    );
    expect((await change(2, { salesInfo: null })).episode.salesInfo).toBe(null);
  });
});
