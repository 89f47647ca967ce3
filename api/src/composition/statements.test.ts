import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../database/index.ts';
import { GUEST } from '../kernel/actor.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';
import { createContext } from '../graphql/context.ts';
import { createPipeline } from './pipeline.ts';

const PICTURE = 'id url srcSet width height';
const CARD = `id title lastUpdatedAt coverImage { ${PICTURE} } episodes(first: 1) { totalCount } tags { id title } statistic { likeCount } user { id screenName iconImage { ${PICTURE} } viewerIsWatching }`;
const ROW = `id title number publicNumber status likeCount statistic { commentCount } thumbnailImage { ${PICTURE} }`;
const SQUARE = `id title imageCount publishedAt firstImage { ${PICTURE} }`;

let test: TestApp;
let creator: TestPerson;
let picture: string;
let drawing: string;
let illustration: string;
const execute = createPipeline({ limits: false });

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('counted');
  picture = await test.addImage(creator);
  drawing = await test.addImage(creator, 'ILLUSTRATION');
  await publish(3);
});
afterAll(() => test.close());

const works: string[] = [];
const episodes: string[] = [];
async function publish(count: number): Promise<void> {
  const create =
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }';
  const add =
    'mutation E($id: ID!, $e: EpisodeInput!) { addEpisode(input: { workId: $id, episode: $e }) { problems { code } } }';
  const draw =
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }';
  const e = { title: 'e', status: 'PUBLIC', pages: [{ imageId: picture }] };
  for (let n = 0; n < count; n += 1) {
    // For some a page stands in for the cover.
    const coverImageId = n % 3 === 0 ? null : picture;
    const w = { title: `w${n}`, tagTitles: [`t${works.length}`, 'all'], coverImageId };
    const { data } = await test.run(create, { w, e }, creator);
    works.push(data.createWork.work.id);
    episodes.push(data.createWork.episode.id);
    await test.run(add, { id: works[0], e }, creator);
    const i = { title: `i${works.length}`, isOpen: true, workId: works[0], images: [{ imageId: drawing }] };
    illustration = (await test.run(draw, { i }, creator)).data.createIllustration.illustration.id;
  }
}

async function statementsOf(source: string): Promise<string[]> {
  const reader = countStatements(test.services.database);
  const variables = { work: works[0], episode: episodes[0], illustration, episodes, works };
  const context = createContext({ services: test.services, actor: GUEST, reader });
  const { result } = await execute({ source, variables, context });
  expect(result.errors).toBeUndefined();
  return reader.statements.toSorted();
}

/** What the pages of the site ask for, each with the statements it may cost at most. */
const DOCUMENTS: [string, number, string][] = [
  ['newest works', 9, `query A { newWorks(first: 100) { nodes { ${CARD} } } }`],
  [
    'a ranking',
    10,
    `query K { ranking(period: WEEKLY) { id computedAt entries { rank previousRank score work { ${CARD} } } } }`,
  ],
  [
    'the top',
    // One of them is for the pages that stand in for covers; mature works cost none.
    18,
    `query B { hotWorks(first: 50) { ${CARD} latest: episodes(first: 1, newestFirst: true) { nodes { id title } } } hotNewEpisodes(first: 50) { ${ROW} } hotTags { id title } }`,
  ],
  [
    'a work and its episodes',
    13,
    `query C($work: ID!) { work(id: $work) { ${CARD} all: episodes(first: 100) { totalCount nodes { ${ROW} } } } }`,
  ],
  ['a tag', 11, `query D { tag(title: "all") { id workCount works(first: 100) { nodes { ${CARD} } } } }`],
  [
    'a creator',
    18,
    `query E { user(screenName: "counted") { id site { id works(first: 100) { nodes { ${CARD} } } timeline(first: 100) { nodes { ... on EpisodeTimelineItem { episode { ${ROW} work { id title } } } } } } } }`,
  ],
  [
    'an illustration',
    14,
    `query I($illustration: ID!) { illustration(id: $illustration) { id title images { id width image { ${PICTURE} } } work { ${CARD} } user { id } authorsOtherIllustrations(first: 12) { ${SQUARE} } } }`,
  ],
  [
    'illustrations of a work and of a creator',
    14,
    `query J($work: ID!) { work(id: $work) { id illustrations(first: 20) { totalCount nodes { ${SQUARE} } } } user(screenName: "counted") { id site { id illustrations(first: 100) { totalCount nodes { ${SQUARE} work { id title } } } timeline(first: 100) { nodes { ... on IllustrationTimelineItem { illustration { ${SQUARE} } } } } } } }`,
  ],
  [
    'an episode with its pages',
    11,
    `query F($episode: ID!) { episode(id: $episode) { ${ROW} canViewerSkipFanwall nextEpisode { id title } pages { nodes { id image { ${PICTURE} } } } work { id title user { id } } } }`,
  ],
  [
    'the counts of a page',
    5,
    `query G($episodes: [ID!], $works: [ID!]) { statistics(episodeIds: $episodes, workIds: $works) { episodes { id likeCount viewerLikeCount } works { id viewerHasBookmarked statistic { likeCount } } } }`,
  ],
];

it('a page costs as many statements with fifteen things on it as with three, and no more than its table says', async () => {
  const few = new Map<string, string[]>();
  for (const [name, , source] of DOCUMENTS) few.set(name, await statementsOf(source));
  await publish(12);
  for (const [name, most, source] of DOCUMENTS) {
    const many = await statementsOf(source);
    expect([name, many]).toEqual([name, few.get(name)]);
    expect([name, many.length, many.length <= most]).toEqual([name, many.length, true]);
  }
});

it('the updates of watched creators cost as many statements however many they are', async () => {
  const fan = await test.signUpCreator('fan');
  const watch =
    'mutation W($id: ID!) { watchUser(input: { targetUserId: $id, isUserOptedInEmail: false }) { user { id } } }';
  await test.run(watch, { id: creator.actor.accountId }, fan);
  const cost = async (first: number) => {
    const source = `query U { viewer { ... on RegisteredViewer { updateInformation(first: ${first}) { newCount nodes { isNew entity { ... on Episode { ${ROW} work { id title user { id } } } ... on Illustration { ${SQUARE} user { id } drawnFor: work { id language } } } } } bookmarkedWorks(first: ${first}) { nodes { ${CARD} viewerUnreadEpisodeCount } } } } }`;
    const reader = countStatements(test.services.database);
    const context = createContext({ services: test.services, actor: fan.actor, reader });
    const { result } = await execute({ source, variables: {}, context });
    expect(result.errors).toBeUndefined();
    return reader.statements.toSorted();
  };
  expect(await cost(30)).toEqual(await cost(8));
});

it('what only an account can have costs a guest no statement', async () => {
  const source =
    'query H($work: ID!, $episode: ID!) { work(id: $work) { id viewerHasBookmarked user { id viewerIsWatching } } episode(id: $episode) { id viewerLikeCount canViewerSkipFanwall viewerReadingHistory { pageNumber } } viewer { kind } }';
  expect(await statementsOf(source)).toEqual(['findEpisodes', 'findUsers', 'findWorks']);
});
