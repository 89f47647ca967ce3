import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let owner: TestPerson;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.signUpCreator(`lists_${(people += 1)}`);
});

const sql = (text: string, values: unknown[] = []) => test.services.database.query('arrange', text, values);

async function change(name: string, input: Record<string, unknown>) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await test.run(
    `mutation M($input: ${type}!) { ${name}(input: $input) { changedIds problems { code } } }`,
    { input },
    owner,
  );
  return data[name] as { changedIds: string[]; problems: { code: string }[] };
}

async function publish(title: string, status = 'PUBLIC'): Promise<string> {
  const pages = [{ imageId: await test.addImage(owner) }];
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    { w: { title }, e: { status, pages } },
    owner,
  );
  return data.createWork.work.id;
}

const CATEGORIES = `categories { id works { ... on ExternalWork { title } ... on KomawariWork { isVisible work { title } } } }`;
async function categories(as: TestPerson | null) {
  const { data } = await test.run(
    `query C($n: String!) { user(screenName: $n) { portfolio { ${CATEGORIES} } } }`,
    { n: owner.screenName },
    as,
  );
  return (data.user.portfolio.categories as { works: { title?: string; work?: { title: string } }[] }[]).map(
    ({ works }) => works.map((work) => work.title ?? work.work?.title),
  );
}

describe('all works of a portfolio', () => {
  it('are there page by page, of both kinds, with a category or without, each once', async () => {
    const ids = Array.from({ length: 230 }, () => newId('ExternalWork'));
    await change('addPortfolioCategory', { title: '棚' });
    await sql(
      `INSERT INTO portfolio_external_works (id, user_id, title, urls) SELECT id, $2, id, '[{"title":"","url":"https://a.example/"}]' FROM unnest($1::text[]) AS id`,
      [ids, owner.actor.accountId],
    );
    await change('addPortfolioCategory', { title: '本棚', workIds: ids.slice(0, 30) });
    const [own] = (await change('addPortfolioWorkKomawaris', { workIds: [await publish('連載')] })).changedIds;
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: {
        data: {
          user: {
            portfolio: { works: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
          };
        };
      } = await test.run(
        `query L($n: String!, $after: String) { user(screenName: $n) { portfolio { works(first: 100, after: $after) {
           nodes { ... on ExternalWork { id } ... on KomawariWork { id } } pageInfo { endCursor hasNextPage } } } } }`,
        { n: owner.screenName, after },
        owner,
      );
      const { nodes, pageInfo } = answer.data.user.portfolio.works;
      seen.push(...nodes.map(({ id }) => id));
      sizes.push(nodes.length);
      ({ endCursor: after, hasNextPage: more } = pageInfo);
    }
    expect(sizes).toEqual([100, 100, 31]);
    expect(seen.toSorted()).toEqual([...ids, own].toSorted());
  });

  it('show a hidden one to its creator, marked, and to nobody else', async () => {
    await change('addPortfolioWorkKomawaris', { workIds: [await publish('下書き', 'DRAFT'), await publish('公開')] });
    const list = async (as: TestPerson | null) =>
      (
        await test.run(
          'query L($n: String!) { user(screenName: $n) { portfolio { works { nodes { ... on KomawariWork { isVisible work { title } } } } } } }',
          { n: owner.screenName },
          as,
        )
      ).data.user.portfolio.works.nodes;
    expect(await list(null)).toEqual([{ isVisible: true, work: { title: '公開' } }]);
    expect(await list(owner)).toHaveLength(2);
    expect(await list(owner)).toContainEqual({ isVisible: false, work: { title: '下書き' } });
  });
});

describe('a category that is saved while some of its works are hidden', () => {
  it('keeps works in the trash in their places, shows them to nobody, and has them again when they are restored', async () => {
    const works = [await publish('一'), await publish('二'), await publish('三')];
    const { changedIds: places } = await change('addPortfolioWorkKomawaris', { workIds: works });
    const { changedIds } = await change('addPortfolioWorkExternal', {
      title: '外',
      urls: [{ url: 'https://a.example' }],
    });
    const [outside] = changedIds;
    const [id] = (await change('addPortfolioCategory', { title: '棚', workIds: [...places, outside] })).changedIds;
    await test.run(
      'mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }',
      { id: works[1] },
      owner,
    );
    // What the editor sends: the works it shows, in another order.
    await change('updatePortfolioCategory', { id, title: '本棚', workIds: [outside, places[2], places[0]] });
    expect([await categories(owner), await categories(null)]).toEqual([[['外', '三', '一']], [['外', '三', '一']]]);
    await sql('UPDATE works SET deleted_at = NULL WHERE id = $1', [works[1]]);
    expect(await categories(owner)).toEqual([['外', '三', '一', '二']]);
  });

  it('keeps works that readers cannot see, and tells nobody of them', async () => {
    const works = [await publish('公開'), await publish('下書き', 'DRAFT')];
    const { changedIds: places } = await change('addPortfolioWorkKomawaris', { workIds: works });
    const [id] = (await change('addPortfolioCategory', { title: '棚', workIds: places })).changedIds;
    await change('updatePortfolioCategory', { id, workIds: places.toReversed() });
    expect([await categories(owner), await categories(null)]).toEqual([[['下書き', '公開']], [['公開']]]);
  });

  it('lets go of a work in the trash only when its creator takes it out of the portfolio', async () => {
    const work = await publish('一');
    const { changedIds } = await change('addPortfolioWorkKomawaris', { workIds: [work] });
    const [id] = (await change('addPortfolioCategory', { title: '棚', workIds: changedIds })).changedIds;
    await change('deletePortfolioWorkKomawari', { id: changedIds[0] });
    await change('updatePortfolioCategory', { id, workIds: [] });
    expect(await categories(owner)).toEqual([[]]);
  });
});
