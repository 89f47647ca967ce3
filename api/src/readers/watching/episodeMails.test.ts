import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { sendEpisodeMails } from './sendEpisodeMails.ts';
import { queueEpisodeMails } from './store/episodeMails.ts';
import { writeUnsubscribeToken } from './unsubscribeLink.ts';

let test: TestApp;
let author: TestPerson;
let other: TestPerson;
let reader: TestPerson;
let episodes: string[];

beforeAll(async () => {
  test = await createTestApp();
  [author, other, reader] = [
    await test.signUpCreator('mashiro'),
    await test.signUpCreator('kaede'),
    await test.signUpCreator('aki'),
  ];
  episodes = [await publish(author, '灯'), await publish(author, '灯'), await publish(other, '<b>海</b>')];
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['watches', 'episode_mails']) await sql(`DELETE FROM ${table}`);
  seen = (await test.mails()).length;
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);

async function publish(who: TestPerson, title: string): Promise<string> {
  const { data } = await test.run(
    'mutation W($title: String!, $e: EpisodeInput) { createWork(workInput: { title: $title }, episodeInput: $e) { episode { id } } }',
    { title, e: { title: '夜', status: 'PUBLIC', pages: [{ imageId: await test.addImage(who) }] } },
    who,
  );
  return data.createWork.episode.id;
}
let seen = 0;
const arrived = async () => (await test.mails()).slice(0, -seen || undefined);
const watch = (choice: string, creator = author) =>
  sql('INSERT INTO watches (user_id, account_id, mail_choice) VALUES ($1, $2, $3)', [
    creator.actor.accountId,
    reader.actor.accountId,
    choice,
  ]);
const queue = (index: number, creator = author) =>
  test.services.database.transact((tx) =>
    queueEpisodeMails(tx, { episodeId: episodes[index]!, userId: creator.actor.accountId }, [reader.actor.accountId]),
  );
const send = () => sendEpisodeMails(test.services);
const settled = () => sql('SELECT is_sent AS sent, settled_at IS NOT NULL AS settled FROM episode_mails');

describe('a mail about a new episode', () => {
  it('goes to who chose it at once, with the way to read and the way out in both forms', async () => {
    await watch('INSTANT');
    await queue(0);
    expect(await send()).toBe(1);
    const [mail] = await arrived();
    expect(mail).toMatchObject({ to: 'aki@example.com', subject: '灯 第1話　夜' });
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(`http://localhost:3000/episodes/${episodes[0]}`);
      expect(body).toContain('mashiro 先生');
      expect(body).toContain('/mail/unsubscribe?token=');
    }
    const [, url] =
      /^<(http:\/\/localhost:3000\/mail\/unsubscribe\?token=[\w.-]+)>$/.exec(mail!.headers['list-unsubscribe']!) ?? [];
    expect(mail!.text).toContain(url);
    expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail!.headers['message-id']).toMatch(/^<[\da-f]{32}@localhost>$/);
  });

  it('goes to nobody who did not choose it', async () => {
    await watch('NONE');
    await queue(0);
    expect([await send(), await arrived()]).toEqual([0, []]);
  });

  it('is sent once however often the job runs, and however often it is asked for', async () => {
    await watch('INSTANT');
    for (let n = 0; n < 3; n += 1) {
      await queue(0);
      await Promise.all([send(), send(), send()]);
    }
    expect(await arrived()).toHaveLength(1);
  });

  it.each([
    [
      'the episode went to the trash',
      () => sql('UPDATE episodes SET deleted_at = now() WHERE id = $1', [episodes[1]]),
      () => sql('UPDATE episodes SET deleted_at = NULL WHERE id = $1', [episodes[1]]),
    ],
    [
      'the site closed',
      () => sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [author.actor.accountId]),
      () => sql('UPDATE sites SET is_closed = false WHERE user_id = $1', [author.actor.accountId]),
    ],
    ['the reader stopped watching', () => sql('DELETE FROM watches'), () => sql('SELECT 1')],
    ['the reader chose no mail', () => sql(`UPDATE watches SET mail_choice = 'NONE'`), () => sql('SELECT 1')],
    [
      'the account is on its way out',
      () => sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [reader.actor.accountId]),
      () => sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [reader.actor.accountId]),
    ],
  ])('is not sent any more when meanwhile %s', async (_name, happen, undo) => {
    await watch('INSTANT');
    await queue(1);
    await happen();
    expect([await send(), await arrived(), await settled()]).toEqual([0, [], [{ sent: false, settled: true }]]);
    await undo();
    expect([await send(), await arrived()]).toEqual([0, []]);
  });
});

describe('what keeps a mail from leaving', () => {
  const news = (count: number) =>
    sql(
      `INSERT INTO mails (id, urgency, sealed_envelope, sealed_letter, expires_at, due_at)
       SELECT 'news' || n, 2, '-', '-', now() + interval '1 day', now() + interval '1 hour' FROM generate_series(1, $1) n`,
      [count],
    );

  it('a worker that fails while it hands mails over has sent none, and the next one sends them once', async () => {
    await watch('INSTANT');
    await queue(0);
    const { config } = test.services;
    const failing = { ...test.services, config: { ...config, secret: null as never } };
    await expect(sendEpisodeMails(failing)).rejects.toThrow('"ikm"');
    expect(await arrived()).toEqual([]);
    expect([await send(), await send(), (await arrived()).length]).toEqual([1, 0, 1]);
  });

  it('a mail queue that is full of news leaves it where it is, until there is room', async () => {
    await watch('INSTANT');
    await queue(0);
    await news(500);
    expect([await send(), await settled()]).toEqual([0, [{ sent: false, settled: false }]]);
    await sql(`DELETE FROM mails WHERE id LIKE 'news%'`);
    expect([await send(), (await arrived()).length]).toEqual([1, 1]);
  });

  it('a day is over: then the episode is no news any more', async () => {
    await watch('INSTANT');
    await queue(0);
    await sql(`UPDATE episode_mails SET due_at = now() - interval '25 hours'`);
    expect([await send(), await settled()]).toEqual([0, [{ sent: false, settled: true }]]);
  });
});

describe('the weekly mail', () => {
  it('is due on Saturday at 8 in Tokyo', async () => {
    await watch('WEEKLY');
    await queue(0);
    const [row] = await sql(
      `SELECT to_char(due_at AT TIME ZONE 'Asia/Tokyo', 'ID HH24:MI') AS at, due_at > now() AND due_at <= now() + interval '7 days' AS soon FROM episode_mails`,
    );
    expect(row).toEqual({ at: '6 08:00', soon: true });
    expect(await send()).toBe(0);
  });

  it('gathers the episodes of all creators in one mail, and leaves those chosen at once alone', async () => {
    await watch('WEEKLY');
    await watch('WEEKLY', other);
    for (const [index, creator] of [
      [0, author],
      [1, author],
      [2, other],
    ] as const)
      await queue(index, creator);
    await sql(`UPDATE episode_mails SET due_at = now() - interval '1 minute'`);
    expect([await send(), await send()]).toEqual([1, 0]);
    const [mail, ...rest] = await arrived();
    expect(rest).toEqual([]);
    expect(mail!.subject).toBe('3 new episodes this week');
    for (const id of episodes) expect(mail!.text).toContain(`/episodes/${id}`);
    expect(mail!.html).not.toContain('<b>海</b>');
    const post = await test.app.inject({
      method: 'POST',
      url:
        new URL(mail!.headers['list-unsubscribe']!.slice(1, -1)).pathname +
        new URL(mail!.headers['list-unsubscribe']!.slice(1, -1)).search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(post.statusCode).toBe(200);
    expect(await sql('SELECT DISTINCT mail_choice AS choice FROM watches')).toEqual([{ choice: 'NONE' }]);
  });
});

describe('unsubscribing (RFC 8058)', () => {
  const token = (userId: string | null = author.actor.accountId) =>
    writeUnsubscribeToken(test.services.config.secret, { accountId: reader.actor.accountId, userId });
  const url = (with_: string) => `/mail/unsubscribe?token=${encodeURIComponent(with_)}`;
  const choice = async () => (await sql('SELECT mail_choice AS choice FROM watches'))[0]?.['choice'];

  it('opening the link asks and changes nothing; its button ends that mail and no other', async () => {
    await watch('INSTANT');
    await watch('INSTANT', other);
    const page = await test.app.inject(url(token()));
    expect([page.statusCode, page.headers['cache-control'], await choice()]).toEqual([200, 'no-store', 'INSTANT']);
    expect(page.body).toContain('mail about mashiro 先生');
    const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const done = await test.app.inject({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(done.statusCode).toBe(200);
    expect(await sql('SELECT user_id AS "userId", mail_choice AS choice FROM watches ORDER BY mail_choice')).toEqual([
      { userId: other.actor.accountId, choice: 'INSTANT' },
      { userId: author.actor.accountId, choice: 'NONE' },
    ]);
  });

  it('its page is in the language of the browser', async () => {
    await watch('INSTANT');
    const headers = { 'accept-language': 'ja' };
    const page = await test.app.inject({ url: url(token()), headers });
    expect(page.body).toContain('<html lang="ja">');
    expect(page.body).toContain('mashiro 先生さんについてのメールを停止します。');
    const weekly = await test.app.inject({ method: 'POST', url: url(token(null)), headers, payload: '' });
    expect(weekly.body).toContain('週に1回のメールは届かなくなります。');
    const broken = await test.app.inject({ url: url('x'), headers });
    expect([broken.statusCode, broken.headers['content-language']]).toEqual([404, 'ja']);
    expect(broken.body).toContain('このリンクは使えません');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail program posts %s without a session, twice if it likes', async (type, payload) => {
    await watch('WEEKLY');
    for (let n = 0; n < 2; n += 1) {
      const answer = await test.app.inject({
        method: 'POST',
        url: url(token()),
        headers: { 'content-type': type },
        payload,
      });
      expect([answer.statusCode, await choice()]).toEqual([200, 'NONE']);
    }
  });

  it.each([
    ['nothing', () => ''],
    ['a changed signature', () => `${token().slice(0, -1)}${token().endsWith('A') ? 'B' : 'A'}`],
    ['another account', () => token().replace(reader.actor.accountId, other.actor.accountId)],
    ['another creator', () => token().replace(author.actor.accountId, other.actor.accountId)],
    ['one creator for all', () => token().replace(author.actor.accountId, 'weekly')],
    ['more parts', () => `${token()}.x`],
  ])('a token with %s ends nothing', async (_name, forged) => {
    await watch('WEEKLY');
    for (const method of ['GET', 'POST'] as const)
      expect((await test.app.inject({ method, url: url(forged()) })).statusCode).toBe(404);
    expect(await choice()).toBe('WEEKLY');
  });

  it('names no creator whose site is closed', async () => {
    await sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [author.actor.accountId]);
    expect((await test.app.inject(url(token()))).body).not.toContain('mashiro');
    await sql('UPDATE sites SET is_closed = false WHERE user_id = $1', [author.actor.accountId]);
  });
});

describe('watched creators in the settings', () => {
  const LIST = '{ viewer { ... on RegisteredViewer { watchedUsers { nodes { mailChoice user { screenName } } } } } }';
  const list = async () => (await test.run(LIST, {}, reader)).data.viewer.watchedUsers.nodes;

  it('have each their own mail; opting in again keeps the weekly choice', async () => {
    const watchUser = (isUserOptedInEmail: boolean) =>
      test.run(
        'mutation W($input: WatchUserInput!) { watchUser(input: $input) { problems { message } } }',
        { input: { targetUserId: author.actor.accountId, isUserOptedInEmail } },
        reader,
      );
    const choose = (mailChoice: string, targetUserId = author.actor.accountId) =>
      test.run(
        'mutation M($input: UpdateWatchMailInput!) { updateWatchMail(input: $input) { ok } }',
        { input: { targetUserId, mailChoice } },
        reader,
      );
    const of = (mailChoice: string) => [{ mailChoice, user: { screenName: 'mashiro' } }];
    await watchUser(false);
    expect(await list()).toEqual(of('NONE'));
    await watchUser(true);
    expect(await list()).toEqual(of('INSTANT'));
    await choose('WEEKLY');
    await watchUser(true);
    expect(await list()).toEqual(of('WEEKLY'));
    await watchUser(false);
    expect(await list()).toEqual(of('NONE'));
    expect((await choose('WEEKLY', other.actor.accountId)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('are not shown while their site is closed', async () => {
    await watch('NONE');
    await sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [author.actor.accountId]);
    expect(await list()).toEqual([]);
    await sql('UPDATE sites SET is_closed = false WHERE user_id = $1', [author.actor.accountId]);
    expect(await list()).toHaveLength(1);
  });
});
