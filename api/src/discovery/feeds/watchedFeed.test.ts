import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('mashiro');
  reader = await test.signUpCreator('aki');
  const made = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "灯" }, episodeInput: $e) { episode { id } } }',
    { e: { title: '夜', status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  episodeId = made.data.createWork.episode.id;
  await test.run(
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    { i: { title: '月', isOpen: true, images: [{ imageId: await test.addImage(author, 'ILLUSTRATION') }] } },
    author,
  );
  await sql(
    'INSERT INTO watches (user_id, account_id) VALUES ($1, $2)',
    [author, reader].map((one) => one.actor.accountId),
  );
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);
const renew = async (): Promise<string> => {
  const { data } = await test.run('mutation { renewWatchedFeed { address } }', {}, reader);
  return new URL(data.renewWatchedFeed.address).pathname;
};
const get = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });
const titles = async (url: string) =>
  (parseAtomFeed((await get(url)).body).entries ?? []).map((entry) => entry.title?.value);

it('holds what the watched creators published, for who has the address, and is kept by no cache on the way', async () => {
  const address = await renew();
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, max-age=0, must-revalidate',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(await titles(address)).toEqual(['月', '灯 第1話　夜']);
  expect(answer.body).not.toContain(address.split('/')[3]);
  expect((await get(address, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  expect((await get(address.replace('.atom', '.json'))).json().items).toHaveLength(2);
});

it('its secret is nowhere in the database, and cannot be guessed', async () => {
  const [, , , secret = ''] = (await renew()).split('/');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [row] = await sql('SELECT row_to_json(f)::text AS text FROM watched_feeds f');
  expect(row?.['text']).not.toContain(secret);
});

it('a renewed address ends the one before, a removed feed ends its own, at once', async () => {
  const first = await renew();
  const second = await renew();
  expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
  await test.run('mutation { removeWatchedFeed { ok } }', {}, reader);
  expect((await get(second)).statusCode).toBe(404);
  const third = await renew();
  await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [reader.actor.accountId]);
  expect((await get(third)).statusCode).toBe(404);
  await sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [reader.actor.accountId]);
  for (const wrong of ['x', 'a'.repeat(43), `${third.split('/')[3]}a`])
    expect((await get(`/feeds/watched/${wrong}/feed.atom`)).statusCode).toBe(404);
});

it('shows nothing of what its reader could not see', async () => {
  const address = await renew();
  await sql('UPDATE episodes SET deleted_at = now() WHERE id = $1', [episodeId]);
  expect(await titles(address)).toEqual(['月']);
  await sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [author.actor.accountId]);
  expect(await titles(address)).toEqual([]);
});

it('is worded in the language of the account', async () => {
  const titleOf = async (url: string) => parseAtomFeed((await get(url)).body).title?.value;
  const address = await renew();
  expect(await titleOf(address)).toBe('Creators you watch | Komawari');
  const choose = `mutation { updateProfile(input: { language: JA }) { problems { code } } }`;
  expect((await test.run(choose, {}, reader)).data?.updateProfile.problems).toEqual([]);
  expect(await titleOf(address)).toBe('ファン登録中の作者 | Komawari');
});
