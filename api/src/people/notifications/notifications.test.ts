import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgeYawaraka } from '../../readers/comments/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { NOTIFICATION_TYPES } from './NotificationType.ts';
import { forgetOldNotifications } from './forgetOldNotifications.ts';

let test: TestApp;
let author: TestPerson;
let readers: TestPerson[];
let workId: string;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('mashiro');
  readers = [await test.signUpCreator('aki'), await test.signUpCreator('ren'), await test.signUpCreator('yui')];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "灯" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  workId = data.createWork.work.id;
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [
    'notifications',
    'notification_settings',
    'likes',
    'bookmarks',
    'watches',
    'comments',
    'throttles',
  ])
    await sql(`DELETE FROM ${table}`);
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);

const like = (as: TestPerson) =>
  test.run(`mutation { addLike(input: { episodeId: "${episodeId}" }) { problems { code } } }`, {}, as);
const bookmark = (as: TestPerson) =>
  test.run(`mutation { addWorkBookmark(input: { workId: "${workId}" }) { problems { code } } }`, {}, as);
const comment = (as: TestPerson) =>
  test.run(
    `mutation { addComment(input: { episodeID: "${episodeId}", body: "好き" }) { problems { code } comment { id } yawarakaComment { id } } }`,
    {},
    as,
  );
const watch = (as: TestPerson) =>
  test.run(
    `mutation { watchUser(input: { targetUserId: "${author.actor.accountId}", isUserOptedInEmail: false }) { problems { code } } }`,
    {},
    as,
  );
const DEEDS = { like, bookmark, comment, watch };

const LIST = `query N($first: Int, $after: String) { viewer { ... on RegisteredViewer { unreadNotificationCount
  notifications(first: $first, after: $after) { unreadCount lastReadAt pageInfo { hasNextPage endCursor }
    nodes { id type occurredAt isRead actorCount actors { id displayName } moderation
      entity { __typename ... on Episode { id } ... on Work { id } ... on User { id } } } } } } }`;
const told = async (who = author, variables = {}) => {
  const { data, errors } = await test.run(LIST, variables, who);
  expect(errors).toEqual([]);
  expect(data.viewer.unreadNotificationCount).toBe(data.viewer.notifications.unreadCount);
  return data.viewer.notifications;
};
const read = (input: object, who = author) =>
  test.run(
    'mutation R($input: ReadNotificationInput!) { readNotification(input: $input) { unreadCount } }',
    { input },
    who,
  );

describe('what others do is told to whom it concerns', () => {
  it.each([
    ['like', 'EPISODE_LIKED', 'Episode', 'episodeLikeEnabled'],
    ['comment', 'EPISODE_COMMENTED', 'Episode', 'episodeCommentEnabled'],
    ['bookmark', 'WORK_BOOKMARKED', 'Work', 'workBookmarkEnabled'],
    ['watch', 'USER_WATCHED', 'User', 'userWatchEnabled'],
  ] as const)('a %s is %s about the %s, unless %s is off when it happens', async (deed, type, kind, name) => {
    await DEEDS[deed](readers[0]!);
    const [first] = (await told()).nodes;
    expect(first).toMatchObject({ type, actorCount: 1, isRead: false, entity: { __typename: kind } });
    expect(first.actors).toEqual([{ id: readers[0]!.actor.accountId, displayName: 'aki 先生' }]);

    const { data } = await test.run(
      `mutation { updateNotificationSettings2(input: { ${name}: false }) { notificationSettings { ${name} } } }`,
      {},
      author,
    );
    expect(data.updateNotificationSettings2.notificationSettings).toEqual({ [name]: false });
    await DEEDS[deed](readers[1]!);
    // What was written before stays written.
    expect((await told()).nodes).toMatchObject([{ actorCount: 1 }]);
    await test.run(
      `mutation { updateNotificationSettings2(input: { ${name}: true }) { problems { code } } }`,
      {},
      author,
    );
    await DEEDS[deed](readers[2]!);
    expect((await told()).nodes).toMatchObject([{ actorCount: 2 }]);
  });

  it('the other switches stay when one changes', async () => {
    const change = (input: string) =>
      test.run(`mutation { updateNotificationSettings2(input: { ${input} }) { problems { code } } }`, {}, author);
    await change('userWatchEnabled: false');
    await change('purchaseEpisodeEnabled: false');
    const { data } = await test.run(
      '{ viewer { ... on RegisteredViewer { notificationSettings { episodeLikeEnabled episodeCommentEnabled workBookmarkEnabled userWatchEnabled purchaseEpisodeEnabled } } } }',
      {},
      author,
    );
    expect(data.viewer.notificationSettings).toEqual({
      episodeLikeEnabled: true,
      episodeCommentEnabled: true,
      workBookmarkEnabled: true,
      userWatchEnabled: false,
      purchaseEpisodeEnabled: false,
    });
  });

  it('nobody is told of their own comment', async () => {
    expect((await comment(author)).errors).toEqual([]);
    expect((await told()).nodes).toEqual([]);
  });

  it.each([
    ['blocked', 'blocks', 'blocked_account_id'],
    ['muted', 'mutes', 'muted_account_id'],
  ])('nobody is told of what people they %s do, nor shown their names', async (_name, table, column) => {
    await like(readers[0]!);
    await like(readers[1]!);
    await sql(
      `INSERT INTO ${table} (account_id, ${column}) VALUES ($1, $2)`,
      [author, readers[0]!].map((one) => one.actor.accountId),
    );
    await bookmark(readers[0]!);
    const { nodes } = await told();
    expect(nodes).toHaveLength(1);
    expect(nodes[0].actors.map((one: { id: string }) => one.id)).toEqual([readers[1]!.actor.accountId]);
    await sql(`DELETE FROM ${table}`);
  });

  it('nobody is told of a comment with a word they muted', async () => {
    await sql(`INSERT INTO muted_words (account_id, word) VALUES ($1, 'すき')`, [author.actor.accountId]);
    await test.run(
      `mutation { addComment(input: { episodeID: "${episodeId}", body: "スキです" }) { problems { code } } }`,
      {},
      readers[0],
    );
    expect((await told()).nodes).toEqual([]);
    await sql('DELETE FROM muted_words');
  });

  it('nothing is told of what was rolled back', async () => {
    await sql(`UPDATE episode_counts SET like_count = 2147483647 WHERE episode_id = $1`, [episodeId]);
    expect((await like(readers[0]!)).errors).toHaveLength(1);
    await sql(`UPDATE episode_counts SET like_count = 0 WHERE episode_id = $1`, [episodeId]);
    expect((await told()).nodes).toEqual([]);
    test.faults.length = 0;
  });

  it('a soft comment is told when it was delivered, not before', async () => {
    await sql(`UPDATE works SET comment_mode = 'YAWARAKA' WHERE id = $1`, [workId]);
    const { data } = await comment(readers[0]!);
    expect((await told()).nodes).toEqual([]);
    await judgeYawaraka(test.services.database, data.addComment.yawarakaComment.id, { verdict: 'DELIVER' });
    expect((await told()).nodes).toMatchObject([{ type: 'EPISODE_COMMENTED', actorCount: 1 }]);
    await sql(`UPDATE works SET comment_mode = 'DAREDEMO' WHERE id = $1`, [workId]);
  });
});

describe('the same kind of deed to the same thing within a day is one row', () => {
  const age = (interval: string) => sql(`UPDATE notifications SET started_at = started_at - interval '${interval}'`);

  it.each([
    ['23 hours 59 minutes', 1],
    ['24 hours 1 minute', 2],
  ])('%s after the first: %i', async (interval, rows) => {
    await like(readers[0]!);
    await age(interval);
    await like(readers[1]!);
    expect((await told()).nodes).toHaveLength(rows);
  });

  it('other kinds and other things stand alone', async () => {
    for (const deed of Object.values(DEEDS)) await deed(readers[0]!);
    expect((await told()).nodes.map((node: { type: string }) => node.type).toSorted()).toEqual([
      'EPISODE_COMMENTED',
      'EPISODE_LIKED',
      'USER_WATCHED',
      'WORK_BOOKMARKED',
    ]);
  });

  it('counts people: ten likes of one are one, and a bookmark set anew is no news', async () => {
    for (let n = 0; n < 3; n += 1) await like(readers[0]!);
    await bookmark(readers[0]!);
    await read({});
    await test.run(
      `mutation { removeBookmark(input: { bookmarkableId: "${workId}" }) { problems { code } } }`,
      {},
      readers[0],
    );
    await bookmark(readers[0]!);
    expect(await told()).toMatchObject({ unreadCount: 0, nodes: [{ actorCount: 1 }, { actorCount: 1 }] });
  });

  it('names the latest three, counts all, and knows those without a profile by number only', async () => {
    const visitors = await Promise.all([test.visit(), test.visit()]);
    for (const one of [...readers, ...visitors]) await like(one);
    const [row] = (await told()).nodes;
    expect(row.actorCount).toBe(5);
    expect(row.actors.map((one: { id: string }) => one.id)).toEqual(
      readers.toReversed().map((one) => one.actor.accountId),
    );
  });

  it('is one row also when twenty do it at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => test.visit()));
    await Promise.all(people.map((one) => like(one)));
    expect((await told()).nodes).toMatchObject([{ actorCount: 20 }]);
  });

  it('becomes unread again when somebody joins', async () => {
    await like(readers[0]!);
    await read({});
    expect(await told()).toMatchObject({ unreadCount: 0, nodes: [{ isRead: true }] });
    await like(readers[1]!);
    expect(await told()).toMatchObject({ unreadCount: 1, nodes: [{ isRead: false, actorCount: 2 }] });
  });
});

describe('[R4-015] notifications are unread until they are marked', () => {
  it('one at a time, and nobody marks another person’s', async () => {
    await like(readers[0]!);
    await bookmark(readers[0]!);
    const { nodes, lastReadAt } = await told();
    expect(lastReadAt).toBeNull();
    await read({ id: nodes[1].id }, readers[0]);
    expect((await told()).unreadCount).toBe(2);
    expect((await read({ id: nodes[1].id })).data.readNotification.unreadCount).toBe(1);
    expect((await told()).nodes.map((node: { isRead: boolean }) => node.isRead)).toEqual([false, true]);
    expect((await read({ id: episodeId })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('all that were on screen: what came meanwhile stays unread', async () => {
    await like(readers[0]!);
    const until = (await told()).nodes[0].occurredAt;
    await sql(`UPDATE notifications SET occurred_at = occurred_at - interval '1 second'`);
    await bookmark(readers[0]!);
    await read({ until });
    const after = await told();
    expect(after).toMatchObject({ unreadCount: 1, lastReadAt: until });
    expect(after.nodes).toMatchObject([
      { type: 'WORK_BOOKMARKED', isRead: false },
      { type: 'EPISODE_LIKED', isRead: true },
    ]);
  });
});

it('the list pages without repeating or skipping, and the count ends at a hundred', async () => {
  await sql(
    `INSERT INTO notifications (id, account_id, type, entity_id, occurred_at)
     SELECT 'a' || lpad(n::text, 20, '0'), $1, 'EPISODE_LIKED', $2, '2026-11-01T00:00:00Z'::timestamptz + make_interval(mins => n / 3) FROM generate_series(1, 130) n`,
    [author.actor.accountId, episodeId],
  );
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: {
      nodes: { id: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
      unreadCount: number;
    } = await told(author, { first: 40, after });
    expect(page.unreadCount).toBe(100);
    ids.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect([ids.length, new Set(ids).size]).toEqual([130, 130]);
});

it('what is older than 180 days is forgotten', async () => {
  await like(readers[0]!);
  await bookmark(readers[0]!);
  await sql(`UPDATE notifications SET occurred_at = now() - interval '180 days 1 minute' WHERE type = 'EPISODE_LIKED'`);
  await forgetOldNotifications(test.services.database);
  expect((await told()).nodes).toMatchObject([{ type: 'WORK_BOOKMARKED' }]);
  expect(await sql('SELECT 1 FROM notification_actors')).toHaveLength(1);
});

it('the database takes every type the schema has', async () => {
  const [row] = await sql(
    `SELECT pg_get_constraintdef(oid) AS def FROM pg_constraint WHERE conrelid = 'notifications'::regclass AND conname LIKE '%type_check'`,
  );
  for (const type of Object.keys(NOTIFICATION_TYPES)) expect(String(row?.['def'])).toContain(`'${type}'`);
});
