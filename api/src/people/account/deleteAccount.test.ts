import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { fillAccount, OWN_WORD, type FilledAccount } from '../../testing/fillAccount.ts';
import { purgeLeftAccounts } from './purgeLeftAccounts.ts';

let test: TestApp;
let kaede: TestPerson;
let other: TestPerson;
let filled: FilledAccount;

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede_leaves');
  other = await test.signUpCreator('stays');
  filled = await fillAccount(test, kaede, other);
});
afterAll(() => test.close());

const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);
const leave = async (screenName: string, as = kaede) => {
  const { data, errors } = await test.run(
    'mutation D($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt problems { path code } } }',
    { input: { screenName } },
    as,
  );
  return data?.deleteAccount ?? errors[0]?.extensions['code'];
};
const signIn = (screenName = 'kaede_leaves', password = 'correct horse battery') =>
  test.app.inject({
    method: 'POST',
    url: '/identity/sign_in',
    headers: { 'x-komawari-client': 'web' },
    payload: { email: `${screenName}@example.com`, password },
  });
const restore = (restoreToken: string) =>
  test.app.inject({
    method: 'POST',
    url: '/identity/restore_account',
    headers: { 'x-komawari-client': 'web' },
    payload: { restoreToken },
  });
const seesWork = async () => (await test.run(`{ work(id: "${filled.workId}") { id } }`)).errors.length === 0;
const commentsElsewhere = async () =>
  (
    await test.run(
      '{ newWorks(first: 10) { nodes { title episodes(first: 1) { nodes { daredemoComments(first: 5) { nodes { body } } } } } } }',
    )
  ).data.newWorks.nodes.flatMap((work: { episodes: { nodes: { daredemoComments: { nodes: unknown[] } }[] } }) =>
    work.episodes.nodes.flatMap((episode) => episode.daredemoComments.nodes),
  );

describe('asking for the deletion of an account', () => {
  it('tells first what goes with it', async () => {
    const { data } = await test.run(
      '{ viewer { ... on RegisteredViewer { accountDeletionSummary { works episodes illustrations comments likes bookmarks watchers balance } } } }',
      {},
      kaede,
    );
    expect(data.viewer.accountDeletionSummary).toEqual({
      works: 2,
      episodes: 4,
      illustrations: 2,
      comments: 1,
      likes: 3,
      bookmarks: 1,
      watchers: 0,
      balance: 0,
    });
  });

  it('needs the name of the account and a sign-in of the last five minutes', async () => {
    expect(await leave('stays')).toEqual({
      deletesAt: null,
      problems: [{ path: ['screenName'], code: 'NOT_OWN_NAME' }],
    });
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`, [
      kaede.actor.accountId,
    ]);
    expect(await leave('kaede_leaves')).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await seesWork()).toBe(true);
    await sql('UPDATE sessions SET authenticated_at = now() WHERE account_id = $1', [kaede.actor.accountId]);
  });

  it('closes everything for others at once, ends every session, and tells by mail until when it can be undone', async () => {
    expect(await commentsElsewhere()).toHaveLength(1);
    const { deletesAt } = await leave('@Kaede_Leaves');
    expect(Math.round((Date.parse(deletesAt) - Date.now()) / 86_400_000)).toBe(14);
    expect(await seesWork()).toBe(false);
    expect((await test.run('{ user(screenName: "kaede_leaves") { id } }')).errors).toHaveLength(1);
    expect(await commentsElsewhere()).toEqual([]);
    const running = await sql('SELECT 1 FROM sessions WHERE account_id = $1 AND revoked_at IS NULL', [
      kaede.actor.accountId,
    ]);
    expect(running).toEqual([]);
    const keys = (await sql<{ key: string }>('SELECT key FROM content_changes')).map((row) => row.key);
    expect(keys).toEqual(
      expect.arrayContaining([`User:${kaede.actor.accountId}`, `Work:${filled.workId}`, 'newWorks']),
    );
  });
});

describe('taking it back', () => {
  it('is offered by signing in, gives no session by itself, and a wrong password learns nothing', async () => {
    const offered = await signIn();
    expect(offered.statusCode).toBe(200);
    expect(Object.keys(offered.json()).toSorted()).toEqual(['deletesAt', 'restoreToken']);
    expect(offered.cookies).toEqual([]);
    expect((await signIn('kaede_leaves', 'not it')).statusCode).toBe(401);
  });

  it('brings all of it back, once', async () => {
    const { restoreToken } = (await signIn()).json<{ restoreToken: string }>();
    const restored = await restore(restoreToken);
    expect(restored.json()).toMatchObject({ viewer: { kind: 'REGISTERED', id: kaede.actor.accountId } });
    expect(await seesWork()).toBe(true);
    expect(await commentsElsewhere()).toHaveLength(1);
    expect((await restore(restoreToken)).statusCode).toBe(401);
    expect((await restore('made up')).statusCode).toBe(401);
  });

  it('is not offered to an account the operator closed', async () => {
    await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [kaede.actor.accountId]);
    expect((await signIn()).statusCode).toBe(401);
    await sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [kaede.actor.accountId]);
  });
});

describe('fourteen days later', () => {
  let pictures: string[];
  let lastOffer: unknown;

  beforeAll(async () => {
    pictures = (await sql<{ id: string }>('SELECT id FROM images WHERE owner_id = $1', [kaede.actor.accountId])).map(
      ({ id }) => id,
    );
    await sql(
      `UPDATE accounts SET disabled_at = t.at, deletion_requested_at = t.at
      FROM (SELECT now() - interval '13 days 23 hours' AS at) t WHERE id = $1`,
      [kaede.actor.accountId],
    );
    await purgeLeftAccounts(test.services);
    lastOffer = (await signIn()).json();
    await sql(
      `UPDATE accounts SET disabled_at = t.at, deletion_requested_at = t.at
      FROM (SELECT now() - interval '14 days 1 second' AS at) t WHERE id = $1`,
      [kaede.actor.accountId],
    );
    // By then the publisher has done its part.
    await sql('UPDATE content_changes SET expanded_at = now()');
    await purgeLeftAccounts(test.services);
    await purgeTrash(test.services);
  });

  it('was the offer to stay until the last hour', () => {
    expect(lastOffer).toHaveProperty('restoreToken');
    expect(pictures.length).toBeGreaterThan(12);
  });

  it('no row of any table knows the account, its address, its names, its words or its pictures', async () => {
    const tables = await sql<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(60);
    const words = [kaede.actor.accountId, 'kaede_leaves', OWN_WORD, 'kaede_x', ...pictures];
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await sql<{ row: string }>(
        `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE ANY(SELECT '%' || word || '%' FROM unnest($1::text[]) word) LIMIT 3`,
        [words],
      );
      left.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    expect(left).toEqual([]);
  });

  it('no object of the store is left of it', async () => {
    const keys: string[] = [];
    for await (const { key } of test.services.objects.list('')) keys.push(key);
    expect(keys.filter((key) => [kaede.actor.accountId, ...pictures].some((word) => key.includes(word)))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('originals/')).length).toBeGreaterThan(0);
  });

  it('likes and comments at others count no more, and what others have is untouched', async () => {
    expect(await sql('SELECT like_count, comment_count FROM episode_counts')).toEqual([
      { like_count: 0, comment_count: 0 },
    ]);
    expect(await sql('SELECT title FROM works')).toEqual([{ title: 'よその話' }]);
  });

  it('a closed day of the rankings still counts the person, under a name that leads nowhere', async () => {
    const [row] = await sql<{ person_key: string }>('SELECT person_key FROM work_people_days');
    expect(row?.person_key).toMatch(/^deleted:[\w-]{16}$/);
  });

  it('the screen name is nobody’s for 90 days, and the address is free', async () => {
    const created = async (name: string) =>
      (
        await test.run(
          'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { code } } }',
          { input: { screenName: name } },
          other,
        )
      ).data.updateProfile.problems;
    expect(await created('Kaede_leaves')).toEqual([{ code: 'TAKEN' }]);
    await sql(`UPDATE held_screen_names SET held_until = now() - interval '1 second'`);
    expect(await created('kaede_leaves')).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
  });
});

describe('a table that is added later', () => {
  /** Reviewed: these hold an account without belonging to it. */
  const REVIEWED = ['operators.account_id'];

  it('lets go of an account that is deleted, wherever it refers to one', async () => {
    const stuck = await sql<{ place: string }>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS place
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.confrelid IN ('accounts'::regclass, 'users'::regclass) AND c.confdeltype NOT IN ('c', 'n')`,
    );
    expect(stuck.map(({ place }) => place).filter((place) => !REVIEWED.includes(place))).toEqual([]);
  });

  /** Columns that name an account without a reference, and what a deletion does with them (`forgetAccount` of the domain). */
  const WITHOUT_REFERENCE = [
    'comments.deleted_by',
    'ended_reactions.account_id',
    // Books outlive those they are about: an id that leads nowhere is all they keep.
    'ledger_accounts.owner_id',
    'moderation_log.owner_id',
    // These two: whoever was at the command line, as their machine calls them, and no account.
    'operator_deeds.done_by',
    'operator_page_editions.written_by',
    'ranking_left_out.person_key',
    'reading_events.person_key',
    'recaptcha_assessments.person_key',
    'work_people_days.person_key',
    // Numbers of people at X; the rows refer to accounts besides.
    'x_link_attempts.taken_x_user_id',
    'x_links.x_user_id',
  ];

  it('says what becomes of a column that names an account without referring to it', async () => {
    const named = await sql<{ place: string }>(
      `SELECT c.relname || '.' || a.attname AS place FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0
         AND a.atttypid IN ('text'::regtype, 'varchar'::regtype) AND a.attname ~ '(account|user|owner|person|reader|viewer|author|actor|poster|blocker|blocked|reporter|muter|muted)(_id|_key)$|_by$'
         AND NOT EXISTS (SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND a.attnum = ANY(f.conkey))
       ORDER BY 1`,
    );
    expect(named.map(({ place }) => place)).toEqual(WITHOUT_REFERENCE);
  });
});
