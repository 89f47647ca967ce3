import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const CREATE_WORK = `mutation CreateWork($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) {
    work { id revision firstPublishedAt } episode { id status revision publishedAt } problems { path code message }
  }
}`;
const READ_EPISODE = `query GetEpisode($id: ID!) {
  episode(id: $id) { id status publicNumber canChangeStatusToDraft pages { totalCount viewableCount nodes { number image { url } } } work { id title tags { title } } nextEpisode { id } previousEpisode { id } }
}`;
const UPDATE_EPISODE = `mutation updateEpisode($input: UpdateEpisodeInput!) {
  updateEpisode(input: $input) { episode { id status revision title pages { nodes { id number } } } problems { path code message } }
}`;

let test: TestApp;
let creator: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  other = await test.signUpCreator('ren');
});
afterAll(() => test.close());

async function publish(status: 'PUBLIC' | 'DRAFT' | 'FAN_ONLY' = 'PUBLIC', pages = 2) {
  const images = await Promise.all(Array.from({ length: pages }, () => test.addImage(creator)));
  const answer = await test.run(
    CREATE_WORK,
    {
      workInput: { title: '空飛ぶ配達', tagTitles: ['ファンタジー', 'ｓｆ'] },
      episodeInput: { title: '第1話', status, pages: images.map((imageId) => ({ imageId })) },
    },
    creator,
  );
  expect(answer.errors).toEqual([]);
  expect(answer.data.createWork.problems).toEqual([]);
  return answer.data.createWork as {
    work: { id: string; revision: number };
    episode: { id: string; revision: number };
  };
}

describe('publishing a work with its first episode', () => {
  it('[R1-014] a guest reads a published episode, its pages and its tags at once', async () => {
    const { episode } = await publish();
    const { data } = await test.run(READ_EPISODE, { id: episode.id });
    expect(data.episode).toMatchObject({
      status: 'PUBLIC',
      publicNumber: 1,
      pages: { totalCount: 2, viewableCount: 2 },
      work: { title: '空飛ぶ配達', tags: [{ title: 'ファンタジー' }, { title: 'sf' }] },
    });
  });

  it('a draft does not exist for a guest nor for another creator, and does for its author', async () => {
    const { work, episode } = await publish('DRAFT');
    for (const viewer of [null, other]) {
      for (const [field, id] of [
        ['episode', episode.id],
        ['work', work.id],
      ]) {
        const { errors } = await test.run(`query Q($id: ID!) { ${field}(id: $id) { id } }`, { id }, viewer);
        expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
      }
    }
    const { data } = await test.run(READ_EPISODE, { id: episode.id }, creator);
    expect(data.episode).toMatchObject({ status: 'DRAFT', publicNumber: null });
  });

  it('an author cannot publish an episode without pages, and what was entered is not half written', async () => {
    const before = await test.services.database.query<{ count: number }>(
      'countWorks',
      'SELECT count(*)::int AS count FROM works',
    );
    const { data } = await test.run(
      CREATE_WORK,
      { workInput: { title: '空' }, episodeInput: { status: 'PUBLIC', pages: [] } },
      creator,
    );
    expect(data.createWork).toMatchObject({
      work: null,
      episode: null,
      problems: [{ path: ['episodeInput', 'pages'], code: 'NO_PAGES' }],
    });
    const after = await test.services.database.query<{ count: number }>(
      'countWorks',
      'SELECT count(*)::int AS count FROM works',
    );
    expect(after).toEqual(before);
  });

  it.each([
    ['a title of 101 characters', { title: 'あ'.repeat(101) }, ['workInput', 'title'], 'TOO_LONG'],
    ['an empty title', { title: '  ' }, ['workInput', 'title'], 'REQUIRED'],
    [
      'a tag with a space',
      { title: '空', tagTitles: ['a b'] },
      ['workInput', 'tagTitles', '0'],
      'FORBIDDEN_CHARACTERS',
    ],
    [
      'eleven tags',
      { title: '空', tagTitles: Array.from({ length: 11 }, (_, n) => `t${n}`) },
      ['workInput', 'tagTitles'],
      'TOO_MANY',
    ],
    [
      'a cover that is not there',
      { title: '空', coverImageId: 'i00000000000000000000' },
      ['workInput', 'coverImageId'],
      'IMAGE_NOT_FOUND',
    ],
  ])('%s is refused, naming the field', async (_name, workInput, path, code) => {
    const { data } = await test.run(CREATE_WORK, { workInput }, creator);
    expect(data.createWork.problems).toContainEqual(expect.objectContaining({ path, code }));
    expect(data.createWork.work).toBeNull();
  });

  it("another creator's picture cannot become a page", async () => {
    const foreign = await test.addImage(other);
    const { data } = await test.run(
      CREATE_WORK,
      { workInput: { title: '空' }, episodeInput: { pages: [{ imageId: foreign }] } },
      creator,
    );
    expect(data.createWork.problems).toMatchObject([
      { path: ['episodeInput', 'pages', '0', 'imageId'], code: 'IMAGE_NOT_FOUND' },
    ]);
  });

  it('a visitor without a profile cannot create a work', async () => {
    const visitor = await test.visit();
    for (const viewer of [null, visitor]) {
      const { errors } = await test.run(CREATE_WORK, { workInput: { title: '空' } }, viewer);
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });
});

describe('editing an episode', () => {
  it('replacing and reordering pages keeps the ids of pages that stay, and never changes the status', async () => {
    const { episode } = await publish('PUBLIC', 3);
    const read = await test.run(
      `query Q($id: ID!) { episode(id: $id) { pages { nodes { id image { id } } } } }`,
      { id: episode.id },
      creator,
    );
    const [a, b, c] = read.data.episode.pages.nodes as { id: string; image: { id: string } }[];
    const fresh = await test.addImage(creator);
    const pages = [
      { id: c?.id, imageId: c?.image.id },
      { id: a?.id, imageId: fresh },
      { id: b?.id, imageId: b?.image.id },
    ];
    const { data } = await test.run(
      UPDATE_EPISODE,
      { input: { id: episode.id, expectedRevision: 1, episode: { pages } } },
      creator,
    );
    expect(data.updateEpisode.problems).toEqual([]);
    expect(data.updateEpisode.episode).toMatchObject({ status: 'PUBLIC', revision: 2 });
    expect(data.updateEpisode.episode.pages.nodes.map((page: { id: string }) => page.id)).toEqual([
      c?.id,
      a?.id,
      b?.id,
    ]);
  });

  it('a stale edit is a conflict that says when the other one was made', async () => {
    const { episode } = await publish();
    const edit = (title: string) =>
      test.run(UPDATE_EPISODE, { input: { id: episode.id, expectedRevision: 1, episode: { title } } }, creator);
    expect((await edit('一')).errors).toEqual([]);
    const { errors } = await edit('二');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      currentRevision: 2,
      changedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('another creator cannot edit it, and learns nothing of it', async () => {
    const { episode } = await publish('DRAFT');
    const { errors } = await test.run(
      UPDATE_EPISODE,
      { input: { id: episode.id, expectedRevision: 1, episode: { title: '盗' } } },
      other,
    );
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('unpublishing takes it from readers at once, and publishing again brings it back', async () => {
    const { work, episode } = await publish();
    const setStatus = (status: string, expectedRevision: number) =>
      test.run(UPDATE_EPISODE, { input: { id: episode.id, expectedRevision, episode: { status } } }, creator);
    await setStatus('DRAFT', 1);
    expect((await test.run(READ_EPISODE, { id: episode.id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(
      (await test.run('query Q($id: ID!) { work(id: $id) { id } }', { id: work.id })).errors[0]?.extensions['code'],
    ).toBe('NOT_FOUND');
    await setStatus('PUBLIC', 2);
    expect((await test.run(READ_EPISODE, { id: episode.id })).data.episode.status).toBe('PUBLIC');
  });

  it('a scheduled episode needs a time to come, and is visible the moment it passes although no worker runs', async () => {
    const { episode } = await publish('DRAFT');
    const schedule = (publishAt: string | null, expectedRevision = 1) =>
      test.run(
        UPDATE_EPISODE,
        { input: { id: episode.id, expectedRevision, episode: { status: 'SCHEDULED', publishAt } } },
        creator,
      );
    expect((await schedule(null)).data.updateEpisode.problems).toMatchObject([
      { path: ['episode', 'publishAt'], code: 'REQUIRED' },
    ]);
    expect((await schedule(new Date(Date.now() - 1000).toISOString())).data.updateEpisode.problems).toMatchObject([
      { code: 'IN_THE_PAST' },
    ]);
    expect(
      (await schedule(new Date(Date.now() + 400 * 86_400_000).toISOString())).data.updateEpisode.problems,
    ).toMatchObject([{ code: 'TOO_FAR' }]);
    expect((await schedule(new Date(Date.now() + 3_600_000).toISOString())).data.updateEpisode.problems).toEqual([]);
    expect((await test.run(READ_EPISODE, { id: episode.id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    await test.services.database.transact((tx) =>
      tx.query(
        'letTimePass',
        `WITH e AS (UPDATE episodes SET publish_at = now() - interval '1 second' WHERE id = $1 RETURNING work_id) UPDATE works SET first_publish_at = now() - interval '1 second' FROM e WHERE works.id = e.work_id`,
        [episode.id],
      ),
    );
    expect((await test.run(READ_EPISODE, { id: episode.id })).data.episode).toMatchObject({
      status: 'PUBLIC',
      publicNumber: 1,
    });
  });

  it('a fan-only episode is known to all, and its pages only to fans and its author', async () => {
    const { episode } = await publish('FAN_ONLY');
    const guest = await test.run(READ_EPISODE, { id: episode.id });
    expect(guest.data.episode).toMatchObject({
      status: 'FAN_ONLY',
      pages: { totalCount: 2, viewableCount: 0, nodes: [] },
    });
    await test.run(
      'mutation WatchUser($input: WatchUserInput!) { watchUser(input: $input) { user { id } } }',
      { input: { targetUserId: creator.actor.accountId, isUserOptedInEmail: false, episodeId: episode.id } },
      other,
    );
    const fan = await test.run(READ_EPISODE, { id: episode.id }, other);
    expect(fan.data.episode.pages.viewableCount).toBe(2);
    expect(fan.data.episode.pages.nodes[0].image.url).toMatch(/\?exp=\d+&for=\w+&sig=/);
  });
});

describe('the trash', () => {
  it('keeps an episode with its id and status, and gives it back', async () => {
    const { episode } = await publish();
    const removed = await test.run(
      'mutation deleteEpisode($input: DeleteEpisodeInput!) { deleteEpisode(input: $input) { deletedEpisodeId } }',
      { input: { id: episode.id } },
      creator,
    );
    expect(removed.data.deleteEpisode.deletedEpisodeId).toBe(episode.id);
    expect((await test.run(READ_EPISODE, { id: episode.id }, creator)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    const trash = await test.run(
      'query Q { viewer { ... on RegisteredViewer { trash { nodes { id title language purgedAt } } } } }',
      {},
      creator,
    );
    expect(trash.data.viewer.trash.nodes).toContainEqual(expect.objectContaining({ id: episode.id, language: 'ja' }));
    await test.run(
      'mutation R($input: RestoreEpisodeInput!) { restoreEpisode(input: $input) { episode { id } } }',
      { input: { id: episode.id } },
      creator,
    );
    expect((await test.run(READ_EPISODE, { id: episode.id })).data.episode.status).toBe('PUBLIC');
  });

  it('takes a work with everything in it', async () => {
    const { work, episode } = await publish();
    await test.run(
      'mutation DeleteWork($input: DeleteWorkInput!) { deleteWork(input: $input) { deletedWorkId } }',
      { input: { id: work.id } },
      creator,
    );
    expect((await test.run(READ_EPISODE, { id: episode.id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    await test.run(
      'mutation R($input: RestoreWorkInput!) { restoreWork(input: $input) { work { id } } }',
      { input: { id: work.id } },
      creator,
    );
    expect((await test.run(READ_EPISODE, { id: episode.id })).data.episode.id).toBe(episode.id);
  });
});
