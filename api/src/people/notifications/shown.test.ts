import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suspendEpisode } from '../../publications/episodes/index.ts';
import { suspendIllustration } from '../../publications/illustrations/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { suspendWork } from '../../publications/works/index.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
const ids: Record<'work' | 'episode' | 'illustration', string> = { work: '', episode: '', illustration: '' };

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('mashiro');
  reader = await test.signUpCreator('aki');
  const made = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "secret-work" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { title: 'secret-episode', status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  ids.work = made.data.createWork.work.id;
  ids.episode = made.data.createWork.episode.id;
  const drawn = await test.run(
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    {
      i: { title: 'secret-drawing', isOpen: true, images: [{ imageId: await test.addImage(author, 'ILLUSTRATION') }] },
    },
    author,
  );
  ids.illustration = drawn.data.createIllustration.illustration.id;
  for (const [n, [type, id]] of (
    [
      ['WATCHED_USER_PUBLISHED_EPISODE', ids.episode],
      ['WATCHED_USER_PUBLISHED_ILLUSTRATION', ids.illustration],
      ['WORK_BOOKMARKED', ids.work],
      ['USER_WATCHED', author.actor.accountId],
    ] as const
  ).entries())
    for (const who of [reader, author])
      await sql(`INSERT INTO notifications (id, account_id, type, entity_id) VALUES ($1, $2, $3, $4)`, [
        `a${n}${who.actor.accountId.slice(1, 20)}`,
        who.actor.accountId,
        type,
        id,
      ]);
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);

const LIST = `{ viewer { ... on RegisteredViewer { unreadNotificationCount notifications { unreadCount nodes { type moderation entity { __typename
  ... on Episode { id episodeTitle: title work { id title } } ... on Work { id title } ... on Illustration { id illustrationTitle: title } ... on User { id displayName } } } } } } }`;

async function shown(who: TestPerson): Promise<string[]> {
  const { data, errors } = await test.run(LIST, {}, who);
  expect(errors).toEqual([]);
  const { nodes, unreadCount } = data.viewer.notifications;
  // The list in SQL and the policy of the entity agree: no row is there without what it is about.
  for (const node of nodes) expect(node.entity).not.toBeNull();
  expect([unreadCount, data.viewer.unreadNotificationCount]).toEqual([nodes.length, nodes.length]);
  return nodes
    .filter((node: { type: string }) => node.type !== 'MODERATION')
    .map((node: { entity: { __typename: string } }) => node.entity.__typename)
    .toSorted();
}
const act = (document: string) => test.run(`mutation { ${document} { problems { message } } }`, {}, author);
const ALL = ['Episode', 'Illustration', 'User', 'Work'];

/** Every way something can be hidden: how, back again, what others and what its creator are still told of. */
const WAYS: [string, () => Promise<unknown>, () => Promise<unknown>, string[], string[]][] = [
  [
    'the site is closed',
    () => act('updateSite(input: { isClosed: true })'),
    () => act('updateSite(input: { isClosed: false })'),
    [],
    ALL,
  ],
  [
    'the episode is a draft',
    () => sql(`UPDATE episodes SET status = 'DRAFT' WHERE id = $1`, [ids.episode]),
    () => sql(`UPDATE episodes SET status = 'PUBLIC' WHERE id = $1`, [ids.episode]),
    ['Illustration', 'User', 'Work'],
    ALL,
  ],
  [
    'the episode is scheduled for later',
    () =>
      sql(`UPDATE episodes SET status = 'SCHEDULED', publish_at = now() + interval '1 hour' WHERE id = $1`, [
        ids.episode,
      ]),
    () =>
      sql(`UPDATE episodes SET status = 'PUBLIC', publish_at = now() - interval '1 hour' WHERE id = $1`, [ids.episode]),
    ['Illustration', 'User', 'Work'],
    ALL,
  ],
  [
    'the episode is in the trash',
    () => sql('UPDATE episodes SET deleted_at = now() WHERE id = $1', [ids.episode]),
    () => sql('UPDATE episodes SET deleted_at = NULL WHERE id = $1', [ids.episode]),
    ['Illustration', 'User', 'Work'],
    ['Illustration', 'User', 'Work'],
  ],
  [
    'the episode is taken down',
    () => suspendEpisode(test.services, ids.episode, true),
    () => suspendEpisode(test.services, ids.episode, false),
    ['Illustration', 'User'],
    ALL,
  ],
  [
    'the work is in the trash',
    () => sql('UPDATE works SET deleted_at = now() WHERE id = $1', [ids.work]),
    () => sql('UPDATE works SET deleted_at = NULL WHERE id = $1', [ids.work]),
    ['Illustration', 'User'],
    ['Illustration', 'User'],
  ],
  [
    'the work is taken down',
    () => suspendWork(test.services, ids.work, true),
    () => suspendWork(test.services, ids.work, false),
    ['Illustration', 'User'],
    ALL,
  ],
  [
    'the illustration is closed',
    () => sql('UPDATE illustrations SET is_open = false WHERE id = $1', [ids.illustration]),
    () => sql('UPDATE illustrations SET is_open = true WHERE id = $1', [ids.illustration]),
    ['Episode', 'User', 'Work'],
    ALL,
  ],
  [
    'the illustration is in the trash',
    () => sql('UPDATE illustrations SET deleted_at = now() WHERE id = $1', [ids.illustration]),
    () => sql('UPDATE illustrations SET deleted_at = NULL WHERE id = $1', [ids.illustration]),
    ['Episode', 'User', 'Work'],
    ['Episode', 'User', 'Work'],
  ],
  [
    'the illustration is taken down',
    () => suspendIllustration(test.services, ids.illustration, true),
    () => suspendIllustration(test.services, ids.illustration, false),
    ['Episode', 'User', 'Work'],
    ALL,
  ],
  [
    'the account is disabled',
    () => sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [author.actor.accountId]),
    () => sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [author.actor.accountId]),
    [],
    [],
  ],
];

describe('a notification shows nothing of what its receiver may not see', () => {
  it.each(WAYS)('%s', async (_name, hide, showAgain, toOthers, toCreator) => {
    expect([await shown(reader), await shown(author)]).toEqual([ALL, ALL]);
    await hide();
    expect(await shown(reader)).toEqual(toOthers);
    if (toCreator.length > 0) expect(await shown(author)).toEqual(toCreator);
    await showAgain();
    expect([await shown(reader), await shown(author)]).toEqual([ALL, ALL]);
  });

  it('a creator is told of what was taken down and of what came back, once each, and nobody else is', async () => {
    await sql(`DELETE FROM notifications WHERE type = 'MODERATION'`);
    for (const isSuspended of [true, true, false, false]) {
      await suspendWork(test.services, ids.work, isSuspended);
      await suspendEpisode(test.services, ids.episode, isSuspended);
      await suspendIllustration(test.services, ids.illustration, isSuspended);
    }
    const rows = await sql(`SELECT account_id, entity_id, moderation FROM notifications WHERE type = 'MODERATION'`);
    expect(rows.map((row) => Object.values(row).join(' ')).toSorted()).toEqual(
      Object.values(ids)
        .flatMap((id) => [`${author.actor.accountId} ${id} RESTORED`, `${author.actor.accountId} ${id} TAKEN_DOWN`])
        .toSorted(),
    );
  });
});
