import { closeMarkedSite } from './closeMarkedSite.ts';
import type { TestApp, TestPerson } from './createTestApp.ts';
import { plantIllustrations } from './plantIllustrations.ts';
import { plantPortfolios } from './plantPortfolios.ts';
import { mark, plant, text } from './planting.ts';
import { plantEditorial } from './plantEditorial.ts';

/** Ids of everything that was planted, by what a stranger may do with it. */
export interface Planted {
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

const CREATE = `mutation Plant($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } problems { path message } }
}`;
const ADD =
  'mutation Plant($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { path message } } }';
const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

/** Plants single things; a secret one has a marker in every text of its, and its pictures are noted in `painted`. */
function createPlanter(test: TestApp, owner: TestPerson) {
  const painted: string[] = [];

  async function picture(
    person: TestPerson,
    type: Parameters<TestApp['paint']>[1],
    isSecret: boolean,
  ): Promise<string> {
    const id = await test.paint(person, type);
    const words = isSecret ? [mark('alt'), `${mark('file')}.png`] : ['a picture', 'a.png'];
    await test.services.database.query('namePicture', 'UPDATE images SET alt_text = $2, file_name = $3 WHERE id = $1', [
      id,
      ...words,
    ]);
    if (isSecret) painted.push(id);
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
  async function plantWork(
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
    const data = await plant(
      test,
      CREATE,
      { workInput, episodeInput: await episodeInput(person, status, isSecret) },
      person,
    );
    return { id: data.createWork.episode.id, workId: data.createWork.work.id, tag };
  }
  async function plantEpisode(
    workId: string,
    status: string,
    isSecret: boolean,
    pagesAreSecret = isSecret,
  ): Promise<string> {
    const data = await plant(
      test,
      ADD,
      { input: { workId, episode: await episodeInput(owner, status, isSecret, pagesAreSecret) } },
      owner,
    );
    return data.addEpisode.episode.id;
  }
  return { painted, picture, plantWork, plantEpisode };
}

/** Deletes or suspends something behind the back of the domain. */
const plantState = (test: TestApp, table: string, column: 'deleted_at' | 'suspended_at' | 'status', id: string) =>
  test.services.database.query(
    'plantState',
    `UPDATE ${table} SET ${column} = ${column === 'status' ? `'SUSPENDED'` : 'now()'} WHERE id = $1`,
    [id],
  );

type PlantWork = ReturnType<typeof createPlanter>['plantWork'];

/** Works nobody else may know of, or will not when the third is deleted, the fourth suspended and the last one's site closed. */
const plantHiddenWorks = async (plantWork: PlantWork, owner: TestPerson, closed: TestPerson) => [
  await plantWork(owner, 'DRAFT', true),
  await plantWork(owner, 'SCHEDULED', true),
  await plantWork(owner, 'PUBLIC', true),
  await plantWork(owner, 'PUBLIC', true),
  await plantWork(closed, 'PUBLIC', true),
];

/** Plants works, episodes and sites in every state that is nobody else's business, with a marker in every text of theirs. */
export async function plantMarkers(test: TestApp): Promise<Planted> {
  const owner = await test.signUpCreator('kaede');
  const closed = await test.signUpCreator(mark('c'));
  const { painted, picture, plantWork, plantEpisode } = createPlanter(test, owner);
  const set = (table: 'works' | 'episodes', column: 'deleted_at' | 'suspended_at' | 'status', id: string) =>
    plantState(test, table, column, id);
  const open = await plantWork(owner, 'PUBLIC', false);
  const fanEpisodeId = await plantEpisode(open.workId, 'FAN_ONLY', false, true);
  const inOpenWork = [
    await plantEpisode(open.workId, 'DRAFT', true),
    await plantEpisode(open.workId, 'SCHEDULED', true),
    await plantEpisode(open.workId, 'PUBLIC', true),
    await plantEpisode(open.workId, 'PUBLIC', true),
  ];
  await set('episodes', 'deleted_at', inOpenWork[2] ?? '');
  await set('episodes', 'status', inOpenWork[3] ?? '');
  const hiddenWorks = await plantHiddenWorks(plantWork, owner, closed);
  await set('works', 'deleted_at', hiddenWorks[2]?.workId ?? '');
  await set('works', 'suspended_at', hiddenWorks[3]?.workId ?? '');
  const illustrations = await plantIllustrations(test, {
    owner,
    closed,
    openWorkId: open.workId,
    hiddenWorkId: hiddenWorks[0]?.workId ?? '',
    picture,
  });
  const episodes = [...inOpenWork, ...hiddenWorks.map((work) => work.id)];
  const comments = await plantComments(test, owner, episodes);
  const soft = await plantWork(owner, 'PUBLIC', false);
  comments.push(...(await plantSoftComments(test, owner, soft)));
  const portfolios = await plantPortfolios({
    run: (document, input, person) => plant(test, document, { input }, person),
    test,
    mark,
    owner,
    closed,
    openWorkId: open.workId,
    hiddenWorks,
    picture,
  });
  const editorial = await plantEditorial(test, mark, {
    visibleWorkId: open.workId,
    hiddenWorkIds: hiddenWorks.slice(3).map((work) => work.workId),
  });
  await closeMarkedSite(test, closed, await picture(closed, 'HERO', true));
  const ids = async (sql: string, values: unknown[]) =>
    (await test.services.database.query<{ id: string }>('listPlanted', sql, values)).map((row) => row.id);
  const tags = hiddenWorks.map((work) => work.tag);
  return {
    hidden: {
      works: hiddenWorks.map((work) => work.workId),
      episodes,
      comments,
      portfolios,
      images: [...painted, ...editorial.images],
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
async function plantComments(test: TestApp, person: TestPerson, episodeIds: string[]): Promise<string[]> {
  const comments = episodeIds.map((episodeId, index) => ({
    id: `c${String(index).padStart(20, '0')}`,
    episodeId,
    body: mark('comment'),
  }));
  await test.services.database.query(
    'plantComments',
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
async function plantSoftComments(test: TestApp, person: TestPerson, { id, workId }: EpisodeRow): Promise<string[]> {
  const states = ['PENDING', 'REJECTED', 'DELIVERED'];
  const ids = states.map((_, index) => `z${String(index).padStart(20, '0')}`);
  await test.services.database.query(
    'plantSoftComments',
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
