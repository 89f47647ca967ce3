import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { announceReturns } from './index.ts';
import { todayInTokyo } from '../../kernel/today.ts';

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
});
afterAll(() => test.close());

const CREATE = `mutation W($w: WorkInput!, $e: EpisodeInput) {
  createWork(workInput: $w, episodeInput: $e) { work { id revision } episode { id } problems { path code } } }`;
const UPDATE = `mutation U($input: UpdateWorkInput!) { updateWork(input: $input) { problems { path code } } }`;
const READ = `query W($id: ID!) {
  work(id: $id) { rating isGated language genre onHiatus returnsOn credits { name role screenName } revision } }`;

const page = async () => ({ status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] });

async function publish(work: Record<string, unknown> = {}): Promise<string> {
  const { data } = await test.run(CREATE, { w: { title: '空飛ぶ配達', ...work }, e: await page() }, creator);
  expect(data.createWork.problems).toEqual([]);
  return data.createWork.work.id;
}

const read = async (id: string, as: TestPerson | null = null) => (await test.run(READ, { id }, as)).data.work;

async function update(id: string, work: Record<string, unknown>) {
  const { revision: expectedRevision } = await read(id, creator);
  const { data } = await test.run(UPDATE, { input: { id, expectedRevision, work } }, creator);
  return data.updateWork.problems as { path: string[]; code: string }[];
}

const dayFromNow = (days: number) => todayInTokyo(Date.now() + days * 86_400_000);

describe('what a work is beside its texts', () => {
  it('a work of whose details nothing is said is for all ages, Japanese, of no genre and goes on', async () => {
    expect(await read(await publish())).toMatchObject({
      rating: 'ALL_AGES',
      isGated: false,
      language: 'ja',
      genre: null,
      onHiatus: false,
      returnsOn: null,
      credits: [],
    });
  });

  it('its creator says them, every reader sees them, and what is not sent stays', async () => {
    const credits = [{ name: 'みなと', role: 'Story', screenName: '@minato' }];
    const id = await publish({ language: 'zh-hant', genre: 'HORROR', credits });
    await update(id, { title: '別の題' });
    expect(await read(id)).toMatchObject({ language: 'zh-Hant', genre: 'HORROR', credits });
    await update(id, { genre: null, credits: [] });
    expect(await read(id)).toMatchObject({ genre: null, credits: [] });
  });

  it.each([
    ['a language that is none', { language: 'no such' }, ['work', 'language'], 'NO_SUCH_LANGUAGE'],
    [
      'an eleventh credit',
      { credits: Array.from({ length: 11 }, () => ({ name: 'a', role: 'b' })) },
      ['work', 'credits'],
      'TOO_MANY',
    ],
    [
      'a credit without a name',
      { credits: [{ name: ' ', role: 'Story' }] },
      ['work', 'credits', '0', 'name'],
      'REQUIRED',
    ],
    ['a return that has passed', { onHiatus: true, returnsOn: '2020-01-01' }, ['work', 'returnsOn'], 'OUT_OF_RANGE'],
    ['a return on no day', { onHiatus: true, returnsOn: '2027-02-30' }, ['work', 'returnsOn'], 'NO_SUCH_DAY'],
  ])('%s is refused, naming the field', async (_name, work, path, code) => {
    expect(await update(await publish(), work)).toContainEqual({ path, code });
  });
});

describe('a work that rests', () => {
  it('says so, with the day it returns, until its creator says that it goes on', async () => {
    const id = await publish();
    const day = dayFromNow(10);
    expect(await update(id, { onHiatus: true, returnsOn: day })).toEqual([]);
    expect(await read(id)).toMatchObject({ onHiatus: true, returnsOn: day });
    await update(id, { title: '題' });
    expect(await read(id)).toMatchObject({ onHiatus: true, returnsOn: day });
    await update(id, { onHiatus: false });
    expect(await read(id)).toMatchObject({ onHiatus: false, returnsOn: null });
  });

  it('goes on by itself on the day it said', async () => {
    const id = await publish();
    await update(id, { onHiatus: true, returnsOn: dayFromNow(1) });
    await test.services.database.query('passTime', 'UPDATE works SET returns_on = $2 WHERE id = $1', [
      id,
      dayFromNow(0),
    ]);
    expect(await read(id)).toMatchObject({ onHiatus: false, returnsOn: null });
    expect(await announceReturns(test.services.database)).toBe(1);
    expect(await announceReturns(test.services.database)).toBe(0);
  });

  it('goes on by itself with the next episode, and a draft is none', async () => {
    const id = await publish();
    await update(id, { onHiatus: true });
    const add = async (status: string) => {
      const episode = { ...(await page()), status };
      const { data } = await test.run(
        'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { problems { code } } }',
        { input: { workId: id, episode } },
        creator,
      );
      expect(data.addEpisode.problems).toEqual([]);
    };
    await add('DRAFT');
    expect((await read(id)).onHiatus).toBe(true);
    await add('PUBLIC');
    expect((await read(id)).onHiatus).toBe(false);
  });
});
