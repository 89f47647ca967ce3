import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { createTestApp, type Answer, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { BEFORE_WALLS, wallBefore } from './policy.ts';
import { findEpisodes } from './store/episodes.ts';

const READ =
  'query R($id: ID!) { episode(id: $id) { canViewerSkipFanwall pages(first: 200) { totalCount viewableCount nodes { image { slices { url srcSet } } thumbnailImage { url(width: 160) } } } } }';
const WATCH =
  'mutation W($id: ID!) { watchUser(input: { targetUserId: $id, isUserOptedInEmail: false }) { user { id } } }';
const UNWATCH = 'mutation U($id: ID!) { unwatchUser(input: { targetUserId: $id }) { user { id } } }';

let test: TestApp;
let author: TestPerson;
let fan: TestPerson;
let other: TestPerson;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  fan = await test.signUpCreator('fan');
  other = await test.signUpCreator('other');
  const pages = [{ imageId: await test.addImage(author) }, { imageId: await test.addImage(author) }];
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title: 'w' }, e: { status: 'FAN_ONLY', pages } },
    author,
  );
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());

const read = async (as: TestPerson | null) => (await test.run(READ, { id: episodeId }, as)).data.episode;
const watch = (document: string, as: TestPerson) => test.run(document, { id: author.actor.accountId }, as);
/** Fetches a picture as a program of this person would, or as nobody. */
const fetchAs = async (url: string, as: TestPerson | null) =>
  (await test.app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;

interface PageAnswer {
  image: { slices: { url: string; srcSet: string }[] };
  thumbnailImage: { url: string };
}
const addressesOf = ({ pages }: { pages: { nodes: PageAnswer[] } }): string[] =>
  pages.nodes.flatMap(({ image, thumbnailImage }) => [
    thumbnailImage.url,
    ...image.slices.flatMap(({ url, srcSet }) => [url, ...srcSet.split(', ').map((one) => one.split(' ')[0] ?? '')]),
  ]);

it('a fan-only episode says how many pages it has, and gives nobody but fans and the author one of them (R1-006, R6-006)', async () => {
  for (const as of [null, other])
    expect(await read(as)).toMatchObject({
      canViewerSkipFanwall: false,
      pages: { totalCount: 2, viewableCount: 0, nodes: [] },
    });
  await watch(WATCH, fan);
  for (const as of [fan, author])
    expect(await read(as)).toMatchObject({ canViewerSkipFanwall: true, pages: { totalCount: 2, viewableCount: 2 } });
});

it('every address of a page opens for the account it was made for, and for nobody else', async () => {
  await watch(WATCH, fan);
  const addresses = addressesOf(await read(fan));
  expect(addresses.length).toBeGreaterThan(4);
  for (const url of addresses) {
    expect(await fetchAs(url, fan)).toBe(200);
    expect([await fetchAs(url, other), await fetchAs(url, null), await fetchAs(url.split('?')[0] ?? '', fan)]).toEqual([
      404, 404, 404,
    ]);
    // Somebody else's account written over it is no signature.
    expect(await fetchAs(url.replace(/for=[^&]*/, `for=${other.actor.accountId}`), other)).toBe(404);
  }
});

it('the answer is kept by nobody between the server and this reader', async () => {
  await watch(WATCH, fan);
  const [url = ''] = addressesOf(await read(fan));
  const { headers } = await test.app.inject({ url, headers: { authorization: `Bearer ${fan.token}` } });
  expect(headers['cache-control']).toBe('private, max-age=450');
});

it('who stops watching keeps no address that still opens', async () => {
  await watch(WATCH, fan);
  const addresses = addressesOf(await read(fan));
  await watch(UNWATCH, fan);
  for (const url of addresses) expect(await fetchAs(url, fan)).toBe(404);
  expect((await read(fan)).pages.nodes).toEqual([]);
});

it('the author keeps what was signed when readers lose it, and a session in a cookie counts like a token', async () => {
  const addresses = addressesOf(await read(author));
  for (const url of addresses) expect(await fetchAs(url, author)).toBe(200);
  const signedIn = await test.app.inject({
    method: 'POST',
    url: '/identity/sign_in',
    headers: { 'x-komawari-client': 'web' },
    payload: { email: 'author@example.com', password: 'correct horse battery' },
  });
  const cookie = signedIn.cookies.find(({ name }) => name.endsWith('komawari_refresh'));
  const { statusCode } = await test.app.inject({
    url: addresses[0] ?? '',
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
  });
  expect([signedIn.statusCode, statusCode]).toEqual([200, 200]);
});

it('what stands before the wall is a list of fields there are', () => {
  const episode = schema.getType('Episode');
  const names = isObjectType(episode) ? Object.keys(episode.getFields()) : [];
  expect(BEFORE_WALLS.filter((name) => !names.includes(name))).toEqual([]);
});

const codeOf = ({ data, errors }: Answer): unknown =>
  errors[0]?.extensions['code'] ??
  Object.values(data as Record<string, { problems?: { code: string }[] }>)[0]?.problems?.[0]?.code ??
  'OK';
const send = async (as: TestPerson, name: string, input: object): Promise<unknown> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return codeOf(
    await test.run(`mutation M($input: ${type}!) { ${name}(input: $input) { problems { code } } }`, { input }, as),
  );
};

it('nobody but fans writes behind the wall, all are told the same, and a comment there is nothing one could report or mute', async () => {
  await watch(WATCH, fan);
  await watch(UNWATCH, other);
  await send(author, 'setSurveyFromAuthor', { episodeID: episodeId, question: 'q', choices: ['a', 'b'] });
  await send(author, 'addComment', { episodeID: episodeId, body: 'x' });
  const { data } = await test.run(
    'query S($id: ID!) { episode(id: $id) { surveyFromAuthor { id } daredemoComments { nodes { id } } } }',
    { id: episodeId },
    fan,
  );
  const surveyID: string = data.episode.surveyFromAuthor.id;
  const commentId: string = data.episode.daredemoComments.nodes[0].id;
  const writes: [name: string, input: object, refused: string][] = [
    ['addLike', { episodeId }, 'FAN_ONLY'],
    ['takeBackLike', { episodeId }, 'FAN_ONLY'],
    ['addComment', { episodeID: episodeId, body: 'x' }, 'FAN_ONLY'],
    ['answerSurvey', { episodeID: episodeId, answer: 'FUN' }, 'FAN_ONLY'],
    ['answerSurveyFromAuthor', { surveyID, choice: 1 }, 'FAN_ONLY'],
    ['report', { id: commentId, reason: 'SPAM', note: '' }, 'NOT_FOUND'],
    ['muteUser', { commentId }, 'NOT_FOUND'],
  ];
  for (const [name, input, refused] of writes)
    expect([name, await send(fan, name, input), await send(other, name, input)]).toEqual([name, 'OK', refused]);
});

it('what SQL lets through the wall is what the policy does, in every status and for everybody', async () => {
  await watch(WATCH, fan);
  await watch(UNWATCH, other);
  const { database } = test.services;
  for (const status of ['PUBLIC', 'FAN_ONLY', 'DRAFT', 'SUSPENDED']) {
    await database.query('setStatus', 'UPDATE episodes SET status = $2 WHERE id = $1', [episodeId, status]);
    const episode = (await findEpisodes(database, [episodeId])).get(episodeId);
    for (const person of [author, fan, other]) {
      const rows = await database.query('pass', 'SELECT passes_walls($1, $2) AS passes', [
        episodeId,
        person.actor.accountId,
      ]);
      const passes =
        episode?.isVisible &&
        wallBefore(person.actor, episode, { isWatching: person === fan, hasBought: false }) === null;
      expect([status, person.screenName, rows]).toEqual([status, person.screenName, [{ passes }]]);
    }
  }
});
