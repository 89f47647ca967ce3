import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let kaede: TestPerson;
let ren: TestPerson;
let picture: string;
/** Ids of works by their titles. */
const ids = new Map<string, string>();

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } problems { message } } }';

interface Draft {
  title: string;
  description?: string;
  tags?: string[];
  by?: TestPerson;
  status?: string;
}

async function publish({ title, description = '', tags = [], by = kaede, status = 'PUBLIC' }: Draft): Promise<string> {
  const e = {
    title: '一',
    status,
    pages: [{ imageId: by === kaede ? picture : await test.addImage(by) }],
    ...(status === 'SCHEDULED' ? { publishAt: new Date(Date.now() + 86_400_000).toISOString() } : {}),
  };
  const { data, errors } = await test.run(CREATE, { w: { title, description, tagTitles: tags }, e }, by);
  const id = data?.createWork?.work?.id;
  if (!id) throw new Error(JSON.stringify([errors, data, test.faults]));
  ids.set(title, id);
  return id;
}

const SEARCH = `query S($keyword: String!, $sort: SearchSortMethod, $first: Int, $after: String) {
  search(keyword: $keyword, searchSortMethod: $sort) {
    workCount works(first: $first, after: $after) { nodes { id title } pageInfo { hasNextPage endCursor } }
    creators { id screenName } tags { id title } suggestions
  }
}`;

async function search(keyword: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await test.run(SEARCH, { keyword, ...variables });
  if (!data) throw new Error(JSON.stringify([errors, test.faults]));
  const { works, workCount, creators, tags, suggestions } = data.search;
  // Nowhere here is more than one page, so the count is what is listed.
  if (variables['first'] === undefined && variables['after'] == null) expect(workCount).toBe(works.nodes.length);
  return {
    titles: works.nodes.map(({ title }: { title: string }) => title) as string[],
    pageInfo: works.pageInfo as { hasNextPage: boolean; endCursor: string | null },
    creators: creators.map(({ screenName }: { screenName: string }) => screenName) as string[],
    tags: tags.map(({ title }: { title: string }) => title) as string[],
    suggestions: suggestions as string[],
  };
}

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede');
  ren = await test.signUpCreator('ren_x');
  picture = await test.addImage(kaede);
  await publish({ title: '火', tags: ['SF'] });
  await publish({ title: '雲の上の再配達', description: '郵便局員が空を飛ぶ話', tags: ['日常', 'ファンタジー'] });
  await publish({ title: 'ネコと魔法', description: 'ねこが主人公', tags: ['ファンタジー'], by: ren });
  await publish({ title: 'スパイ－ファミリー100%', tags: ['ラブコメ', 'ｓｆ'] });
  await publish({ title: 'ＡＢＣ物語', description: 'magic\nand\nfire', tags: ['恋愛'] });
  await publish({ title: '火の鳥', description: "It's a \\ back_slash", tags: ['SF'], by: ren });
});
afterAll(() => test.close());

describe('a keyword finds works [R1-004]', () => {
  const FINDS: [keyword: string, titles: string[]][] = [
    // One letter.
    ['火', ['火', '火の鳥']],
    ['猫', []],
    // Kana, width and case do not count.
    ['ねこ', ['ネコと魔法']],
    ['ﾈｺ', ['ネコと魔法']],
    ['ふぁんたじー', ['ネコと魔法', '雲の上の再配達']],
    ['abc', ['ＡＢＣ物語']],
    ['ａｂｃ', ['ＡＢＣ物語']],
    ['100％', ['スパイ－ファミリー100%']],
    ['スパイ-ファミリー', ['スパイ－ファミリー100%']],
    // All words, wherever they stand; white space of any kind parts them.
    ['雲　配達', ['雲の上の再配達']],
    ['配達 雲', ['雲の上の再配達']],
    ['雲 魔法', []],
    ['再配達 郵便局', ['雲の上の再配達']],
    // Letters that stand apart are no word.
    ['雲上', []],
    // A phrase, over white space.
    ['"and fire"', ['ＡＢＣ物語']],
    ['"fire and"', []],
    ['“magic and”', ['ＡＢＣ物語']],
    // Words that must not be there.
    ['火 -鳥', ['火']],
    ['ファンタジー −ねこ', ['雲の上の再配達']],
    ['-火 -雲', []],
    // Whole tags, and creators.
    ['tag:sf', ['スパイ－ファミリー100%', '火', '火の鳥']],
    ['tag:ＳＦ -火', ['スパイ－ファミリー100%']],
    ['#ファンタジー', ['ネコと魔法', '雲の上の再配達']],
    ['tag:ファンタ', []],
    ['tag:SF tag:ラブコメ', ['スパイ－ファミリー100%']],
    ['-tag:SF 火', []],
    ['by:ren', ['ネコと魔法', '火の鳥']],
    ['by:REN_X 火', ['火の鳥']],
    ['@ren_x', ['ネコと魔法', '火の鳥']],
    ['@ren', []],
    ['by:"ren_x 先生"', ['ネコと魔法', '火の鳥']],
    ['火 -by:ren_x', ['火']],
    // Signs of the pattern language are letters.
    ['%', ['スパイ－ファミリー100%']],
    ['_slash', ['火の鳥']],
    ['\\', ['火の鳥']],
    ["it's", ['火の鳥']],
    ["'", ['火の鳥']],
    // What says nothing finds nothing.
    ['', []],
    ['   ', []],
    ['tag:', []],
    ['-', []],
    ['"', []],
    ['"" by:', []],
  ];

  it.each(FINDS)('%s', async (keyword, titles) => {
    for (const sort of ['RELEVANCE', 'NEW', 'POPULAR', 'UPDATED'])
      expect([sort, (await search(keyword, { sort })).titles.toSorted()]).toEqual([sort, titles.toSorted()]);
  });

  it('and creators by their names, whole names first', async () => {
    expect((await search('ren')).creators).toEqual(['ren_x']);
    expect((await search('先生')).creators.toSorted()).toEqual(['kaede', 'ren_x']);
    expect((await search('KAEDE')).creators).toEqual(['kaede']);
    expect((await search('nobody')).creators).toEqual([]);
  });

  it('and tags with a word in them, whole ones first', async () => {
    expect((await search('sf')).tags).toEqual(['SF']);
    expect((await search('ふぁん')).tags).toEqual(['ファンタジー']);
    expect((await search('日常 恋愛')).tags.toSorted()).toEqual(['恋愛', '日常']);
  });

  it('and where nothing is found, words spelt nearly so', async () => {
    expect((await search('ファンタジ―')).suggestions).toEqual(['ファンタジー']);
    expect((await search('ラブコム')).suggestions).toEqual(['ラブコメ']);
    expect((await search('zzzz')).suggestions).toEqual([]);
    // A tag of this very name, in whatever kana, is no other way to spell it.
    expect((await search('ラブコメ')).suggestions).toEqual([]);
    expect((await search('らぶこめ')).suggestions).toEqual([]);
  });
});

describe('proposals', () => {
  it('of titles that are spelt nearly so, where few works or none are found', async () => {
    expect((await search('雲の上の最配達')).suggestions).toEqual(['雲の上の再配達']);
    expect((await search('すぱいふぁみりー')).suggestions).toEqual(['スパイ－ファミリー100%']);
    // It holds the words: nothing is misspelt.
    expect((await search('雲の上')).suggestions).toEqual([]);
  });

  it('while somebody types are titles with all the words, this very title first', async () => {
    const titles = async (keyword: string, as: TestPerson | null = null) => {
      const document = 'query T($k: String!) { search(keyword: $k) { titles(first: 5) { title } } }';
      const { data } = await test.run(document, { k: keyword }, as);
      return data.search.titles.map(({ title }: { title: string }) => title) as string[];
    };
    expect(await titles('火')).toEqual(['火', '火の鳥']);
    expect(await titles('ねこ')).toEqual(['ネコと魔法']);
    // Descriptions and tags are for the search itself.
    expect([await titles('郵便局'), await titles('tag:SF'), await titles('')]).toEqual([[], [], []]);
    const mute = (deed: string) =>
      test.run(
        `mutation M($id: ID!) { ${deed}User(input: { userId: $id }) { problems { code } } }`,
        { id: ren.actor.accountId },
        kaede,
      );
    await mute('mute');
    expect(await titles('火', kaede)).toEqual(['火']);
    await mute('unmute');
  });
});

describe('results are sorted by o [R2-042]', () => {
  it('by how well they match: the very title, the title, tags and creator, anywhere', async () => {
    await publish({ title: '説明だけの本', description: 'ここに橋がある' });
    await publish({ title: '橋' });
    await publish({ title: '札のついた本', tags: ['橋'] });
    await publish({ title: '長い橋の上' });
    expect((await search('橋')).titles).toEqual(['橋', '長い橋の上', '札のついた本', '説明だけの本']);
  });

  it('by first publication, by what readers like, and by the latest episode', async () => {
    for (const title of ['並び一', '並び二', '並び三']) await publish({ title });
    const addEpisode = `mutation E($id: ID!, $e: EpisodeInput!) { addEpisode(input: { workId: $id, episode: $e }) { problems { message } } }`;
    await test.run(
      addEpisode,
      { id: ids.get('並び一'), e: { title: '二', status: 'PUBLIC', pages: [{ imageId: picture }] } },
      kaede,
    );
    await test.services.database.query('bookmark', 'INSERT INTO bookmarks (work_id, account_id) VALUES ($1, $2)', [
      ids.get('並び二'),
      ren.actor.accountId,
    ]);
    const { reindexSearch } = await import('./index.ts');
    await reindexSearch(test.services);
    expect((await search('並び', { sort: 'NEW' })).titles).toEqual(['並び三', '並び二', '並び一']);
    expect((await search('並び', { sort: 'UPDATED' })).titles).toEqual(['並び一', '並び三', '並び二']);
    expect((await search('並び', { sort: 'POPULAR' })).titles[0]).toBe('並び二');
    expect((await search('並び')).titles[0]).toBe('並び二');
  });
});

describe('what changes is found as it is now', () => {
  it('title, description and tags of a work', async () => {
    const id = await publish({ title: '旧題名', tags: ['旧札'] });
    const update = `mutation U($id: ID!, $w: WorkInput!) { updateWork(input: { id: $id, expectedRevision: 1, work: $w }) { problems { message } } }`;
    await test.run(update, { id, w: { title: '新題名', description: '改めた説明', tagTitles: ['新札'] } }, kaede);
    expect((await search('旧題名')).titles).toEqual([]);
    expect((await search('tag:旧札')).titles).toEqual([]);
    for (const keyword of ['新題名', '改めた', 'tag:新札']) expect((await search(keyword)).titles).toEqual(['新題名']);
  });

  it('the name of a creator', async () => {
    const person = await test.signUpCreator('before');
    await publish({ title: '名前の本', by: person });
    const update = 'mutation P($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { message } } }';
    await test.run(update, { input: { screenName: 'afterwards', displayName: '蒼井 空' } }, person);
    expect((await search('by:before')).titles).toEqual([]);
    for (const keyword of ['by:afterwards', 'by:蒼井', '@afterwards', '蒼井'])
      expect((await search(keyword)).titles).toEqual(['名前の本']);
    expect((await search('あおい')).creators).toEqual([]);
    expect((await search('蒼井')).creators).toEqual(['afterwards']);
  });
});

describe('search shows only what readers can see', () => {
  const everywhere = async (keyword: string) => {
    const found = [];
    for (const sort of ['RELEVANCE', 'NEW', 'POPULAR', 'UPDATED']) found.push(await search(keyword, { sort }));
    return found.flatMap(({ titles, creators, tags }) => [...titles, ...creators, ...tags]);
  };

  it('no draft, nothing scheduled, suspended or deleted, nothing of a closed site or a disabled account', async () => {
    const closed = await test.signUpCreator('closed_site');
    const disabled = await test.signUpCreator('disabled_one');
    await publish({ title: '秘密の下書き', status: 'DRAFT', tags: ['秘密一'] });
    await publish({ title: '秘密の予約', status: 'SCHEDULED', tags: ['秘密二'] });
    const suspended = await publish({ title: '秘密の停止', tags: ['秘密三'] });
    const deleted = await publish({ title: '秘密の削除', tags: ['秘密四'] });
    await publish({ title: '秘密の閉鎖', by: closed, tags: ['秘密五'] });
    await publish({ title: '秘密の無効', by: disabled, tags: ['秘密六'] });
    const { database } = test.services;
    await database.query('suspend', 'UPDATE works SET suspended_at = now() WHERE id = $1', [suspended]);
    await test.run('mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }', { id: deleted }, kaede);
    await database.query('close', 'UPDATE sites SET is_closed = true WHERE user_id = $1', [closed.actor.accountId]);
    await database.query('disable', 'UPDATE accounts SET disabled_at = now() WHERE id = $1', [
      disabled.actor.accountId,
    ]);
    for (const keyword of ['秘密', '秘', 'tag:秘密一', 'tag:秘密五', 'by:closed_site', 'disabled_one', '秘密 -火'])
      expect([keyword, await everywhere(keyword)]).toEqual([keyword, []]);
    expect((await search('秘密七')).suggestions).toEqual([]);
  });

  it('a scheduled work from its instant on, though nobody tells the index', async () => {
    const id = await publish({ title: '明日の約束', status: 'SCHEDULED' });
    expect(await everywhere('明日の約束')).toEqual([]);
    const { database } = test.services;
    await database.query('arrive', `UPDATE episodes SET publish_at = now() - interval '1 second' WHERE work_id = $1`, [
      id,
    ]);
    await database.query('arrive', `UPDATE works SET first_publish_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect((await search('明日の約束', { sort: 'UPDATED' })).titles).toEqual(['明日の約束']);
    expect((await search('明日の約束')).titles).toEqual(['明日の約束']);
  });
});
