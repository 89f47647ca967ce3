import { suspendEpisode } from '../publications/episodes/index.ts';
import { newId } from '../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from './createTestApp.ts';
import { createFixture } from './fixtures.ts';

/** Every status an episode can have, in the order of the scene's episodes. */
export const STATUSES = ['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC', 'SUSPENDED'] as const;
export type Status = (typeof STATUSES)[number];

/** What has to outlive every edit of an episode. */
export interface Kept {
  status: Status;
  publishAt: Date | null;
  likes: number;
  comments: number;
  softComments: number;
  histories: number;
  bookmarks: number;
  counts: { likeCount: number; commentCount: number };
}

/** A work with an episode of every status, each with three pages, and what readers left at them. */
export interface StatusScene {
  test: TestApp;
  creator: TestPerson;
  reader: TestPerson;
  /** A new work; answers its id and the ids of its episodes by status. */
  createWork(): Promise<{ workId: string; ids: Record<Status, string> }>;
  /** What stands of these episodes, by id. */
  kept(ids: readonly string[]): Promise<Record<string, Kept>>;
}

/** Starts an application and creates nothing in it yet. */
export async function createStatusScene(): Promise<StatusScene> {
  const test = await createTestApp();
  const creator = await test.signUpCreator('pages_creator');
  const reader = await test.signUpCreator('pages_reader');
  return {
    test,
    creator,
    reader,
    async createWork() {
      const { createWork: made } = await createFixture(
        test,
        'mutation ($workInput: WorkInput!) { createWork(workInput: $workInput) { work { id } problems { message } } }',
        { workInput: { title: '全部の公開状態' } },
        creator,
      );
      const workId = made.work.id as string;
      const ids = {} as Record<Status, string>;
      for (const status of STATUSES) ids[status] = await addEpisode(test, creator, workId, status);
      await leaveTraces(test, reader, workId, Object.values(ids));
      return { workId, ids };
    },
    async kept(ids) {
      const rows = await test.services.database.query<Kept & { id: string }>('readKept', KEPT, [ids]);
      return Object.fromEntries(rows.map(({ id, ...kept }) => [id, kept]));
    },
  };
}

const KEPT = `SELECT e.id, e.status, e.publish_at AS "publishAt",
    (SELECT coalesce(sum(count), 0)::int FROM likes l WHERE l.episode_id = e.id) AS likes,
    (SELECT count(*)::int FROM comments c WHERE c.episode_id = e.id AND c.deleted_at IS NULL) AS comments,
    (SELECT count(*)::int FROM yawaraka_comments y WHERE y.episode_id = e.id) AS "softComments",
    (SELECT count(*)::int FROM reading_histories h WHERE h.episode_id = e.id) AS histories,
    (SELECT count(*)::int FROM bookmarks b WHERE b.work_id = e.work_id) AS bookmarks,
    (SELECT jsonb_build_object('likeCount', n.like_count, 'commentCount', n.comment_count)
     FROM episode_counts n WHERE n.episode_id = e.id) AS counts
  FROM episodes e WHERE e.id = ANY($1)`;

async function addEpisode(test: TestApp, creator: TestPerson, workId: string, status: Status): Promise<string> {
  const pages = [];
  for (let page = 1; page <= 3; page += 1) pages.push({ imageId: await test.addImage(creator), altText: `絵${page}` });
  const release =
    status === 'SCHEDULED'
      ? { status, publishAt: new Date(Date.now() + 86_400_000).toISOString() }
      : { status: status === 'SUSPENDED' ? 'PUBLIC' : status };
  const { addEpisode: made } = await createFixture(
    test,
    'mutation ($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { message } } }',
    { input: { workId, episode: { title: status, pages, ...release } } },
    creator,
  );
  const id = made.episode.id as string;
  if (status === 'SUSPENDED') await suspendEpisode(test.services, id, true);
  return id;
}

/** Likes, comments of both kinds, histories and a bookmark, also where a status hides them now: they came earlier. */
async function leaveTraces(test: TestApp, reader: TestPerson, workId: string, ids: string[]): Promise<void> {
  const me = reader.actor.accountId;
  await test.services.database.transact(async (tx) => {
    await tx.query('leaveBookmark', 'INSERT INTO bookmarks (work_id, account_id) VALUES ($1, $2)', [workId, me]);
    for (const id of ids) {
      const leave = (name: string, sql: string, values: unknown[]) => tx.query(name, sql, [id, me, ...values]);
      await leave('leaveLike', 'INSERT INTO likes (episode_id, account_id, count) VALUES ($1, $2, 4)', []);
      await leave(
        'leaveComment',
        `INSERT INTO comments (id, episode_id, account_id, body) VALUES ($3, $1, $2, 'すてき')`,
        [newId('DaredemoComment')],
      );
      await leave(
        'leaveSoftComment',
        `INSERT INTO yawaraka_comments (id, episode_id, account_id, body) VALUES ($3, $1, $2, 'やわらか')`,
        [newId('YawarakaComment')],
      );
      await leave(
        'leaveHistory',
        `INSERT INTO reading_histories (id, account_id, episode_id, work_id, page_number) VALUES ($3, $2, $1, $4, 2)`,
        [newId('ReadingHistory'), workId],
      );
      await tx.query(
        'leaveCounts',
        'UPDATE episode_counts SET like_count = 4, comment_count = 1 WHERE episode_id = $1',
        [id],
      );
    }
  });
}
