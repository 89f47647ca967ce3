import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const CREATE = `mutation CreateIllustration($input: CreateIllustrationInput!) {
  createIllustration(input: $input) { illustration { id revision isOpen publishedAt } problems { path code message } }
}`;
const UPDATE = `mutation UpdateIllustration($input: UpdateIllustrationInput!) {
  updateIllustration(input: $input) { illustration { id revision isOpen publishedAt images { id image { id } } } problems { path code message } }
}`;
const DELETE = `mutation DeleteIllustration($input: DeleteIllustrationInput!) { deleteIllustration(input: $input) { deletedIllustrationId } }`;
const RESTORE = `mutation R($input: RestoreIllustrationInput!) { restoreIllustration(input: $input) { illustration { id } } }`;
const READ = `query GetIllustrationDetail($id: ID!) {
  illustration(id: $id) {
    id title description isOpen createdAt publishedAt imageCount ogImage { url altText } revision viewerCanEdit firstImage { id }
    images { id width height altText image { id url } } work { id title } user { screenName } authorsOtherIllustrations { id }
  }
}`;
const LISTS = `query L($name: String!, $work: ID!, $after: String) {
  work(id: $work) { illustrations(after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }
  user(screenName: $name) { site {
    illustrations { totalCount nodes { id } }
    timeline { nodes { __typename ... on IllustrationTimelineItem { occurredAt illustration { id } } ... on EpisodeTimelineItem { occurredAt episode { id } } } }
  } }
}`;

let test: TestApp;
let creator: TestPerson;
let other: TestPerson;
let work: string;
const pictures: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  other = await test.signUpCreator('ren');
  for (let n = 0; n < 6; n += 1) pictures.push(await test.addImage(creator, 'ILLUSTRATION'));
  work = await addWork('空飛ぶ配達');
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function addWork(title: string, status = 'PUBLIC', by = creator): Promise<string> {
  const document =
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }';
  const e = { status, pages: [{ imageId: await test.addImage(by) }] };
  const { data } = await test.run(document, { w: { title }, e }, by);
  return data.createWork.work.id;
}
let taken = 0;
/** One of six pictures of the creator's; a new one is only made where it has to be alone. */
const picture = (): string => pictures[(taken += 1) % pictures.length] ?? '';
const create = async (entered: Record<string, unknown> = {}, as: TestPerson | null = creator) => {
  const illustration = { title: `雲の上 ${(taken += 1)}`, isOpen: true, images: [{ imageId: picture() }], ...entered };
  return test.run(CREATE, { input: { illustration } }, as);
};
const draw = async (entered: Record<string, unknown> = {}): Promise<string> => {
  const { data } = await create(entered);
  expect(data.createIllustration.problems).toEqual([]);
  return data.createIllustration.illustration.id;
};
const update = (id: string, expectedRevision: number, illustration: Record<string, unknown>, as = creator) =>
  test.run(UPDATE, { input: { id, expectedRevision, illustration } }, as);
const codeOf = async (id: string, as: TestPerson | null = null) =>
  (await test.run(READ, { id }, as)).errors[0]?.extensions['code'] ?? 'OK';
const listsOf = async (after: string | null = null) =>
  (await test.run(LISTS, { name: creator.screenName, work, after })).data;

describe('publishing an illustration', () => {
  it('[R1-002] is published singly, without a work or an episode, with its pictures in order', async () => {
    const images = [picture(), picture(), picture()];
    const id = await draw({
      title: '雲の上',
      description: '三枚組',
      images: images.map((imageId, index) => ({ imageId, altText: index === 0 ? '雲' : null })),
    });
    const { data } = await test.run(READ, { id });
    expect(data.illustration).toMatchObject({
      title: '雲の上',
      description: '三枚組',
      imageCount: 3,
      work: null,
      firstImage: { id: images[0] },
      user: { screenName: 'mina' },
      ogImage: { url: expect.stringMatching(/^\/og\//), altText: '雲の上, mina 先生' },
      images: images.map((imageId, index) => ({
        width: 400,
        height: 560,
        altText: index === 0 ? '雲' : '',
        image: { id: imageId, url: expect.not.stringContaining('sig=') },
      })),
    });
  });

  it('[R1-001] stands on the creator’s site, among the illustrations and on the timeline with the episodes', async () => {
    const id = await draw();
    const { user } = await listsOf();
    expect(user.site.illustrations.nodes[0].id).toBe(id);
    expect(user.site.timeline.nodes[0].illustration.id).toBe(id);
    expect(user.site.timeline.nodes.map((item: { __typename: string }) => item.__typename)).toContain(
      'EpisodeTimelineItem',
    );
    const times = user.site.timeline.nodes.map((item: { occurredAt: string }) => item.occurredAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each([
    ['no title', { title: ' ' }, ['illustration', 'title'], 'REQUIRED'],
    ['a title of 101 characters', { title: 'あ'.repeat(101) }, ['illustration', 'title'], 'TOO_LONG'],
    ['a description of 1,001', { description: 'あ'.repeat(1001) }, ['illustration', 'description'], 'TOO_LONG'],
    ['no picture', { images: [] }, ['illustration', 'images'], 'REQUIRED'],
    [
      '51 pictures',
      { images: Array.from({ length: 51 }, () => ({ imageId: 'i00000000000000000000' })) },
      ['illustration', 'images'],
      'TOO_MANY',
    ],
    [
      'a picture that is not there',
      { images: [{ imageId: 'i00000000000000000000' }] },
      ['illustration', 'images', '0', 'imageId'],
      'IMAGE_NOT_FOUND',
    ],
    ['a work that is not there', { workId: 'w00000000000000000000' }, ['illustration', 'workId'], 'WORK_NOT_FOUND'],
  ])('%s is refused, naming the field and what to do, and nothing is written', async (_name, entered, path, code) => {
    const count = () => test.services.database.query('count', 'SELECT count(*) FROM illustrations');
    const before = await count();
    const { data } = await create(entered);
    expect(data.createIllustration.illustration).toBeNull();
    expect(data.createIllustration.problems).toMatchObject([
      { path, code, message: expect.stringMatching(/\w+.*\.$/) },
    ]);
    expect(await count()).toEqual(before);
  });

  it('takes fifty pictures', async () => {
    const imageId = picture();
    const id = await draw({ title: '五十枚', images: Array.from({ length: 50 }, () => ({ imageId })) });
    expect((await test.run(READ, { id })).data.illustration.imageCount).toBe(50);
  });

  it('takes neither another creator’s picture nor work, nor a picture that was uploaded for something else', async () => {
    const foreign = await create({ images: [{ imageId: await test.addImage(other, 'ILLUSTRATION') }] });
    expect(foreign.data.createIllustration.problems).toMatchObject([{ code: 'IMAGE_NOT_FOUND' }]);
    const page = await create({ images: [{ imageId: await test.addImage(creator, 'PAGE') }] });
    expect(page.data.createIllustration.problems).toMatchObject([{ code: 'IMAGE_TYPE' }]);
    const theirs = await create({ workId: await addWork('よそ', 'PUBLIC', other) });
    expect(theirs.data.createIllustration.problems).toMatchObject([{ code: 'WORK_NOT_FOUND' }]);
  });

  it('makes one illustration of a call that is repeated, also when both calls run at once', async () => {
    const entered = { title: '一度だけ', images: [{ imageId: picture() }, { imageId: picture() }] };
    const answers = [...(await Promise.all([create(entered), create(entered)])), await create(entered)];
    const ids = answers.map(({ data }) => data.createIllustration.illustration.id);
    expect(new Set(ids).size).toBe(1);
    expect(await draw({ ...entered, images: entered.images.toReversed() })).not.toBe(ids[0]);
  });
});

describe('open and closed', () => {
  it('[R4-011] a closed one exists for its creator alone, an open one for everybody', async () => {
    const id = await draw({ isOpen: false });
    expect([await codeOf(id), await codeOf(id, other), await codeOf(id, creator)]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'OK',
    ]);
    const own = await test.run(READ, { id }, creator);
    expect(own.data.illustration).toMatchObject({ isOpen: false, publishedAt: null, viewerCanEdit: true });
    expect(own.data.illustration.images[0].image.url).toContain('sig=');
    await update(id, 1, { isOpen: true });
    expect([await codeOf(id), await codeOf(id, other)]).toEqual(['OK', 'OK']);
    await update(id, 2, { isOpen: false });
    expect(await codeOf(id)).toBe('NOT_FOUND');
  });

  it('one that is closed and opened again keeps its place in lists', async () => {
    const [first, second] = [await draw({ title: '先' }), await draw({ title: '後' })];
    const { publishedAt } = (await test.run(READ, { id: first })).data.illustration;
    await update(first, 1, { isOpen: false });
    await update(first, 2, { isOpen: true });
    expect((await test.run(READ, { id: first })).data.illustration.publishedAt).toBe(publishedAt);
    const ids = (await listsOf()).user.site.illustrations.nodes.map((one: { id: string }) => one.id);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
  });

  it('a new one is closed unless its creator says otherwise', async () => {
    const { data } = await test.run(
      CREATE,
      { input: { illustration: { title: '下描き', images: [{ imageId: picture() }] } } },
      creator,
    );
    expect(data.createIllustration.illustration.isOpen).toBe(false);
  });

  it('the pictures of a closed one are served to nobody without a signature', async () => {
    const imageId = await test.addImage(creator, 'ILLUSTRATION');
    const id = await draw({ images: [{ imageId }] });
    const get = async () => (await test.app.inject({ url: `/images/${imageId}/400.webp` })).statusCode;
    expect(await get()).toBe(200);
    await update(id, 1, { isOpen: false });
    expect(await get()).toBe(404);
  });
});

describe('an illustration of a work', () => {
  it('[R2-053] [R9-005] a work shows its illustrations, twenty a page, and goes on by cursor', async () => {
    const imageId = picture();
    const drawn = [];
    for (let n = 0; n < 21; n += 1) drawn.push(await draw({ title: `絵${n}`, workId: work, images: [{ imageId }] }));
    const first = (await listsOf()).work.illustrations;
    expect(first).toMatchObject({ totalCount: 21, pageInfo: { hasNextPage: true } });
    expect(first.nodes).toHaveLength(20);
    // What comes out meanwhile neither repeats nor skips an entry of the pages after.
    await draw({ title: '割り込み', workId: work });
    const second = (await listsOf(first.pageInfo.endCursor)).work.illustrations;
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.nodes, ...second.nodes].map((one: { id: string }) => one.id)).toEqual(drawn.toReversed());
  });

  it('names the work only while readers can see the work, and stays without it', async () => {
    const hidden = await addWork('まだ秘密', 'DRAFT');
    const id = await draw({ workId: hidden });
    expect((await test.run(READ, { id })).data.illustration.work).toBeNull();
    expect((await test.run(READ, { id }, creator)).data.illustration.work).toMatchObject({ title: 'まだ秘密' });
    await test.run(
      'mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }',
      { id: hidden },
      creator,
    );
    expect(await codeOf(id)).toBe('OK');
    // The form still holds the work; that is no reason to refuse another title.
    const { data } = await update(id, 1, { title: 'ひとり立ち', workId: hidden });
    expect(data.updateIllustration.problems).toEqual([]);
  });
});

describe('editing an illustration', () => {
  it('reorders, replaces and removes pictures; those that stay keep their ids', async () => {
    const images = [picture(), picture(), picture()];
    const id = await draw({ images: images.map((imageId) => ({ imageId })) });
    const [a, , c] = (await test.run(READ, { id })).data.illustration.images as { id: string; image: { id: string } }[];
    const fresh = picture();
    const { data } = await update(id, 1, {
      images: [
        { id: c?.id, imageId: c?.image.id },
        { id: a?.id, imageId: fresh },
      ],
    });
    expect(data.updateIllustration.problems).toEqual([]);
    expect(data.updateIllustration.illustration.images).toEqual([
      { id: c?.id, image: { id: c?.image.id } },
      { id: a?.id, image: { id: fresh } },
    ]);
  });

  it('refuses the place of a picture that is not its own, or the same place twice', async () => {
    const [mine, foreign] = [await draw(), await draw({ title: '別の絵' })];
    const [own] = (await test.run(READ, { id: mine })).data.illustration.images;
    const [theirs] = (await test.run(READ, { id: foreign })).data.illustration.images;
    const as = (id: string) => ({ id, imageId: own.image.id });
    for (const images of [[as(theirs.id)], [as(own.id), as(own.id)]]) {
      const { data } = await update(mine, 1, { images });
      expect(data.updateIllustration.problems).toMatchObject([{ code: 'PICTURE_NOT_FOUND' }]);
    }
  });

  it('a stale edit is a conflict that says when the other one was made', async () => {
    const id = await draw();
    expect((await update(id, 1, { title: '一' })).errors).toEqual([]);
    expect((await update(id, 1, { title: '二' })).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      currentRevision: 2,
      changedAt: expect.stringMatching(/^\d{4}-/),
    });
  });
});

describe('the trash', () => {
  it('says in which language a title is: that of its work, and none where it belongs to none', async () => {
    const english = await addWork('The Night Mail');
    await test.services.database.query('inEnglish', "UPDATE works SET language = 'en' WHERE id = $1", [english]);
    const ids = [await draw({ workId: english }), await draw()];
    for (const id of ids) await test.run(DELETE, { input: { id } }, creator);
    const query = 'query Q { viewer { ... on RegisteredViewer { trash(first: 2) { nodes { id language } } } } }';
    const { data } = await test.run(query, {}, creator);
    expect(data.viewer.trash.nodes).toEqual([
      { id: ids[1], language: null },
      { id: ids[0], language: 'en' },
    ]);
  });

  it('takes it from readers at once, says so again to a repeated call, and gives it back', async () => {
    const id = await draw({ title: 'ごみ箱行き' });
    for (let call = 0; call < 2; call += 1) {
      const { data } = await test.run(DELETE, { input: { id } }, creator);
      expect(data.deleteIllustration.deletedIllustrationId).toBe(id);
    }
    expect([await codeOf(id), await codeOf(id, creator)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const trash = await test.run(
      'query Q { viewer { ... on RegisteredViewer { trash { nodes { id kind title } } illustrations { totalCount nodes { id } } } } }',
      {},
      creator,
    );
    expect(trash.data.viewer.trash.nodes).toContainEqual({ id, kind: 'ILLUSTRATION', title: 'ごみ箱行き' });
    expect(trash.data.viewer.illustrations.nodes).not.toContainEqual({ id });
    await test.run(RESTORE, { input: { id } }, creator);
    expect(await codeOf(id)).toBe('OK');
  });

  it('is emptied after 30 days, with the pictures; those that are still shown stay', async () => {
    const gone = await test.addImage(creator, 'ILLUSTRATION');
    const kept = await test.addImage(creator, 'ILLUSTRATION');
    const [left, open] = [await draw({ images: [{ imageId: gone }] }), await draw({ images: [{ imageId: kept }] })];
    await test.run(DELETE, { input: { id: left } }, creator);
    await test.services.database.query(
      'age',
      `WITH a AS (UPDATE illustrations SET deleted_at = now() - interval '31 days' WHERE id = $1)
       UPDATE images SET created_at = now() - interval '40 days' WHERE id = ANY($2)`,
      [left, [gone, kept]],
    );
    await purgeTrash(test.services);
    const rows = await test.services.database.query<{ id: string }>(
      'left',
      'SELECT id FROM images WHERE id = ANY($1) UNION ALL SELECT id FROM illustrations WHERE id = ANY($2)',
      [
        [gone, kept],
        [left, open],
      ],
    );
    expect(rows.map((row) => row.id).toSorted()).toEqual([kept, open].toSorted());
  });
});
