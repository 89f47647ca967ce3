import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pickUpPortfolio } from '../../discovery/editorial/index.ts';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
  other = await test.signUpCreator('other_creator');
});
afterAll(() => test.close());
// Every story begins with a creator who has no portfolio yet.
beforeEach(async () => {
  owner = await test.signUpCreator(`folio_${(people += 1)}`);
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
});

const WORK = `... on ExternalWork { id title } ... on KomawariWork { id work { title } }`;
const PORTFOLIO = `portfolio { id bannerImage { id } categories { id title works { ${WORK} } } worksWithoutCategory { ${WORK} }
  externalWorks { nodes { id title description urls { title url faviconURL } thumbnailImage { id url } } }
  komawariWorks { nodes { id work { id title } thumbnailImage { id } } } }`;

/** Runs one mutation of the portfolio and answers its payload. */
async function change(name: string, input: Record<string, unknown>, as: TestPerson = owner) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await test.run(
    `mutation M($input: ${type}!) { ${name}(input: $input) { changedId ${PORTFOLIO} problems { path code } } }`,
    { input },
    as,
  );
  return { ...data?.[name], code: errors[0]?.extensions['code'] };
}
async function read(as: TestPerson | null = null, screenName = owner.screenName) {
  const { data } = await test.run(
    `query P($n: String!) { user(screenName: $n) { ${PORTFOLIO} } }`,
    { n: screenName },
    as,
  );
  return data?.user.portfolio;
}
const external = (title: string, more: Record<string, unknown> = {}) => ({
  title,
  urls: [{ url: 'https://store.example/1' }],
  ...more,
});
async function publish(title: string, status = 'PUBLIC', as = owner): Promise<string> {
  const pages = [{ imageId: await test.addImage(as) }];
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    { w: { title }, e: { status, pages } },
    as,
  );
  return data.createWork.work.id;
}
const titles = (works: { title?: string; work?: { title: string } }[]) =>
  works.map((work) => work.title ?? work.work?.title);

describe('a portfolio', () => {
  it('is not there until the creator puts something in', async () => {
    expect(await read()).toBeNull();
    expect(await read(owner)).toBeNull();
  });

  it('[R1-003] has a banner, and categories that hold in-product and external works in the order of the creator', async () => {
    const bannerImageId = await test.addImage(owner, 'BANNER', { width: 1500, height: 500 });
    await change('updatePortfolioBannerImage', { bannerImageId });
    const elsewhere = (await change('addPortfolioWorkExternal', external('画集'))).changedId;
    const added = await change('addPortfolioWorkKomawaris', {
      workIds: [await publish('連載'), await publish('読切')],
    });
    const [second, first] = added.portfolio.komawariWorks.nodes.map((node: { id: string }) => node.id);
    const { changedId } = await change('addPortfolioCategory', {
      title: '2026年',
      workIds: [second, elsewhere, first],
    });
    expect(changedId).toMatch(/^g/);
    const portfolio = await read();
    expect(portfolio.bannerImage.id).toBe(bannerImageId);
    expect(portfolio.categories).toHaveLength(1);
    expect(portfolio.categories[0].works.map((work: { id: string }) => work.id)).toEqual([second, elsewhere, first]);
    expect(portfolio.worksWithoutCategory).toEqual([]);
  });

  it('takes new works straight into a category, at its end', async () => {
    const { changedId: categoryId } = await change('addPortfolioCategory', { title: '短編' });
    await change('addPortfolioWorkExternal', external('一', { categoryId }));
    await change('addPortfolioWorkKomawaris', { workIds: [await publish('二')], categoryId });
    await change('addPortfolioWorkExternal', external('三', { categoryId }));
    expect(titles((await read()).categories[0].works)).toEqual(['一', '二', '三']);
  });

  it('keeps a work of ours once, however often it is added', async () => {
    const id = await publish('一度');
    const [once, again] = [
      await change('addPortfolioWorkKomawaris', { workIds: [id, id] }),
      await change('addPortfolioWorkKomawaris', { workIds: [id] }),
    ];
    expect(again.portfolio.komawariWorks).toEqual(once.portfolio.komawariWorks);
    expect(again.portfolio.komawariWorks.nodes).toHaveLength(1);
  });

  it('lists long rows by cursor, without repeating or leaving out when one is added meanwhile', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await change('addPortfolioWorkExternal', external(title));
    const page = async (after: string | null) =>
      (
        await test.run(
          'query L($n: String!, $after: String) { user(screenName: $n) { portfolio { externalWorks(first: 2, after: $after) { nodes { title } pageInfo { endCursor hasNextPage } } } } }',
          { n: owner.screenName, after },
        )
      ).data.user.portfolio.externalWorks;
    const first = await page(null);
    await change('addPortfolioWorkExternal', external('f'));
    const second = await page(first.pageInfo.endCursor);
    const third = await page(second.pageInfo.endCursor);
    expect([first, second, third].flatMap((one) => titles(one.nodes)).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(third.pageInfo.hasNextPage).toBe(false);
  });
});

describe('a work from elsewhere', () => {
  it('is shown with its places and its thumbnail, and changes', async () => {
    const thumbnailImageId = await test.addImage(owner, 'THUMBNAIL');
    const { changedId: id } = await change(
      'addPortfolioWorkExternal',
      external('装画', {
        description: '表紙を描きました。',
        urls: [{ title: '版元', url: 'HTTPS://Books.Example/漫画?a=1' }, { url: 'https://shop.example' }],
        thumbnailImageId,
      }),
    );
    expect((await read()).externalWorks.nodes).toEqual([
      {
        id,
        title: '装画',
        description: '表紙を描きました。',
        urls: [
          { title: '版元', url: 'https://books.example/%E6%BC%AB%E7%94%BB?a=1', faviconURL: null },
          { title: '', url: 'https://shop.example/', faviconURL: null },
        ],
        thumbnailImage: { id: thumbnailImageId, url: expect.stringMatching(/^\/images\/[^?]*$/) },
      },
    ]);
    await change('updatePortfolioWorkExternal', { id, title: '装画と挿絵', thumbnailImageId: null });
    const [changed] = (await read()).externalWorks.nodes;
    expect(changed).toMatchObject({ title: '装画と挿絵', description: '表紙を描きました。', thumbnailImage: null });
    expect(changed.urls).toHaveLength(2);
  });

  it('leaves its categories with it when it is deleted', async () => {
    const { changedId: id } = await change('addPortfolioWorkExternal', external('消える'));
    await change('addPortfolioCategory', { title: '棚', workIds: [id] });
    await change('deletePortfolioWorkExternal', { id });
    expect(await read()).toMatchObject({ categories: [{ works: [] }], externalWorks: { nodes: [] } });
    expect((await change('deletePortfolioWorkExternal', { id })).code).toBe('NOT_FOUND');
  });

  it.each([
    ['no title', { title: ' ' }, ['title', 'REQUIRED']],
    ['a title of 101 characters', { title: '長'.repeat(101) }, ['title', 'TOO_LONG']],
    ['a description of 1,001 characters', { description: '長'.repeat(1001) }, ['description', 'TOO_LONG']],
    ['no address', { urls: [] }, ['urls', 'REQUIRED']],
    ['six addresses', { urls: Array.from({ length: 6 }, () => ({ url: 'https://a.example' })) }, ['urls', 'TOO_MANY']],
    ['an address of a program', { urls: [{ url: 'javascript:alert(1)' }] }, ['urls.0.url', 'FORM']],
    ['an address with a password', { urls: [{ url: 'https://user:pass@a.example' }] }, ['urls.0.url', 'FORM']],
    [
      'an address that is too long as browsers write it',
      { urls: [{ url: `https://a.example/${'漫'.repeat(300)}` }] },
      ['urls.0.url', 'FORM'],
    ],
    ['a picture that is not there', { thumbnailImageId: newId('Image') }, ['thumbnailImageId', 'IMAGE_NOT_FOUND']],
  ])('with %s is not accepted, and nothing is written', async (_what, wrong, [path, code]) => {
    const { problems, portfolio } = await change('addPortfolioWorkExternal', external('よい', wrong));
    expect([
      problems.map((one: { path: string[]; code: string }) => [one.path.join('.'), one.code]),
      portfolio,
    ]).toEqual([[[path, code]], null]);
    expect(await read(owner)).toBeNull();
  });

  it('accepts its texts up to their limits', async () => {
    const input = external('長'.repeat(100), {
      description: '長'.repeat(1000),
      urls: Array.from({ length: 5 }, (_, n) => ({ title: '名'.repeat(30), url: `https://a.example/${n}` })),
    });
    expect((await change('addPortfolioWorkExternal', input)).problems).toEqual([]);
  });

  it('takes only a picture that was uploaded for it', async () => {
    const thumbnailImageId = await test.addImage(owner, 'COVER');
    expect((await change('addPortfolioWorkExternal', external('絵', { thumbnailImageId }))).problems).toMatchObject([
      { code: 'IMAGE_TYPE' },
    ]);
    const foreign = await test.addImage(other, 'THUMBNAIL');
    expect(
      (await change('addPortfolioWorkExternal', external('絵', { thumbnailImageId: foreign }))).problems,
    ).toMatchObject([{ code: 'IMAGE_NOT_FOUND' }]);
  });
});

describe('a category', () => {
  it('changes its name and its works, and goes without taking them along', async () => {
    const ids = [];
    for (const title of ['甲', '乙', '丙'])
      ids.push((await change('addPortfolioWorkExternal', external(title))).changedId);
    const { changedId: id } = await change('addPortfolioCategory', { title: '棚', workIds: ids });
    await change('updatePortfolioCategory', { id, workIds: [ids[2], ids[0]] });
    await change('updatePortfolioCategory', { id, title: '本棚' });
    const portfolio = await read();
    expect([portfolio.categories[0].title, titles(portfolio.categories[0].works)]).toEqual(['本棚', ['丙', '甲']]);
    expect(titles(portfolio.worksWithoutCategory)).toEqual(['乙']);
    await change('deletePortfolioCategory', { id });
    expect(titles((await read()).worksWithoutCategory)).toHaveLength(3);
  });

  it('stands where the creator put it; an order that leaves one out changes nothing', async () => {
    const ids: string[] = [];
    for (const title of ['一', '二', '三']) ids.push((await change('addPortfolioCategory', { title })).changedId);
    const order = [ids[2], ids[0], ids[1]];
    await change('updatePortfolioCategoryPositions', { categoryIds: order });
    expect(titles((await read()).categories)).toEqual(['三', '一', '二']);
    for (const categoryIds of [
      ids.slice(1),
      [...ids, ids[0]],
      [ids[0], ids[0], ids[1]],
      [...ids.slice(1), newId('PortfolioCategory')],
    ])
      expect((await change('updatePortfolioCategoryPositions', { categoryIds })).problems).toMatchObject([
        { path: ['categoryIds'], code: 'INCOMPLETE' },
      ]);
    expect(titles((await read()).categories)).toEqual(['三', '一', '二']);
  });

  it('is the last one at twenty, also when two are added at once', async () => {
    for (let n = 1; n < 20; n += 1) await change('addPortfolioCategory', { title: `第${n}` });
    const both = await Promise.all([
      change('addPortfolioCategory', { title: 'x' }),
      change('addPortfolioCategory', { title: 'y' }),
    ]);
    expect(both.map((one) => one.problems.map((problem: { code: string }) => problem.code)).toSorted()).toEqual([
      [],
      ['TOO_MANY'],
    ]);
    expect((await read()).categories).toHaveLength(20);
  });

  it('holds a hundred works and no more', async () => {
    await change('addPortfolioCategory', { title: '満員' });
    const ids = Array.from({ length: 101 }, () => newId('ExternalWork'));
    await test.services.database.query(
      'insertWorks',
      `INSERT INTO portfolio_external_works (id, user_id, title, urls) SELECT id, $2, id, '[{"title":"","url":"https://a.example/"}]' FROM unnest($1::text[]) AS id`,
      [ids, owner.actor.accountId],
    );
    const tooMany = await change('addPortfolioCategory', { title: '棚', workIds: ids });
    expect(tooMany.problems).toMatchObject([{ path: ['workIds'], code: 'TOO_MANY' }]);
    const { changedId: categoryId } = await change('addPortfolioCategory', { title: '棚', workIds: ids.slice(1) });
    const late = await change('addPortfolioWorkExternal', external('一つ多い', { categoryId }));
    expect(late.problems).toMatchObject([{ path: ['categoryId'], code: 'TOO_MANY' }]);
    expect((await read()).categories[1].works).toHaveLength(100);
  });

  it('needs a name of 1 to 30 characters and works of this portfolio', async () => {
    const foreign = (await change('addPortfolioWorkExternal', external('他人'), other)).changedId;
    for (const [input, code] of [
      [{ title: '' }, 'REQUIRED'],
      [{ title: '名'.repeat(31) }, 'TOO_LONG'],
      [{ title: '棚', workIds: [foreign] }, 'WORK_NOT_FOUND'],
    ] as const)
      expect((await change('addPortfolioCategory', input)).problems).toMatchObject([{ code }]);
  });
});

describe('what is not public', () => {
  it('a hidden work of a portfolio does not exist for others, and its creator still sees it', async () => {
    const [shown, draft] = [await publish('見える'), await publish('下書き', 'DRAFT')];
    const added = await change('addPortfolioWorkKomawaris', { workIds: [shown, draft] });
    const nodes: { id: string; work: { id: string } }[] = added.portfolio.komawariWorks.nodes;
    await change('addPortfolioCategory', { title: '棚', workIds: nodes.map(({ id }) => id) });
    expect((await read(owner)).categories[0].works).toHaveLength(2);
    for (const viewer of [null, other]) {
      const portfolio = await read(viewer);
      expect(titles(portfolio.categories[0].works)).toEqual(['見える']);
      expect(titles(portfolio.komawariWorks.nodes)).toEqual(['見える']);
    }
    const one = nodes.find(({ work }) => work.id === draft)?.id;
    const ask = (as: TestPerson | null) =>
      test.run(
        'query K($n: String!, $id: ID!) { user(screenName: $n) { portfolio { komawariWork(id: $id) { id work { title } } } } }',
        { n: owner.screenName, id: one },
        as,
      );
    expect((await ask(null)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await ask(owner)).data.user.portfolio.komawariWork.work.title).toBe('下書き');
    await test.run('mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }', { id: shown }, owner);
    expect((await read()).komawariWorks.nodes).toEqual([]);
  });

  it('[R2-017] [R6-014] a closed site takes its portfolio away from everybody else, its pictures too', async () => {
    const thumbnailImageId = await test.addImage(owner, 'THUMBNAIL');
    await change('addPortfolioWorkExternal', external('秘密', { thumbnailImageId }));
    const get = (url: string) => test.app.inject({ url }).then((response) => response.statusCode);
    const [work] = (await read()).externalWorks.nodes;
    expect(await get(work.thumbnailImage.url)).toBe(200);
    await test.run('mutation C { updateSite(input: { isClosed: true }) { problems { code } } }', {}, owner);
    expect([await read(), await read(other), await get(work.thumbnailImage.url)]).toEqual([undefined, undefined, 404]);
    const own = (await read(owner)).externalWorks.nodes[0];
    expect(own.thumbnailImage.url).toMatch(/[?&]sig=/);
    const { data } = await test.run('{ portfolios(first: 100) { nodes { user { screenName } } } }');
    expect(JSON.stringify(data)).not.toContain(`"${owner.screenName}"`);
  });

  it("nobody can touch another creator's portfolio, not even by its ids", async () => {
    const { changedId: workId } = await change('addPortfolioWorkExternal', external('私の'));
    const { changedId: categoryId } = await change('addPortfolioCategory', { title: '私の棚', workIds: [workId] });
    const komawari = (await change('addPortfolioWorkKomawaris', { workIds: [await publish('私の連載')] })).portfolio
      .komawariWorks.nodes[0].id;
    const before = await read();
    const attempts: [string, Record<string, unknown>][] = [
      ['updatePortfolioWorkExternal', { id: workId, title: '奪う' }],
      ['deletePortfolioWorkExternal', { id: workId }],
      ['updatePortfolioWorkKomawari', { id: komawari, thumbnailImageId: null }],
      ['deletePortfolioWorkKomawari', { id: komawari }],
      ['updatePortfolioCategory', { id: categoryId, title: '奪う' }],
      ['deletePortfolioCategory', { id: categoryId }],
      ['addPortfolioWorkExternal', external('紛れ込む', { categoryId })],
    ];
    for (const [name, input] of attempts)
      expect([name, (await change(name, input, other)).code]).toEqual([name, 'NOT_FOUND']);
    const stolen = await change('addPortfolioWorkKomawaris', { workIds: [await publish('人の連載')] }, other);
    expect(stolen.problems).toMatchObject([{ path: ['workIds', '0'], code: 'WORK_NOT_FOUND' }]);
    expect(await read()).toEqual(before);
  });
});

describe('the list of portfolios', () => {
  const listed = async () =>
    (await test.run('{ portfolios(first: 100) { nodes { user { screenName } } } }')).data.portfolios.nodes.map(
      (node: { user: { screenName: string } }) => node.user.screenName,
    );

  it('shows a portfolio once it has something to see, newest first', async () => {
    await change('addPortfolioCategory', { title: '空' });
    expect(await listed()).not.toContain(owner.screenName);
    const workIds = [await publish('下書き', 'DRAFT')];
    await change('addPortfolioWorkKomawaris', { workIds });
    expect(await listed()).not.toContain(owner.screenName);
    await change('addPortfolioWorkExternal', external('見える'));
    expect((await listed())[0]).toBe(owner.screenName);
  });

  it('[R2-030] begins with what operators picked, in their order, on every page of it', async () => {
    for (const number of [1, 2, 3]) {
      const person = await test.signUpCreator(`picked_${number}`);
      await change('addPortfolioWorkExternal', external(`${number}`), person);
    }
    await change('addPortfolioWorkExternal', external('最新'));
    await pickUpPortfolio(test.services, 'picked_1', null);
    await pickUpPortfolio(test.services, 'picked_3', 1);
    const whole = await listed();
    expect(whole.slice(0, 4)).toEqual(['picked_3', 'picked_1', owner.screenName, 'picked_2']);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const {
        portfolios,
      }: Record<
        string,
        { nodes: { user: { screenName: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
      > = (
        await test.run(
          'query L($after: String) { portfolios(first: 1, after: $after) { nodes { user { screenName } } pageInfo { endCursor hasNextPage } } }',
          { after },
        )
      ).data;
      paged.push(portfolios!.nodes[0]!.user.screenName);
      ({ endCursor: after, hasNextPage: more } = portfolios!.pageInfo);
    }
    expect(paged).toEqual(whole);
  });

  it('declares the list only when a portfolio joins or leaves it', async () => {
    const declared = async () =>
      (
        await test.services.database.query<{ key: string }>('takeKeys', 'DELETE FROM content_changes RETURNING key')
      ).map((row) => row.key);
    const { changedId: id } = await change('addPortfolioWorkExternal', external('一'));
    expect(await declared()).toEqual(
      expect.arrayContaining(['portfolios', `ExternalWork:${id}`, `User:${owner.actor.accountId}/portfolio`]),
    );
    await change('updatePortfolioWorkExternal', { id, title: '二' });
    expect(await declared()).not.toContain('portfolios');
    await change('deletePortfolioWorkExternal', { id });
    expect(await declared()).toContain('portfolios');
    await change('addPortfolioWorkKomawaris', { workIds: [await publish('下書き', 'DRAFT')] });
    expect(await declared()).not.toContain('portfolios');
  });
});
