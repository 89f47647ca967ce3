import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../database/index.ts';
import { addInfoEntry } from '../../discovery/editorial/index.ts';
import { updateEpisode } from '../../publications/episodes/index.ts';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { announceNews } from './announceNews.ts';
import { notifyMany } from './notifyMany.ts';

let test: TestApp;
let author: TestPerson;
let readers: TestPerson[];
let workId: string;
let picture: string;
let drawing: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('mashiro');
  readers = [await test.signUpCreator('aki'), await test.signUpCreator('ren'), await test.signUpCreator('yui')];
  picture = await test.addImage(author);
  drawing = await test.addImage(author, 'ILLUSTRATION');
  const { data } = await test.run('mutation { createWork(workInput: { title: "灯" }) { work { id } } }', {}, author);
  workId = data.createWork.work.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['watches', 'notifications', 'episode_mails', 'fan_outs', 'throttles'])
    await sql(`DELETE FROM ${table}`);
  await sql('UPDATE episodes SET deleted_at = now()');
  await sql('UPDATE illustrations SET deleted_at = now()');
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);

const watch = (as: TestPerson, mail = 'NONE') =>
  sql(
    `INSERT INTO watches (user_id, account_id, mail_choice, created_at) VALUES ($1, $2, $3, now() - interval '2 hours')`,
    [author.actor.accountId, as.actor.accountId, mail],
  );
async function publish(episode: object = {}): Promise<string> {
  const { data } = await test.run(
    'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } problems { message } } }',
    { input: { workId, episode: { title: '一', status: 'PUBLIC', pages: [{ imageId: picture }], ...episode } } },
    author,
  );
  expect(data.addEpisode.problems).toEqual([]);
  return data.addEpisode.episode.id;
}
const draw = async (isOpen = true): Promise<string> => {
  const { data } = await test.run(
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    { i: { title: newId('Illustration'), isOpen, images: [{ imageId: drawing }] } },
    author,
  );
  return data.createIllustration.illustration.id;
};
/** Who is told of what, as the table holds it. */
const told = async (): Promise<string[]> =>
  (await sql('SELECT type, account_id, entity_id FROM notifications'))
    .map((row) => Object.values(row).join(' '))
    .toSorted();
const expected = (type: string, entityId: string, people = readers) =>
  people.map((one) => `${type} ${one.actor.accountId} ${entityId}`).toSorted();
const mails = async () => sql('SELECT account_id, episode_id, kind FROM episode_mails');
const tell = (size?: number) => notifyMany(test.services.database, size);

describe('what a creator publishes is told to those who watch', () => {
  it('episodes, also fan-only ones, and illustrations, once to each', async () => {
    for (const one of readers) await watch(one);
    const [episode, fans, illustration] = [await publish(), await publish({ status: 'FAN_ONLY' }), await draw()];
    for (let n = 0; n < 3; n += 1) await tell();
    expect(await told()).toEqual(
      [
        ...expected('WATCHED_USER_PUBLISHED_EPISODE', episode),
        ...expected('WATCHED_USER_PUBLISHED_EPISODE', fans),
        ...expected('WATCHED_USER_PUBLISHED_ILLUSTRATION', illustration),
      ].toSorted(),
    );
  });

  it('drafts and closed illustrations are told to nobody, and once when they are published', async () => {
    await watch(readers[0]!);
    const [draft, closed] = [await publish({ status: 'DRAFT' }), await draw(false)];
    await tell();
    expect(await told()).toEqual([]);
    await sql(`UPDATE episodes SET status = 'PUBLIC', publish_at = now() WHERE id = $1`, [draft]);
    await sql(`UPDATE works SET first_publish_at = now() - interval '1 second' WHERE id = $1`, [workId]);
    await sql('UPDATE illustrations SET is_open = true, first_opened_at = now() WHERE id = $1', [closed]);
    await tell();
    expect(await told()).toHaveLength(2);
    // Taken back and published again, it is no news.
    await sql(`UPDATE episodes SET status = 'DRAFT', publish_at = NULL WHERE id = $1`, [draft]);
    await tell();
    await sql(`UPDATE episodes SET status = 'PUBLIC', publish_at = now() WHERE id = $1`, [draft]);
    await tell();
    expect(await told()).toHaveLength(2);
  });

  it('who begins to watch afterwards is not told of what was there, nor is the creator', async () => {
    await watch(readers[0]!);
    const episode = await publish();
    await sql(
      `INSERT INTO watches (user_id, account_id, created_at) VALUES ($1, $2, now() + interval '1 second')`,
      [author, readers[1]!].map((one) => one.actor.accountId),
    );
    await tell();
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode, [readers[0]!]));
  });

  it('who muted the creator is not told', async () => {
    for (const one of readers) await watch(one, 'INSTANT');
    await sql(
      'INSERT INTO mutes (account_id, muted_account_id) VALUES ($1, $2)',
      [readers[0]!, author].map((one) => one.actor.accountId),
    );
    const episode = await publish();
    await tell();
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode, readers.slice(1)));
    expect(await mails()).toHaveLength(2);
    await sql('DELETE FROM mutes');
  });

  it('what is hidden when its turn comes is told when it is back within a week, and not later', async () => {
    await watch(readers[0]!);
    const episode = await publish();
    await sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [author.actor.accountId]);
    await tell();
    expect(await told()).toEqual([]);
    await sql('UPDATE sites SET is_closed = false WHERE user_id = $1', [author.actor.accountId]);
    await tell();
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode, [readers[0]!]));
    const old = await publish();
    await sql(`UPDATE episodes SET publish_at = now() - interval '8 days' WHERE id = $1`, [old]);
    await tell();
    expect(await told()).toHaveLength(1);
  });
});

describe('a scheduled episode', () => {
  const later = () => new Date(Date.now() + 3_600_000);
  const itsTimeComes = (id: string) =>
    sql(`UPDATE episodes SET publish_at = now() - interval '1 second' WHERE id = $1`, [id]);

  it('is told when it becomes public, not before, whether or not a worker announced it to the pages', async () => {
    await watch(readers[0]!, 'INSTANT');
    const episode = await publish({ status: 'SCHEDULED', publishAt: later().toISOString() });
    await tell();
    expect([await told(), await mails()]).toEqual([[], []]);
    await itsTimeComes(episode);
    await sql(`UPDATE works SET first_publish_at = now() - interval '1 second' WHERE id = $1`, [workId]);
    await tell();
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode, [readers[0]!]));
    expect(await mails()).toHaveLength(1);
  });

  it('is told also when its first edit made it public before the worker looked', async () => {
    await watch(readers[0]!);
    const episode = await publish({ status: 'SCHEDULED', publishAt: later().toISOString() });
    await itsTimeComes(episode);
    const edited = await updateEpisode(test.services, author.actor, episode, 1, { title: '二' });
    expect(edited.ok).toBe(true);
    await tell();
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode, [readers[0]!]));
  });
});

describe('with many watchers', () => {
  it('a worker that dies between batches, or in the middle of one, tells nobody twice and nobody never', async () => {
    for (const one of readers) await watch(one, 'INSTANT');
    const episode = await publish();
    const { database } = test.services;
    let deaths = 0;
    // Every statement of every batch is one at which the process dies once.
    for (let at = 1; deaths < 40; at += 1) {
      let statements = 0;
      const dying = {
        ...database,
        transact: (work: Parameters<typeof database.transact>[0]) =>
          database.transact((tx) =>
            work({
              ...tx,
              query: async (name, text, values) => {
                statements += 1;
                if (statements === at) throw new Error('killed');
                return tx.query(name, text, values);
              },
            }),
          ),
      } as typeof database;
      const outcome = await notifyMany(dying, 1).catch((error: Error) => error.message);
      deaths += 1;
      if (outcome !== 'killed') break;
    }
    expect(deaths).toBeGreaterThan(5);
    await tell(1);
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode));
    expect(await mails()).toHaveLength(3);
    expect(await sql('SELECT finished_at IS NOT NULL AS done FROM fan_outs')).toEqual([{ done: true }]);
  });

  it('several workers at once tell each once', async () => {
    for (const one of readers) await watch(one);
    const episode = await publish();
    await Promise.all(Array.from({ length: 6 }, () => tell(1)));
    await tell(1);
    expect(await told()).toEqual(expected('WATCHED_USER_PUBLISHED_EPISODE', episode));
  });

  it('publishing costs as many statements with 20,000 watchers as with one, and they are told in batches', async () => {
    const publishCounted = async () => {
      const { database } = test.services;
      const seen: string[] = [];
      const services = {
        ...test.services,
        database: {
          ...database,
          transact: (work: Parameters<typeof database.transact>[0]) =>
            database.transact((tx) => {
              const counted = countStatements(tx);
              return work({ ...tx, query: counted.query.bind(counted) }).finally(() =>
                seen.push(...counted.statements),
              );
            }),
        } as typeof database,
      };
      const id = await publish({ status: 'DRAFT' });
      const outcome = await updateEpisode(services, author.actor, id, 1, { status: 'PUBLIC' });
      expect(outcome.ok).toBe(true);
      return seen.filter((name) => !name.includes('aterEpisodes'));
    };
    await watch(readers[0]!);
    await publishCounted();
    const few = await publishCounted();
    await tell();
    await sql(`INSERT INTO accounts (id) SELECT 'u' || lpad(n::text, 20, '0') FROM generate_series(1, 20000) n`);
    await sql(
      `INSERT INTO watches (user_id, account_id, mail_choice, created_at)
       SELECT $1, 'u' || lpad(n::text, 20, '0'), CASE WHEN n % 10 = 0 THEN 'WEEKLY' ELSE 'NONE' END, now() - interval '1 hour' FROM generate_series(1, 20000) n`,
      [author.actor.accountId],
    );
    await sql('DELETE FROM notifications');
    expect(await publishCounted()).toEqual(few);
    expect(await tell()).toBe(21);
    expect(
      await sql('SELECT count(*)::int AS told, count(DISTINCT account_id)::int AS people FROM notifications'),
    ).toEqual([{ told: 20_001, people: 20_001 }]);
    expect(await sql('SELECT count(*)::int AS mails FROM episode_mails')).toEqual([{ mails: 2000 }]);
    // A thousand at a time: some sixty tables are looked at for each, and a statement has 15 seconds.
    for (let thousand = 0; thousand <= 20; thousand += 1)
      await sql('DELETE FROM accounts WHERE id LIKE $1', [`u${String(thousand).padStart(17, '0')}%`]);
  });
});

it('news of the operators are told to everybody with a profile when they are out, once', async () => {
  const entry = async (publishedAt: Date) => {
    const added = await addInfoEntry(test.services, { title: 'お知らせ', category: 'News', link: '/', publishedAt });
    return added.ok ? added.value.id : '';
  };
  const [now, tomorrow] = [await entry(new Date()), await entry(new Date(Date.now() + 86_400_000))];
  expect(await announceNews(test.services, now)).toBe(true);
  expect(await announceNews(test.services, now)).toBe(false);
  expect(await announceNews(test.services, tomorrow)).toBe(true);
  await expect(announceNews(test.services, newId('InfoEntry'))).rejects.toThrow('could not be found');
  await tell(2);
  await tell();
  expect(await told()).toEqual(expected('ANNOUNCEMENT', now, [...readers, author]));
  const { data } = await test.run(
    '{ viewer { ... on RegisteredViewer { notifications { nodes { type entity { ... on InfoEntry { title } } } } } } }',
    {},
    readers[0],
  );
  expect(data.viewer.notifications.nodes).toEqual([{ type: 'ANNOUNCEMENT', entity: { title: 'お知らせ' } }]);
});

it('the result of a contest is told to those who entered it', async () => {
  const tag = newId('Tag');
  await sql(`INSERT INTO tags (id, title, norm) VALUES ($1, 'award', 'award')`, [tag]);
  const contest = newId('Contest');
  await sql(
    `INSERT INTO contests (id, identifier, title, tag_id, opens_at, closes_at, results_at) VALUES ($1, '1st', '第一回', $2, now() - interval '3 days', now() - interval '2 days', now() + interval '1 hour')`,
    [contest, tag],
  );
  await sql(
    `INSERT INTO contest_entries (id, contest_id, work_id, entered_at) VALUES ($1, $2, $3, now() - interval '2 days')`,
    [newId('ContestEntry'), contest, workId],
  );
  await tell();
  expect(await told()).toEqual([]);
  await sql(`UPDATE contests SET results_at = now() - interval '1 second' WHERE id = $1`, [contest]);
  await tell();
  expect(await told()).toEqual(expected('CONTEST_RESULT', contest, [author]));
});
