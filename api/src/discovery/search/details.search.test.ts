import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let creator: TestPerson;

async function publish(work: Record<string, unknown>, episode: Record<string, unknown> = {}): Promise<void> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { problems { code } } }',
    { w: work, e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }], ...episode } },
    creator,
  );
  expect(data.createWork.problems).toEqual([]);
}

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  await publish({ title: '夜の怪', genre: 'HORROR' });
  await publish({ title: '夜の星', genre: 'SCIENCE_FICTION', language: 'zh-Hant' });
  await publish({ title: '夜の町', language: 'en' }, { salesInfo: { price: 100 } });
  await publish({ title: '夜の秘密', genre: 'HORROR', rating: 'MATURE' });
});
afterAll(() => test.close());

const search = async (keyword: string, cookie?: string) => {
  const { data, errors } = await test.run(
    'query S($keyword: String!) { search(keyword: $keyword) { workCount works { nodes { title } } } }',
    { keyword },
    null,
    cookie,
  );
  expect(errors).toEqual([]);
  const titles = data.search.works.nodes.map(({ title }: { title: string }) => title).toSorted();
  expect(data.search.workCount).toBe(titles.length);
  return titles;
};

const ADULT = 'komawari_adult=1';
it.each<[string, string[], string?]>([
  ['夜', ['夜の怪', '夜の星', '夜の町']],
  ['夜 genre:horror', ['夜の怪']],
  ['genre:horror', ['夜の怪']],
  ['ジャンル genre:horror', []],
  ['genre:science-fiction', ['夜の星']],
  ['genre:"Science fiction"', ['夜の星']],
  ['genre:nothing', []],
  ['genre:ホラー', ['夜の怪']],
  ['夜 -ｇｅｎｒｅ：ほらー', ['夜の星', '夜の町']],
  ['genre:SF', ['夜の星']],
  ['genre:サイエンスフィクション', ['夜の星']],
  ['genre:SF（サイエンスフィクション）', ['夜の星']],
  ['genre:ホラ', []],
  ['genre:「」', []],
  ['lang:zh', ['夜の星']],
  ['lang:ZH-Hant', ['夜の星']],
  ['lang:z', []],
  ['夜 -lang:ja', ['夜の星', '夜の町']],
  ['夜 -genre:horror', ['夜の星', '夜の町']],
  ['rating:mature', []],
  ['rating:全年齢', ['夜の怪', '夜の星', '夜の町']],
  ['rating:成人向け', ['夜の秘密'], ADULT],
  ['夜 -rating:成人向け', ['夜の怪', '夜の星', '夜の町'], ADULT],
  ['rating:all', ['夜の怪', '夜の星', '夜の町']],
  ['rating:mature', ['夜の秘密'], ADULT],
  ['genre:horror', ['夜の怪', '夜の秘密'], ADULT],
  ['夜 -rating:mature', ['夜の怪', '夜の星', '夜の町'], ADULT],
  ['genre:', []],
  ['paid:', ['夜の町']],
  ['夜 paid:', ['夜の町']],
  ['夜 PAID: genre:horror', []],
  ['夜 free:', ['夜の怪', '夜の星']],
  ['-paid: 夜', ['夜の怪', '夜の星']],
  ['-free:', []],
])('"%s" finds %j', async (keyword, titles, cookie) => {
  expect(await search(keyword, cookie)).toEqual(titles.toSorted());
});
