import { closeMarkedSite } from './closeMarkedSite.ts';
import type { TestApp, TestPerson } from './createTestApp.ts';
import { createIllustrationFixtures } from './createIllustrationFixtures.ts';
import { createPortfolioFixtures } from './createPortfolioFixtures.ts';
import { mark, createFixture, text } from './fixtures.ts';
import { createEditorialFixtures } from './createEditorialFixtures.ts';

/** Ids of all fixtures, by what a stranger may do with it. */
export interface MarkedFixtures {
  hidden: {
    works: string[];
    episodes: string[];
    pages: string[];
    images: string[];
    tags: string[];
    users: string[];
    comments: string[];
    portfolios: string[];
    sites: string[];
    illustrations: string[];
    /** What operators prepare: banners, news, entries of contests. */
    editorial: string[];
  };
  /** Titles of tags that only hidden works carry, and screen names of closed sites. */
  names: { tags: string[]; screenNames: string[] };
  /** What a guest does see, so that a walk that finds nothing is known to have looked. */
  visible: {
    workId: string;
    episodeId: string;
    fanEpisodeId: string;
    /** Takes soft comments. */
    softEpisodeId: string;
    imageId: string;
    tag: string;
    screenName: string;
    userId: string;
    illustrationId: string;
  };
}

interface EpisodeRow {
  id: string;
  workId: string;
}

const CREATE = `mutation Fixture($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } problems { path message } }
}`;
const ADD =
  'mutation Fixture($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { path message } } }';
const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

/** Creates single fixtures; a secret one has a marker in every text of its, and its pictures are noted in `secretImages`. */
function createFixtureMaker(test: TestApp, owner: TestPerson) {
  const secretImages: string[] = [];

  async function picture(
    person: TestPerson,
    type: Parameters<TestApp['addImage']>[1],
    isSecret: boolean,
  ): Promise<string> {
    const id = await test.addImage(person, type);
    const words = isSecret ? [mark('alt'), `${mark('file')}.png`] : ['a picture', 'a.png'];
    await test.services.database.query('namePicture', 'UPDATE images SET alt_text = $2, file_name = $3 WHERE id = $1', [
      id,
      ...words,
    ]);
    if (isSecret) secretImages.push(id);
    return id;
  }

  async function episodeInput(person: TestPerson, status: string, isSecret: boolean, pagesAreSecret = isSecret) {
    return {
      title: text('episode', isSecret),
      afterword: text('afterword', isSecret),
      status,
      ...(status === 'SCHEDULED' ? { publishAt: TOMORROW() } : {}),
      pages: [
        {
          imageId: await picture(person, 'PAGE', pagesAreSecret),
          altText: text('page-alt', pagesAreSecret),
          transcript: text('transcript', pagesAreSecret),
        },
      ],
    };
  }
  async function createWorkFixture(
    person: TestPerson,
    status: string,
    isSecret: boolean,
  ): Promise<EpisodeRow & { tag: string }> {
    const tag = isSecret ? mark('tag') : 'plain';
    const workInput = {
      title: text('work', isSecret),
      description: text('description', isSecret),
      tagTitles: [tag],
      coverImageId: await picture(person, 'COVER', isSecret),
    };
    const data = await createFixture(
      test,
      CREATE,
      { workInput, episodeInput: await episodeInput(person, status, isSecret) },
      person,
    );
    return { id: data.createWork.episode.id, workId: data.createWork.work.id, tag };
  }
  async function createEpisodeFixture(
    workId: string,
    status: string,
    isSecret: boolean,
    pagesAreSecret = isSecret,
  ): Promise<string> {
    const data = await createFixture(
      test,
      ADD,
      { input: { workId, episode: await episodeInput(owner, status, isSecret, pagesAreSecret) } },
      owner,
    );
    return data.addEpisode.episode.id;
  }
  return { secretImages, picture, createWorkFixture, createEpisodeFixture };
}

/** Deletes or suspends something behind the back of the domain. */
const setState = (test: TestApp, table: string, column: 'deleted_at' | 'suspended_at' | 'status', id: string) =>
  test.services.database.query(
    'setState',
    `UPDATE ${table} SET ${column} = ${column === 'status' ? `'SUSPENDED'` : 'now()'} WHERE id = $1`,
    [id],
  );

type CreateWorkFixture = ReturnType<typeof createFixtureMaker>['createWorkFixture'];

/** Works nobody else may know of, or will not when the third is deleted, the fourth suspended and the last one's site closed. */
const createHiddenWorks = async (createWorkFixture: CreateWorkFixture, owner: TestPerson, closed: TestPerson) => [
  await createWorkFixture(owner, 'DRAFT', true),
  await createWorkFixture(owner, 'SCHEDULED', true),
  await createWorkFixture(owner, 'PUBLIC', true),
  await createWorkFixture(owner, 'PUBLIC', true),
  await createWorkFixture(closed, 'PUBLIC', true),
];

/** Creates works, episodes and sites in every state that is nobody else's business, with a marker in every text of theirs. */
export async function createMarkedFixtures(test: TestApp): Promise<MarkedFixtures> {
  const owner = await test.signUpCreator('kaede');
  const closed = await test.signUpCreator(mark('c'));
  const { secretImages, picture, createWorkFixture, createEpisodeFixture } = createFixtureMaker(test, owner);
  const set = (table: 'works' | 'episodes', column: 'deleted_at' | 'suspended_at' | 'status', id: string) =>
    setState(test, table, column, id);
  const open = await createWorkFixture(owner, 'PUBLIC', false);
  const fanEpisodeId = await createEpisodeFixture(open.workId, 'FAN_ONLY', false, true);
  const inOpenWork = [
    await createEpisodeFixture(open.workId, 'DRAFT', true),
    await createEpisodeFixture(open.workId, 'SCHEDULED', true),
    await createEpisodeFixture(open.workId, 'PUBLIC', true),
    await createEpisodeFixture(open.workId, 'PUBLIC', true),
  ];
  await set('episodes', 'deleted_at', inOpenWork[2] ?? '');
  await set('episodes', 'status', inOpenWork[3] ?? '');
  const hiddenWorks = await createHiddenWorks(createWorkFixture, owner, closed);
  await set('works', 'deleted_at', hiddenWorks[2]?.workId ?? '');
  await set('works', 'suspended_at', hiddenWorks[3]?.workId ?? '');
  const illustrations = await createIllustrationFixtures(test, {
    owner,
    closed,
    openWorkId: open.workId,
    hiddenWorkId: hiddenWorks[0]?.workId ?? '',
    picture,
  });
  const episodes = [...inOpenWork, ...hiddenWorks.map((work) => work.id)];
  const comments = await createCommentFixtures(test, owner, episodes);
  const soft = await createWorkFixture(owner, 'PUBLIC', false);
  comments.push(...(await createSoftCommentFixtures(test, owner, soft)));
  const portfolios = await createPortfolioFixtures({
    run: (document, input, person) => createFixture(test, document, { input }, person),
    test,
    mark,
    owner,
    closed,
    openWorkId: open.workId,
    hiddenWorks,
    picture,
  });
  const editorial = await createEditorialFixtures(test, mark, {
    visibleWorkId: open.workId,
    hiddenWorkIds: hiddenWorks.slice(3).map((work) => work.workId),
  });
  await closeMarkedSite(test, closed, await picture(closed, 'HERO', true));
  const ids = async (sql: string, values: unknown[]) =>
    (await test.services.database.query<{ id: string }>('listFixtures', sql, values)).map((row) => row.id);
  const tags = hiddenWorks.map((work) => work.tag);
  return {
    hidden: {
      works: hiddenWorks.map((work) => work.workId),
      episodes,
      comments,
      portfolios,
      images: [...secretImages, ...editorial.images],
      editorial: editorial.others,
      pages: await ids('SELECT id FROM pages WHERE episode_id = ANY($1)', [[...episodes, fanEpisodeId]]),
      tags: await ids('SELECT id FROM tags WHERE title = ANY($1)', [tags]),
      users: [closed.actor.accountId],
      sites: await ids('SELECT id FROM sites WHERE user_id = $1', [closed.actor.accountId]),
      illustrations: illustrations.hidden,
    },
    names: { tags, screenNames: [closed.screenName] },
    visible: {
      workId: open.workId,
      episodeId: open.id,
      fanEpisodeId,
      softEpisodeId: soft.id,
      imageId: (await ids('SELECT image_id AS id FROM pages WHERE episode_id = $1', [open.id]))[0] ?? '',
      tag: open.tag,
      screenName: owner.screenName,
      userId: owner.actor.accountId,
      illustrationId: illustrations.visible,
    },
  };
}

/** Comments that were written while the episodes could still be seen. */
async function createCommentFixtures(test: TestApp, person: TestPerson, episodeIds: string[]): Promise<string[]> {
  const comments = episodeIds.map((episodeId, index) => ({
    id: `c${String(index).padStart(20, '0')}`,
    episodeId,
    body: mark('comment'),
  }));
  await test.services.database.query(
    'insertComments',
    'INSERT INTO comments (id, episode_id, account_id, body) SELECT id, episode_id, $1, body FROM unnest($2::text[], $3::text[], $4::text[]) AS g (id, episode_id, body)',
    [
      person.actor.accountId,
      comments.map((one) => one.id),
      comments.map((one) => one.episodeId),
      comments.map((one) => one.body),
    ],
  );
  return comments.map((one) => one.id);
}

/** Soft comments that wait, were rejected, or reached an author who keeps their text to themselves. */
async function createSoftCommentFixtures(
  test: TestApp,
  person: TestPerson,
  { id, workId }: EpisodeRow,
): Promise<string[]> {
  const states = ['PENDING', 'REJECTED', 'DELIVERED'];
  const ids = states.map((_, index) => `z${String(index).padStart(20, '0')}`);
  await test.services.database.query(
    'insertSoftComments',
    `INSERT INTO yawaraka_comments (id, episode_id, account_id, body, state, judged_at)
     SELECT g.id, $1, $2, g.body, g.state, CASE WHEN g.state <> 'PENDING' THEN now() END
     FROM unnest($3::text[], $4::text[], $5::text[]) AS g (id, body, state)`,
    [id, person.actor.accountId, ids, states.map((state) => mark(state)), states],
  );
  await test.services.database.query('takeSoftComments', "UPDATE works SET comment_mode = 'YAWARAKA' WHERE id = $1", [
    workId,
  ]);
  return ids;
}
