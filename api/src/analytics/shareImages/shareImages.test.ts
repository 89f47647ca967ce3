import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { rollUpAnalytics } from '../rollups/index.ts';
import { NO_DETAILS } from '../../readers/reading/index.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let workId: string;
let quietId: string;

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }';

async function publish(person: TestPerson, title: string): Promise<{ workId: string; episodeId: string }> {
  const e = { status: 'PUBLIC', pages: [{ imageId: await test.addImage(person) }] };
  const { data } = await test.run(CREATE, { w: { title, genre: 'FANTASY' }, e }, person);
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('mina');
  other = await test.signUpCreator('other');
  const read = await publish(owner, '灯台');
  workId = read.workId;
  quietId = (await publish(owner, '静か')).workId;
  await publish(other, '他');
  for (let reader = 0; reader < 40; reader += 1) {
    test.services.readingEvents.add({
      ...NO_DETAILS,
      kind: 'OPEN',
      episodeId: read.episodeId,
      workId,
      personKey: `guest:${reader}`,
      isGuest: true,
      eventId: `e${reader}`,
    });
  }
  await test.services.readingEvents.settle();
  await rollUpAnalytics(test.services.database);
}, 60_000);
afterAll(() => test.close());

const get = (query: string, as: TestPerson | null = owner, id = workId) =>
  test.app.inject({
    url: `/share_images/${id}.png${query}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

it.each([
  ['?format=WIDE', 1200, 630],
  ['?format=TALL&look=INK&range=FIRST_THREE_DAYS', 1080, 1350],
  ['?measures=VIEWS&compare=universal&chart=0', 1200, 630],
])('%s gives the owner a PNG of %d x %d', async (query, width, height) => {
  const answer = await get(query);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  const { format, ...size } = await sharp(answer.rawPayload).metadata();
  expect([format, size.width, size.height]).toEqual(['png', width, height]);
});

it('to be kept it comes as a file with a name', async () => {
  expect((await get('?download=1')).headers['content-disposition']).toBe('attachment; filename="komawari-share.png"');
});

it('nobody else learns that it is there, and without a session nobody', async () => {
  for (const as of [other, null]) expect((await get('', as)).statusCode).toBe(404);
});

it.each(['?format=HUGE', '?measures=READERS_BY_AGE', '?compare=work:w00000000000000000000'])(
  'for %s there is nothing',
  async (query) => expect((await get(query)).statusCode).toBe(404),
);

it('a work with fewer than thirty readers has no share image', async () => {
  expect((await get('', owner, quietId)).statusCode).toBe(404);
});

it('thousands are told apart in the words as they are on the image', async () => {
  const { database } = test.services;
  await database.query('read', `UPDATE analytics_totals SET amount = 10152 WHERE work_id = $1 AND item = 'VIEW'`, [
    workId,
  ]);
  const { data } = await test.run(
    `query Q($id: ID!) { viewer { ... on RegisteredViewer { shareImageData(workId: $id, settings: { measures: [VIEWS] }) { altText } } } }`,
    { id: workId },
    owner,
  );
  expect(data.viewer.shareImageData.altText).toBe('灯台. 10,152 views.');
});

it('its words are in the language that the address names, else in the one that is asked for', async () => {
  const draw = async (query: string) => {
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': 'ja' };
    return (await test.app.inject({ url: `/share_images/${workId}.png${query}`, headers })).rawPayload;
  };
  expect((await draw('?language=en')).equals(await draw(''))).toBe(false);
});

it('the words say what the chart shows, where it is on the image', async () => {
  const { database } = test.services;
  const added = await test.run(
    'mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
    { input: { workId, episode: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(owner) }] } } },
    owner,
  );
  await database.query(
    'read',
    `INSERT INTO analytics_totals (work_id, episode_id, item, label, amount) VALUES ($1, $2, 'PERSON', '', 24)`,
    [workId, added.data.addEpisode.episode.id],
  );
  const say = async (settings: string, language = 'en') => {
    const query = `query Q($id: ID!) { viewer { ... on RegisteredViewer { shareImageData(workId: $id, settings: { ${settings} }) { altText } } } }`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/graphql?opname=Q',
      headers: { authorization: `Bearer ${owner.token}`, 'accept-language': language },
      payload: { query, variables: { id: workId } },
    });
    return answer.json().data.viewer.shareImageData.altText;
  };
  const without = await say('measures: [VIEWS], hasChart: false');
  expect(without).toMatch(/^灯台\. [\d,]+ views\.$/);
  expect(await say('measures: [VIEWS]')).toBe(`${without} 60% of the readers of 第1話 are still here at 第2話.`);
  expect(await say('measures: [VIEWS]', 'ja')).toMatch(
    /^「灯台」の読まれ方。閲覧は[\d,]+回です。第2話まで、第1話の読者の60%が読み続けています。$/,
  );
});

it('who closed the site is still named on the image, which then shows no picture of what others cannot see', async () => {
  const { database } = test.services;
  const userId = owner.actor.accountId;
  const call = async (name: string) => {
    await database.query('rename', 'UPDATE users SET display_name = $2 WHERE id = $1', [userId, name]);
    return (await get('')).rawPayload;
  };
  const close = (isClosed: boolean) =>
    database.query('close', 'UPDATE sites SET is_closed = $2 WHERE user_id = $1', [userId, isClosed]);
  const [one, other] = ['春野', '秋山'];
  const open = await call(one);
  await close(true);
  const closed = await call(one);
  expect(closed.equals(open)).toBe(false);
  expect((await call(other)).equals(closed)).toBe(false);
  await close(false);
});
