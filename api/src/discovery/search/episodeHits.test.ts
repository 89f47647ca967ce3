import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { reindexSearch } from './index.ts';

let test: TestApp;
let kaede: TestPerson;
let fan: TestPerson;
let workId: string;

const HITS = `query H($keyword: String!) {
  search(keyword: $keyword) { episodes { episode { id title } pageNumber line { text isMatch } } }
}`;

interface Hit {
  episode: { id: string; title: string };
  pageNumber: number | null;
  line: { text: string; isMatch: boolean }[];
}

/** Each hit as "title, page: line", what was found in brackets. */
async function find(keyword: string, as: TestPerson | null = null): Promise<string[]> {
  const { data, errors } = await test.run(HITS, { keyword }, as);
  if (!data) throw new Error(JSON.stringify([errors, test.faults]));
  return (data.search.episodes as Hit[]).map(
    ({ episode, pageNumber, line }) =>
      `${episode.title}, ${pageNumber ?? 'title'}: ${line.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`,
  );
}

const page = async (transcript: string, altText = '') => ({
  imageId: await test.addImage(kaede),
  transcript,
  altText,
});

async function addEpisode(title: string, pages: object[], status = 'PUBLIC'): Promise<string> {
  const { data, errors } = await test.run(
    'mutation E($id: ID!, $e: EpisodeInput!) { addEpisode(input: { workId: $id, episode: $e }) { episode { id } problems { message } } }',
    {
      id: workId,
      e: {
        title,
        status,
        pages,
        ...(status === 'SCHEDULED' ? { publishAt: new Date(Date.now() + 86_400_000).toISOString() } : {}),
      },
    },
    kaede,
  );
  const id = data?.addEpisode?.episode?.id;
  if (!id) throw new Error(JSON.stringify([errors, data, test.faults]));
  return id;
}

const change = (id: string, name: string, more: object = {}) =>
  test.run(
    'mutation C($input: ChangeEpisodeStatusesInput!) { changeEpisodeStatuses(input: $input) { answers { isChanged } } }',
    { input: { workId, ids: [id], change: name, ...more } },
    kaede,
  );

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede');
  fan = await test.signUpCreator('fan');
  const { data } = await test.run(
    'mutation W { createWork(workInput: { title: "海の駅", tagTitles: ["旅"] }) { work { id } } }',
    {},
    kaede,
  );
  workId = data.createWork.work.id;
  await addEpisode('灯台の夜', [await page('こんばんは\nネコが鳴いた'), await page('', '波間に船が見える')]);
  await addEpisode('猫の駅長', [await page('切符を拝見')]);
  await test.run(
    'mutation F($id: ID!) { addWatch(input: { userId: $id }) { problems { message } } }',
    { id: kaede.actor.accountId },
    fan,
  );
});
afterAll(() => test.close());

describe('episodes are found by their titles and by what is on their pages', () => {
  it.each([
    ['灯台', ['灯台の夜, title: [灯台]の夜']],
    ['ねこ', ['灯台の夜, 1: [ネコ]が鳴いた']],
    ['船', ['灯台の夜, 2: 波間に[船]が見える']],
    ['灯台 ネコ', ['灯台の夜, 1: [ネコ]が鳴いた']],
    ['tag:旅 切符', ['猫の駅長, 1: [切符]を拝見']],
    ['tag:SF 切符', []],
    ['by:kaede 切符', ['猫の駅長, 1: [切符]を拝見']],
    ['切符 -駅長', []],
    ['灯台 -船', []],
    ['切符 ネコ', []],
    ['tag:旅', []],
    ['-猫', []],
    ['', []],
  ])('%s', async (keyword, hits) => {
    expect(await find(keyword)).toEqual(hits);
  });

  it('the title first, then the latest', async () => {
    const first = await addEpisode('雨のホーム', [await page('傘')]);
    const second = await addEpisode('晴れのホーム', [await page('雨は上がった')]);
    expect(await find('雨')).toEqual(['雨のホーム, title: [雨]のホーム', '晴れのホーム, 1: [雨]は上がった']);
    for (const id of [first, second]) await change(id, 'TRASH');
  });

  it('as they are now, and of those that no index knew yet', async () => {
    const id = await addEpisode('旧い題', [await page('旧い台詞')]);
    await test.run(
      'mutation U($id: ID!, $e: EpisodeInput!) { updateEpisode(input: { id: $id, expectedRevision: 1, episode: $e }) { problems { message } } }',
      { id, e: { title: '新しい題', pages: [await page('新しい台詞')] } },
      kaede,
    );
    expect([await find('旧い'), await find('新しい台詞')]).toEqual([[], ['新しい題, 1: [新しい台詞]']]);
    await test.services.database.query('forgetIndex', 'DELETE FROM search_episodes WHERE episode_id = $1', [id]);
    expect(await find('新しい台詞')).toEqual([]);
    await reindexSearch(test.services, { isMissing: true });
    expect(await find('新しい台詞')).toEqual(['新しい題, 1: [新しい台詞]']);
  });

  it('and however much is written on them, they can be saved', async () => {
    // Two hundred pages of letters that nobody else has.
    const letters = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x20000 + at)).join('');
    const one = await page('');
    const pages = [];
    for (let at = 0; at < 44; at += 1) pages.push({ ...one, transcript: letters.slice(at * 900, at * 900 + 900) });
    await addEpisode('百科', pages);
    expect(await find('百科')).toEqual(['百科, title: [百科]']);
  });
});

describe('nothing is found of what stands behind a wall or is not public', () => {
  it('not by anybody, nor by what is left out', async () => {
    const id = await addEpisode('秘密の話', [await page('合言葉は開けゴマ')]);
    const everybody = async (keyword: string) => [
      await find(keyword),
      await find(keyword, fan),
      await find(keyword, kaede),
    ];
    expect(await find('合言葉')).toEqual(['秘密の話, 1: [合言葉]は開けゴマ']);
    const title = ['秘密の話, title: [秘密]の話'];
    await change(id, 'FAN_ONLY');
    for (const keyword of ['合言葉', '秘密 合言葉', 'ゴマ']) expect(await everybody(keyword)).toEqual([[], [], []]);
    for (const keyword of ['秘密', '秘密 -合言葉', '秘密 -ゴマ', '秘密 -合'])
      expect(await find(keyword)).toEqual(title);
    for (const name of ['DRAFT', 'TRASH']) {
      await change(id, name);
      for (const keyword of ['合言葉', '秘密']) expect(await everybody(keyword)).toEqual([[], [], []]);
    }
  });

  it('not before its time, and not of a closed site', async () => {
    await addEpisode('明日の話', [await page('約束')], 'SCHEDULED');
    expect([await find('明日'), await find('約束')]).toEqual([[], []]);
    expect(await find('駅長')).toHaveLength(1);
    const close = (isClosed: boolean) =>
      test.services.database.query('close', 'UPDATE sites SET is_closed = $2 WHERE user_id = $1', [
        kaede.actor.accountId,
        isClosed,
      ]);
    await close(true);
    expect([await find('駅長'), await find('切符')]).toEqual([[], []]);
    await close(false);
  });

  it('not of a creator who is muted', async () => {
    const mute = (deed: 'mute' | 'unmute') =>
      test.run(
        `mutation M($id: ID!) { ${deed}User(input: { userId: $id }) { problems { code } } }`,
        { id: kaede.actor.accountId },
        fan,
      );
    await mute('mute');
    expect([await find('切符', fan), (await find('切符')).length]).toEqual([[], 1]);
    await mute('unmute');
  });
});
