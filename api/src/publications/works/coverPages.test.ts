import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let mina: TestPerson;
let fan: TestPerson;
let workId: string;

const CREATE = 'mutation W($w: WorkInput!) { createWork(workInput: $w) { work { id } problems { message } } }';
const ADD =
  'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { message } } }';
const COVER = 'query C($id: ID!) { work(id: $id) { hasCover coverImage { id url } } }';

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  fan = await test.signUpCreator('fan');
  await test.run(
    'mutation F($input: WatchUserInput!) { watchUser(input: $input) { problems { message } } }',
    { input: { targetUserId: mina.actor.accountId, isUserOptedInEmail: false } },
    fan,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  const { data } = await test.run(CREATE, { w: { title: '表紙のない作品', tagTitles: ['表紙なし'] } }, mina);
  workId = data.createWork.work.id;
});

/** Adds an episode of two pages; answers the pictures of its pages. */
async function add(status: string, more: object = {}): Promise<{ id: string; pages: string[] }> {
  const pages = [await test.addImage(mina), await test.addImage(mina)];
  const episode = { title: '', status, pages: pages.map((imageId) => ({ imageId })), ...more };
  const { data } = await test.run(ADD, { input: { workId, episode } }, mina);
  return { id: data.addEpisode.episode.id, pages };
}
const coverOf = async (as: TestPerson | null = null) => (await test.run(COVER, { id: workId }, as)).data?.work;
const idOfCover = async (as: TestPerson | null = null) => (await coverOf(as))?.coverImage?.id ?? null;
const set = (table: 'works' | 'episodes', change: string, id: string) =>
  test.services.database.query('set', `UPDATE ${table} SET ${change} WHERE id = $1`, [id]);

it('a work without a cover shows the first page everybody may read, at its public address', async () => {
  const first = await add('PUBLIC');
  await add('PUBLIC');
  for (const person of [null, fan, mina]) {
    const { hasCover, coverImage } = await coverOf(person);
    expect([hasCover, coverImage.id]).toEqual([false, first.pages[0]]);
    expect(coverImage.url).not.toContain('?');
  }
});

it.each(['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'SUSPENDED'])(
  'a page of an episode that is %s never stands in, not even for fans and the creator',
  async (status) => {
    const publishAt = status === 'SCHEDULED' ? { publishAt: new Date(Date.now() + 86_400_000).toISOString() } : {};
    const hidden = await add(status === 'SUSPENDED' ? 'PUBLIC' : status, publishAt);
    if (status === 'SUSPENDED') await set('episodes', "status = 'SUSPENDED'", hidden.id);
    for (const person of [null, fan, mina]) expect(await idOfCover(person)).toBeNull();
    const open = await add('PUBLIC');
    for (const person of [null, fan, mina]) expect(await idOfCover(person)).toBe(open.pages[0]);
  },
);

it('what is taken back stands in no more: withdrawn, in the trash, or in a work that is gone', async () => {
  const [first, second] = [await add('PUBLIC'), await add('PUBLIC')];
  await set('episodes', "status = 'DRAFT'", first.id);
  expect(await idOfCover()).toBe(second.pages[0]);
  await set('episodes', 'deleted_at = now()', second.id);
  expect(await idOfCover(mina)).toBeNull();
  await set('episodes', 'deleted_at = NULL', second.id);
  await set('works', 'suspended_at = now()', workId);
  expect(await idOfCover(mina)).toBeNull();
});

it('a chosen cover stands for the work, and the page again when it is taken away', async () => {
  const { pages } = await add('PUBLIC');
  const cover = await test.addImage(mina, 'COVER');
  await set('works', `cover_image_id = '${cover}'`, workId);
  expect(await coverOf()).toMatchObject({ hasCover: true, coverImage: { id: cover } });
  await set('works', 'cover_image_id = NULL', workId);
  expect(await coverOf()).toMatchObject({ hasCover: false, coverImage: { id: pages[0] } });
});

it('new works, tags, sites, the creator’s own list and feeds show the same picture', async () => {
  await add('FAN_ONLY');
  const { pages } = await add('PUBLIC');
  const LISTS = `query L($id: ID!) {
    newWorks(first: 1) { nodes { coverImage { id } } }
    tag(title: "表紙なし") { works(first: 1) { nodes { coverImage { id } } } }
    user(screenName: "mina") { site { works(first: 1) { nodes { coverImage { id } } } } }
    viewer { ... on RegisteredViewer { works(first: 1) { nodes { coverImage { id } } } } }
    node(id: $id) { ... on Work { coverImage { id } } }
  }`;
  const { data, errors } = await test.run(LISTS, { id: workId }, mina);
  expect(errors).toEqual([]);
  const shown = [data.newWorks, data.tag.works, data.user.site.works, data.viewer.works].map(
    ({ nodes }) => nodes[0].coverImage.id,
  );
  expect([...shown, data.node.coverImage.id]).toEqual(Array.from({ length: 5 }, () => pages[0]));
  expect((await test.app.inject('/new_works/feed.json')).body).toContain(pages[0]);
});
