import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let stranger: TestPerson;
let reader: TestPerson;
let work: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  stranger = await test.signUpCreator('stranger');
  await createWork(stranger, 'not watched');
  work = await createWork(author, 'the work');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  const name = `reader${Math.random().toString(36).slice(2, 10)}`;
  reader = await test.signUpCreator(name);
  await watch();
});

async function createWork(person: TestPerson, title: string): Promise<string> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    { w: { title }, e: { title: `${title} 1`, status: 'PUBLIC', pages: [{ imageId: await test.addImage(person) }] } },
    person,
  );
  return data.createWork.work.id;
}
const watch = () =>
  test.run(
    'mutation W($id: ID!) { watchUser(input: { targetUserId: $id, isUserOptedInEmail: false }) { user { id } } }',
    { id: author.actor.accountId },
    reader,
  );
async function addEpisode(title: string, more: object = { status: 'PUBLIC' }): Promise<string> {
  const e = { title, pages: [{ imageId: await test.addImage(author) }], ...more };
  const { data } = await test.run(
    'mutation E($id: ID!, $e: EpisodeInput!) { addEpisode(input: { workId: $id, episode: $e }) { episode { id } problems { message } } }',
    { id: work, e },
    author,
  );
  return data.addEpisode.episode.id;
}
async function draw(title: string, isOpen: boolean): Promise<string> {
  const i = { title, isOpen, images: [{ imageId: await test.addImage(author, 'ILLUSTRATION') }] };
  const { data } = await test.run(
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    { i },
    author,
  );
  return data.createIllustration.illustration.id;
}

const UPDATES = `query U($first: Int, $after: String) { viewer { ... on RegisteredViewer { updateInformation(first: $first, after: $after) {
  newCount pageInfo { endCursor hasNextPage } nodes { isNew entity { ... on Episode { title } ... on Illustration { title } } } } } } }`;
interface Update {
  isNew: boolean;
  entity: { title: string };
}
async function look(as = reader, variables: object = {}) {
  const { data } = await test.run(UPDATES, { ...variables }, as);
  const { nodes, newCount, pageInfo } = data.viewer.updateInformation;
  return {
    titles: (nodes as Update[]).map(({ entity }) => entity.title),
    marked: (nodes as Update[]).filter(({ isNew }) => isNew).map(({ entity }) => entity.title),
    newCount: newCount as number,
    pageInfo: pageInfo as { endCursor: string; hasNextPage: boolean },
  };
}
const visit = () => test.run('mutation { noteUpdateVisit { ok } }', {}, reader);
/** Lets time pass: everything that happened moves into the past. */
async function pass(minutes: number): Promise<void> {
  const past = [
    'UPDATE update_visits SET seen_at = seen_at - make_interval(mins => $1), last_visit_at = last_visit_at - make_interval(mins => $1)',
    'UPDATE episodes SET publish_at = publish_at - make_interval(mins => $1)',
    'UPDATE illustrations SET first_opened_at = first_opened_at - make_interval(mins => $1)',
  ];
  for (const sql of past) await test.services.database.query('passTime', sql, [minutes]);
}

describe('updates of watched creators [R2-032]', () => {
  it('are the episodes and illustrations a fan can see, the latest first, and nothing of others', async () => {
    await addEpisode('for everybody');
    await addEpisode('for fans', { status: 'FAN_ONLY' });
    await addEpisode('a draft', { status: 'DRAFT' });
    await addEpisode('later', { status: 'SCHEDULED', publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    await draw('an open picture', true);
    await draw('a closed picture', false);
    expect((await look()).titles).toEqual(['an open picture', 'for fans', 'for everybody', 'the work 1']);
  });

  it('come page by page without gap or repetition', async () => {
    const all = (await look()).titles;
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { titles, pageInfo } = await look(reader, { first: 1, after });
      seen.push(...titles);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
  });

  it('are gone with the watch, and while the site of the creator is closed', async () => {
    const close = (isClosed: boolean) =>
      test.run(
        'mutation S($c: Boolean) { updateSite(input: { isClosed: $c }) { problems { code } } }',
        { c: isClosed },
        author,
      );
    await close(true);
    expect((await look()).titles).toEqual([]);
    await close(false);
    expect((await look()).titles).not.toEqual([]);
    await test.run(
      'mutation U($id: ID!) { unwatchUser(input: { targetUserId: $id }) { user { id } } }',
      { id: author.actor.accountId },
      reader,
    );
    expect((await look()).titles).toEqual([]);
  });
});

describe('updates of somebody who is muted', () => {
  it('are not told while the mute lasts', async () => {
    const target = { id: author.actor.accountId };
    await test.run('mutation M($id: ID!) { muteUser(input: { userId: $id }) { problems { code } } }', target, reader);
    expect((await look()).titles).toEqual([]);
    await test.run('mutation M($id: ID!) { unmuteUser(input: { id: $id }) { problems { code } } }', target, reader);
    expect((await look()).titles).not.toEqual([]);
  });
});

describe('the mark of what is new since the last visit', () => {
  it('stays for the whole visit and leaves with the next one', async () => {
    await visit();
    expect((await look()).marked).toEqual([]);
    await pass(31);
    const title = `new ${reader.screenName}`;
    await addEpisode(title);
    expect(await look()).toMatchObject({ marked: [title], newCount: 1 });
    await visit();
    await pass(20);
    await visit();
    expect(await look()).toMatchObject({ marked: [title], newCount: 1 });
    await pass(31);
    expect(await look()).toMatchObject({ marked: [], newCount: 0 });
  });

  it('is on nothing for somebody who is here for the first time', async () => {
    expect(await look()).toMatchObject({ marked: [], newCount: 0 });
    await visit();
    expect(await look()).toMatchObject({ marked: [], newCount: 0 });
  });
});
