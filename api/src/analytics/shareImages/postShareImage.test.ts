import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { startSocialServers, type SocialServers } from '../../testing/socialServers/index.ts';
import { NO_DETAILS } from '../../readers/reading/index.ts';
import { rollUpAnalytics } from '../rollups/index.ts';

let servers: SocialServers;
let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let workId: string;

const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', statement, values);

async function publish(person: TestPerson): Promise<{ workId: string; episodeId: string }> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "灯台" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(person) }] } },
    person,
  );
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}

beforeAll(async () => {
  servers = await startSocialServers();
  test = await createTestApp(servers.environment);
  owner = await test.signUpCreator('mina');
  other = await test.signUpCreator('other');
  const read = await publish(owner);
  await publish(other);
  workId = read.workId;
  for (let reader = 0; reader < 40; reader += 1)
    test.services.readingEvents.add({
      ...NO_DETAILS,
      kind: 'OPEN',
      episodeId: read.episodeId,
      workId,
      personKey: `guest:${reader}`,
      isGuest: true,
      eventId: `e${reader}`,
    });
  await test.services.readingEvents.settle();
  await rollUpAnalytics(test.services.database);
}, 60_000);
afterAll(async () => {
  await test.close();
  await servers.close();
});

/** Everybody is somebody new at X. */
let username = '';
let people = 0;
beforeEach(async () => {
  username = `mina_${(people += 1)}`;
  for (const table of ['throttles', 'x_links', 'x_link_attempts', 'x_revocations']) await sql(`DELETE FROM ${table}`);
});

const at = (path: string) => `${servers.twitter.url}${path}?username=${username}`;
const posts = async () =>
  (await (await fetch(at('/settings/posts'))).json()) as { text: string; picture: string; altText: string }[];
const removeAtX = () =>
  fetch(at('/settings/connected_apps/remove'), { method: 'POST', body: new URLSearchParams({ username }) });

/** Links the owner's X account; its first token lasts that many seconds. */
async function link(lasts = '7200'): Promise<void> {
  const { data } = await test.run('mutation { startXLink { url } }', {}, owner);
  const address = new URL(data.startXLink.url);
  address.pathname = address.pathname.replace(/authorize$/, 'decide');
  for (const [name, value] of Object.entries({ username, name: 'ミナ', description: '', lasts, decision: 'allow' }))
    address.searchParams.set(name, value);
  const back = new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  const input = { code: back.get('code'), state: back.get('state') };
  await test.run(
    'mutation S($input: SaveXOauthTokenInput!) { saveXOauthToken(input: $input) { problems { code } } }',
    { input },
    owner,
  );
}

const LOOK = { format: 'WIDE', look: 'PAPER', range: 'ALL_TIME', hasChart: true };
const WORDS = { text: '灯台、40回読まれました。', altText: '灯台. 40 views.' };
const post = (input: object = {}, as: TestPerson | null = owner) =>
  test.run(
    'mutation P($input: PostShareImageInput!) { postShareImage(input: $input) { url problems { path code } } }',
    { input: { workId, ...LOOK, ...WORDS, ...input } },
    as,
  );
const codeOf = ({ data, errors }: Awaited<ReturnType<typeof post>>): string =>
  String(errors[0]?.extensions['code'] ?? data.postShareImage.problems[0]?.code ?? 'OK');
const lastUse = async () => (await sql('SELECT last_used_at AS at FROM x_links'))[0]?.['at'];

it('what is posted is the image of the preview, with its words and what it says', async () => {
  await link();
  expect(await posts()).toEqual([]);
  const { data } = await post({ format: 'TALL' });
  expect(data.postShareImage).toEqual({
    url: expect.stringMatching(new RegExp(`^https://x\\.com/${username}/status/\\w+$`)),
    problems: [],
  });
  const [made] = await posts();
  expect(made).toMatchObject(WORDS);
  const { format, width, height } = await sharp(Buffer.from(made?.picture ?? '', 'base64')).metadata();
  expect([format, width, height]).toEqual(['png', 1080, 1350]);
  expect(await lastUse()).toBeInstanceOf(Date);
});

it('a token that ends soon is renewed before, and one that X takes no longer is renewed and the post sent again', async () => {
  await link('60');
  expect(codeOf(await post())).toBe('OK');
  await sql(`UPDATE x_links SET access_until = now() + interval '1 hour'`);
  await fetch(at('/settings/end_tokens'), { method: 'POST', body: new URLSearchParams({ username }) });
  expect(codeOf(await post({ text: 'もう一度' }))).toBe('OK');
  expect(await posts()).toHaveLength(2);
});

it('without a link there is nothing to post with, and a link that ended at X is said to have ended', async () => {
  expect(codeOf(await post())).toBe('NOT_FOUND');
  await link();
  await removeAtX();
  expect(codeOf(await post())).toBe('X_ENDED');
  const { data } = await test.run('{ viewer { ... on RegisteredViewer { xOAuthTokenStatus } } }', {}, owner);
  expect(data.viewer.xOAuthTokenStatus).toBe('REVOKED');
  expect(codeOf(await post())).toBe('X_ENDED');
  await sql(`UPDATE x_links SET ended_because = 'EXPIRED'`);
  expect(codeOf(await post())).toBe('X_ENDED');
  expect(await posts()).toEqual([]);
});

it('the same words are taken once, and what X does not take is said', async () => {
  await link();
  expect(codeOf(await post())).toBe('OK');
  expect(codeOf(await post())).toBe('X_REFUSED');
  expect(codeOf(await post({ text: 'later' }))).toBe('X_LATER');
  expect(await posts()).toHaveLength(1);
});

it('where the answer to the post is lost it is said that nobody knows', async () => {
  await link();
  expect(codeOf(await post({ text: 'lost' }))).toBe('X_UNKNOWN');
  expect(await posts()).toHaveLength(1);
});

it('an X that is away is said to be away, and the link stays', async () => {
  await link();
  const { config } = test.services;
  const { providers } = config.social;
  Object.assign(config.social, { providers: providers.map((one) => ({ ...one, server: 'http://127.0.0.1:1' })) });
  try {
    expect(codeOf(await post())).toBe('SERVICE_UNAVAILABLE');
  } finally {
    Object.assign(config.social, { providers });
  }
  expect(codeOf(await post())).toBe('OK');
});

it.each([
  [{ text: ' ' }, ['input', 'text'], 'REQUIRED'],
  [{ text: '灯'.repeat(141) }, ['input', 'text'], 'TOO_LONG'],
  [{ altText: '' }, ['input', 'altText'], 'REQUIRED'],
  [{ altText: 'a'.repeat(1001) }, ['input', 'altText'], 'TOO_LONG'],
])('%o is not sent', async (input, path, code) => {
  await link();
  const { data } = await post(input);
  expect(data.postShareImage).toEqual({ url: null, problems: [{ path, code }] });
  expect(await posts()).toEqual([]);
});

it('nobody posts of works of others, and a guest nothing', async () => {
  await link();
  expect(codeOf(await post({}, other))).toBe('NOT_FOUND');
  expect(codeOf(await post({}, null))).toBe('UNAUTHENTICATED');
  expect(await posts()).toEqual([]);
});
