import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExecutor } from '../composition/executor.ts';
import { readOnce } from '../database/index.ts';
import { hear } from '../kernel/happenings.ts';
import type { TestPerson } from '../testing/createTestApp.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';

let test: PublishedApp;
let mina: TestPerson;
const works: string[] = [];
const episodes: string[] = [];

beforeAll(async () => {
  test = await createPublishedApp();
  mina = await test.signUpCreator('mina');
  for (const title of ['一', '二', '三']) await addWork({ title, tagTitles: ['海'] });
  await addWork({ title: '夜', tagTitles: ['海'], rating: 'MATURE' });
});
afterAll(() => test.close());

async function addWork(workInput: object, owner = mina): Promise<void> {
  const { data } = await test.run(
    'mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    {
      w: { ...workInput, coverImageId: await test.addImage(owner, 'COVER') },
      e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(owner) }] },
    },
    owner,
  );
  works.push(data.createWork.work.id);
  episodes.push(data.createWork.episode.id);
}

/** What episode and work pages ask. */
const ASKED = ['findPinnedComments', 'listComments', 'countComments', 'listLatestWorks', 'listIllustrationsOfWorks'];

it('an export asks for comments, other works and illustrations once a batch and not once a page', async () => {
  // More episodes than there are batches, whichever of them they fall into.
  const rei = await test.signUpCreator('rei');
  for (const title of ['五', '六', '七', '八', '九']) await addWork({ title }, rei);
  const asked = new Map<string, number>();
  const deafen = hear('statement', ({ name }) => void asked.set(name, (asked.get(name) ?? 0) + 1));
  const { counts } = await test.publisher.exportSite({ lanes: 1 }).finally(deafen);
  expect(counts.failed).toBe(0);
  const batches = asked.get('readStale')!;
  // One of them is kept from those who did not say that they are adults, and is not drawn.
  expect(batches).toBeLessThan(episodes.length - 1);
  for (const name of ASKED) expect(asked.get(name) ?? Infinity, name).toBeLessThanOrEqual(batches);
});

it('pages of one snapshot get each what is theirs: own comments, own pins, no work among the other ones', async () => {
  const write = async (index: number, body: string): Promise<string> => {
    const input = { episodeID: episodes[index], body };
    const document = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }';
    return (await test.run(document, { input }, mina)).data.addComment.comment.id;
  };
  const pinned = await write(0, '一つめ');
  await write(0, '二つめ');
  await write(1, '三つめ');
  await test.run('mutation ($id: ID!) { pinComment(input: { id: $id }) { problems { code } } }', { id: pinned }, mina);
  const source = `query ($id: ID!) { episode(id: $id) { pinnedDaredemoComment { id } daredemoComments(first: 1) { totalCount nodes { body } pageInfo { hasNextPage } }
    work { authorsOtherRecommendedWorks(first: 2) { work { id } } illustrations { totalCount nodes { id } } } } }`;
  const seen = await Promise.all(
    await draw(
      source,
      episodes.slice(0, 3).map((id) => ({ variables: { id } })),
    ),
  );
  expect(seen.map(({ episode }) => [episode.pinnedDaredemoComment?.id ?? null, episode.daredemoComments])).toEqual([
    [pinned, { totalCount: 2, nodes: [{ body: '二つめ' }], pageInfo: { hasNextPage: true } }],
    [null, { totalCount: 1, nodes: [{ body: '三つめ' }], pageInfo: { hasNextPage: false } }],
    [null, { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } }],
  ]);
  const others = seen.map(({ episode }) =>
    episode.work.authorsOtherRecommendedWorks.map(({ work }: { work: { id: string } }) => works.indexOf(work.id)),
  );
  expect(others).toEqual([
    [3, 2],
    [3, 2],
    [3, 1],
  ]);
});

it('a page for who wants to see mature works and one for everybody share no list, no picture and no dependency', async () => {
  const source =
    '{ newWorks(first: 10) { nodes { id isGated coverImage { url } } } tag(title: "海") { id works(first: 10) { nodes { id } } } }';
  const noted: string[][] = [[], [], []];
  const sights = [false, true, false].map((saysAdult, index) => ({
    saysAdult,
    recordDependency: (key: string) => void noted[index]!.push(key),
  }));
  const seen = await draw(source, sights);
  const night = works[3];
  const has = (list: { nodes: { id: string }[] }) => list.nodes.some(({ id }) => id === night);
  expect(seen.map(({ newWorks, tag }) => [has(newWorks), has(tag.works)])).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ]);
  const cover = seen[1]!.newWorks.nodes.find(({ id }: { id: string }) => id === night);
  expect(cover).toMatchObject({ isGated: false, coverImage: { url: expect.any(String) } });
  expect(noted.map((keys) => keys.includes(`Work:${night}`))).toEqual([false, true, false]);
});

/** Executes a document as several pages of one batch do: from one snapshot, with the same loaders. */
async function draw(
  source: string,
  pages: readonly { variables?: object; saysAdult?: boolean; recordDependency?: (key: string) => void }[],
  // oxlint-disable-next-line typescript/no-explicit-any -- the data of any document
): Promise<any[]> {
  const executor = createExecutor(test.services, (fault) => void test.faults.push(String(fault)));
  return test.services.database.snapshot(async (transaction) => {
    const shared = { reader: readOnce(transaction), loaders: new Map<string, unknown>() };
    const answers = await Promise.all(
      pages.map(({ variables = {}, ...page }) =>
        executor.executeAsGuest({
          recordDependency: () => undefined,
          ...page,
          ...shared,
          source,
          variables: { ...variables },
        }),
      ),
    );
    return answers.map(({ data, errors }) => {
      expect(errors).toBeUndefined();
      return data;
    });
  });
}
