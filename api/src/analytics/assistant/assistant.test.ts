import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { startModel } from '../../testing/startModel.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let workId: string;
let episodeId: string;

const sql = (text: string, values: unknown[] = []) => test.services.database.query<never>('sql', text, values);

beforeAll(async () => {
  test = await createTestApp();
  [owner, other] = [await test.signUpCreator('mina'), await test.signUpCreator('other')];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "日報" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(owner) }] } },
    owner,
  );
  workId = data.createWork.work.id;
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('DELETE FROM analytics_assistants');
  await sql('DELETE FROM analytics_discards');
  await readBy(90);
});

/** Has so many people read the episode, of whom a third came to the end. */
async function readBy(people: number): Promise<void> {
  await sql('DELETE FROM analytics_totals');
  for (const [episode, item, amount] of [
    ['', 'WORK_PERSON', people],
    [episodeId, 'PERSON', people],
    [episodeId, 'FINISHER', people / 3],
  ] as const)
    await sql(`INSERT INTO analytics_totals (work_id, episode_id, item, label, amount) VALUES ($1, $2, $3, '', $4)`, [
      workId,
      episode,
      item,
      amount,
    ]);
}

const ASSISTANT = 'isUsable hasChosen topics canBeWorded isWorded';
const assistantOf = async (person: TestPerson) =>
  (
    await test.run(
      `query A { viewer { ... on RegisteredViewer { analyticsComiccopilot { ${ASSISTANT} } } } }`,
      {},
      person,
    )
  ).data.viewer.analyticsComiccopilot;
const update = (person: TestPerson | null, variables: Record<string, unknown>) =>
  test.run(
    `mutation UpdateAnalyticsComiccopilotUsable($input: UpdateAnalyticsComiccopilotUsableInput!) {
      updateAnalyticsComiccopilotUsable(input: $input) { analyticsComiccopilot { ${ASSISTANT} } } }`,
    { input: variables },
    person,
  );
const ask = (person: TestPerson | null, variables: object = {}) =>
  test.run(
    `query F($workId: ID!, $range: AnalyticsRange, $flags: AnalyticsTopicFlags, $compareData: [ID!]) { viewer { ... on RegisteredViewer {
      analyticsComiccopilotFeedback(workId: $workId, range: $range, flags: $flags, compareData: $compareData) {
        notice { text } findings { id topic isWorded isDiscarded sentence { kind text chart } } } } } }`,
    { workId, ...variables },
    person,
  );
const feedback = async (variables: object = {}) =>
  (await ask(owner, variables)).data.viewer.analyticsComiccopilotFeedback;
/** The same in the language that a screen asks for. */
async function feedbackIn(language: string): Promise<{ findings: { id: string; sentence: { text: string }[] }[] }> {
  const query = `query F($workId: ID!) { viewer { ... on RegisteredViewer { analyticsComiccopilotFeedback(workId: $workId) {
    findings { id sentence { text } } } } } }`;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/graphql?opname=F',
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': language },
    payload: { query, variables: { workId } },
  });
  return answer.json().data.viewer.analyticsComiccopilotFeedback;
}
const discard = (person: TestPerson | null, variables: object) =>
  test.run(
    `mutation DiscardAnalyticsComiccopilotRecommend($input: DiscardAnalyticsComiccopilotRecommendInput!) {
      discardAnalyticsComiccopilotRecommend(input: $input) { recommendId isDiscarded problems { code } } }`,
    { input: { workId, ...variables } },
    person,
  );
const ID = 'all.complete-rate.';

it('the assistant is off until a creator switches it on, and says nothing until then [R6-012]', async () => {
  expect(await assistantOf(owner)).toMatchObject({ isUsable: false, hasChosen: false, isWorded: false });
  expect(await feedback()).toBeNull();
  const { data } = await update(owner, { isUsable: true });
  expect(data.updateAnalyticsComiccopilotUsable.analyticsComiccopilot).toMatchObject({
    isUsable: true,
    hasChosen: true,
  });
  expect(await assistantOf(other)).toMatchObject({ isUsable: false, hasChosen: false });
  expect(await feedback()).toEqual({
    notice: [],
    findings: [
      {
        id: ID,
        topic: 'COMPLETE',
        isWorded: false,
        isDiscarded: false,
        sentence: [
          { kind: 'FIGURE', text: '33%', chart: 'COMPLETE' },
          { kind: 'TEXT', text: ' come to the last page: ', chart: null },
          { kind: 'FIGURE', text: '30', chart: 'COMPLETE' },
          { kind: 'TEXT', text: ' of ', chart: null },
          { kind: 'FIGURE', text: '90', chart: 'COMPLETE' },
          { kind: 'TEXT', text: '.', chart: null },
        ],
      },
    ],
  });
  const japanese = await feedbackIn('ja');
  expect(japanese.findings.map(({ id, sentence }) => [id, sentence.map(({ text }) => text).join('')])).toEqual([
    [ID, '33%が最後のページまで読んでいます。90人中30人です。'],
  ]);
  await update(owner, { isUsable: false });
  expect(await feedback()).toBeNull();
  expect(await assistantOf(owner)).toMatchObject({ isUsable: false, hasChosen: true });
});

it('of fewer than thirty readers it says that they are too few', async () => {
  await update(owner, { isUsable: true });
  await readBy(18);
  const { notice, findings } = await feedback();
  expect(notice.map(({ text }: { text: string }) => text).join('')).toBe(
    '18 of 30 readers: too few to find anything that is more than chance.',
  );
  expect(findings).toEqual([]);
});

it('a topic can be left out, by a flag for once and by a choice for good', async () => {
  await update(owner, { isUsable: true });
  expect((await feedback({ flags: { complete: false } })).findings).toEqual([]);
  expect((await feedback({ flags: { views: false } })).findings).toHaveLength(1);
  await update(owner, { isUsable: true, topics: ['VIEWS'] });
  expect((await feedback()).findings).toEqual([]);
  expect((await feedback({ flags: {} })).findings).toHaveLength(1);
  await update(owner, { isUsable: true });
  expect(await assistantOf(owner)).toMatchObject({ topics: ['VIEWS'] });
});

it('a discarded finding stays discarded in its range, while its numbers change, and comes back', async () => {
  await update(owner, { isUsable: true });
  expect((await discard(owner, { recommendId: ID })).data.discardAnalyticsComiccopilotRecommend).toEqual({
    recommendId: ID,
    isDiscarded: true,
    problems: [],
  });
  await discard(owner, { recommendId: ID });
  await readBy(120);
  expect((await feedback()).findings).toMatchObject([{ id: ID, isDiscarded: true }]);
  await discard(owner, { recommendId: ID, isDiscarded: false });
  expect((await feedback()).findings).toMatchObject([{ id: ID, isDiscarded: false }]);
});

it.each(['', 'x', 'all.x', 'all.X.y', `all.x.${'y'.repeat(81)}`, 'all.x.a b'])(
  '%j is no finding',
  async (recommendId) => {
    const { data } = await discard(owner, { recommendId });
    expect(data.discardAnalyticsComiccopilotRecommend.problems).toMatchObject([{ code: 'FORM' }]);
  },
);

it('of a work two hundred discards are kept, the latest', async () => {
  for (let number = 0; number < 201; number++)
    await sql(
      `INSERT INTO analytics_discards (work_id, finding_id, discarded_at) VALUES ($1, $2, now() - $3 * interval '1 hour')`,
      [workId, `all.old.${number}`, number + 1],
    );
  await discard(owner, { recommendId: ID });
  const rows: { id: string }[] = await sql('SELECT finding_id AS id FROM analytics_discards ORDER BY discarded_at');
  expect(rows).toHaveLength(200);
  expect(rows.at(-1)?.id).toBe(ID);
  expect(rows.at(0)?.id).toBe('all.old.198');
});

describe('the works of others', () => {
  it('have no findings and take no discards for anybody else', async () => {
    await update(other, { isUsable: true });
    await test.run(
      'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } } }',
      { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(other) }] } },
      other,
    );
    expect((await ask(other)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await discard(other, { recommendId: ID })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

it('a language model words what is found for a creator who wants that, and for no other', async () => {
  const service = await startModel();
  service.model.answer = (_id, sentence) => `So: ${sentence}`;
  test.services.config.assistant = { url: service.url, key: null, model: 'm', timeoutInMilliseconds: 5000 };
  try {
    await update(owner, { isUsable: true });
    expect((await feedback()).findings).toMatchObject([{ isWorded: false }]);
    expect(service.asked).toEqual([]);
    await update(owner, { isUsable: true, isWorded: true });
    const [{ isWorded, sentence }] = (await feedback()).findings;
    expect([isWorded, sentence[0].text, sentence[1]]).toEqual([
      true,
      'So: ',
      { kind: 'FIGURE', text: '33%', chart: 'COMPLETE' },
    ]);
    expect(JSON.stringify(service.asked)).not.toContain(owner.actor.accountId);
  } finally {
    test.services.config.assistant = null;
    await service.close();
  }
  // Where there is no model any more, nobody is told that there is one.
  expect(await assistantOf(owner)).toMatchObject({ canBeWorded: false, isWorded: false });
});

it('what was said to the assistant goes with the work and with the account', async () => {
  const leaving = await test.signUpCreator('leaving');
  await update(leaving, { isUsable: true });
  await discard(owner, { recommendId: ID });
  await sql('DELETE FROM accounts WHERE id = $1', [leaving.actor.accountId]);
  expect(await sql('SELECT FROM analytics_assistants WHERE account_id = $1', [leaving.actor.accountId])).toEqual([]);
  await sql('DELETE FROM works WHERE id = $1', [workId]);
  expect(await sql('SELECT FROM analytics_discards')).toEqual([]);
});
