import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';
import { MARKER } from '../testing/fixtures.ts';
import { createMarkedFixtures, type MarkedFixtures } from '../testing/createMarkedFixtures.ts';

const ORIGIN = 'http://localhost:3000';
let test: TestApp;
let fixtures: MarkedFixtures;

beforeAll(async () => {
  test = await createTestApp();
  fixtures = await createMarkedFixtures(test);
});
afterAll(() => test.close());

const get = async (url: string) => {
  const answer = await test.app.inject(url);
  return { url, status: answer.statusCode, text: `${JSON.stringify(answer.headers)} ${answer.body}` };
};
const FOLDERS: Record<string, string> = { w: 'works', e: 'episodes', l: 'illustrations' };
const pathOf = (id: string): string => `/${FOLDERS[id[0] ?? '']}/${id}`;
const feedsOf = (path: string): string[] => [`${path}/feed.atom`, `${path}/feed.json`, `/ja${path}/feed.json`];
const embedsOf = (path: string): string[] =>
  ['json', 'xml'].map((format) => `/oembed?format=${format}&url=${encodeURIComponent(ORIGIN + path)}`);
const cardOf = (id: string): string => `/og/${id}/0123456789abcdef.jpg`;

/** Every address that says something about many things. */
const lists = (): string[] => [
  '/sitemap.xml',
  ...['pages', 'works', 'episodes', 'illustrations', 'creators', 'tags'].map((kind) => `/sitemaps/${kind}.xml`),
  '/robots.txt',
  '/.well-known/tdmrep.json',
  ...feedsOf('/new_works'),
  ...['daily', 'weekly', 'monthly', 'total'].flatMap((period) => feedsOf(`/rankings/${period}`)),
  ...feedsOf(`/tags/${fixtures.visible.tag}`),
  ...feedsOf(`/@${fixtures.visible.screenName}`),
  ...feedsOf(`/works/${fixtures.visible.workId}`),
  ...embedsOf(`/works/${fixtures.visible.workId}`),
  ...embedsOf(`/episodes/${fixtures.visible.episodeId}`),
  ...embedsOf(`/episodes/${fixtures.visible.fanEpisodeId}`),
  ...embedsOf(`/illustrations/${fixtures.visible.illustrationId}`),
  ...embedsOf(`/@${fixtures.visible.screenName}`),
];

function leaksIn(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(new RegExp(`${MARKER}[\\w.-]*`, 'g'))].map(([word]) => word);
  const ids = Object.values(fixtures.hidden).flat();
  return [...new Set([...words, ...ids.filter((id) => text.includes(id))])];
}

describe('[R2-017] [R6-014] what is not public', () => {
  it('is in no feed, sitemap or embed of what is', async () => {
    for (const url of lists()) {
      const { status, text } = await get(url);
      expect([url, status, leaksIn(text)]).toEqual([url, 200, []]);
    }
  });

  it('and these do name what is public, so the walk looked in the right places', async () => {
    const all = (await Promise.all(lists().map(get))).map(({ text }) => text).join('\n');
    const { workId, episodeId, fanEpisodeId, illustrationId, screenName, tag } = fixtures.visible;
    for (const seen of [workId, episodeId, fanEpisodeId, illustrationId, `/@${screenName}`, `/tags/${tag}`])
      expect(all).toContain(seen);
  });

  it('answers under its own addresses exactly as what never was', async () => {
    const { works, episodes, illustrations, users } = fixtures.hidden;
    const things = [
      ...[...works, ...episodes].flatMap((id) => [...feedsOf(pathOf(id)), ...embedsOf(pathOf(id)), cardOf(id)]),
      ...illustrations.flatMap((id) => [...embedsOf(pathOf(id)), cardOf(id)]),
      ...users.map(cardOf),
      ...fixtures.names.screenNames.flatMap((name) => [...feedsOf(`/@${name}`), ...embedsOf(`/@${name}`)]),
      ...fixtures.names.tags.flatMap((tag) => feedsOf(`/tags/${tag}`)),
    ];
    for (const url of things) {
      const answer = await test.app.inject(url);
      expect([url, answer.statusCode, answer.body.startsWith('Not found') || answer.json().statusCode === 404]).toEqual(
        [url, 404, true],
      );
      expect(answer.headers['etag']).toBeUndefined();
    }
  });
});

describe('what was public and is hidden now', () => {
  let owner: TestPerson;

  /** A work with an episode, out since a moment ago, on every channel. */
  async function publish(): Promise<{ workId: string; episodeId: string; tag: string; channels: string[] }> {
    const tag = `tag${Math.random().toString(36).slice(2, 8)}`;
    const pages = [{ imageId: await test.addImage(owner) }];
    const { data } = await test.run(
      'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id ogImage { url } } episode { id ogImage { url } } problems { message } } }',
      {
        w: { title: 'soon gone', tagTitles: [tag], coverImageId: await test.addImage(owner, 'COVER') },
        e: { title: 'gone', status: 'PUBLIC', pages },
      },
      owner,
    );
    const { work, episode } = data.createWork;
    const query = `query Q($w: ID!, $e: ID!) { work(id: $w) { ogImage { url } } episode(id: $e) { ogImage { url } } }`;
    const seen = (await test.run(query, { w: work.id, e: episode.id })).data;
    return {
      workId: work.id,
      episodeId: episode.id,
      tag,
      channels: [
        seen.work.ogImage.url,
        seen.episode.ogImage.url,
        ...feedsOf(`/works/${work.id}`),
        ...feedsOf(`/tags/${tag}`),
        ...embedsOf(`/works/${work.id}`),
        ...embedsOf(`/episodes/${episode.id}`),
      ],
    };
  }

  const set = (table: string, change: string, id: string) =>
    test.services.database.query('hide', `UPDATE ${table} SET ${change} WHERE id = $1`, [id]);

  beforeAll(async () => {
    owner = await test.signUpCreator('fleeting');
  });

  it.each([
    ['the work is deleted', (it) => set('works', 'deleted_at = now()', it.workId)],
    ['the work is taken down', (it) => set('works', 'suspended_at = now()', it.workId)],
    [
      'its only episode is a draft again',
      async (it) => {
        await set('episodes', `status = 'DRAFT', publish_at = NULL`, it.episodeId);
        await set('works', 'first_publish_at = NULL', it.workId);
      },
    ],
    [
      'its only episode comes out tomorrow only',
      async (it) => {
        await set('episodes', `status = 'SCHEDULED', publish_at = now() + interval '1 day'`, it.episodeId);
        await set('works', `first_publish_at = now() + interval '1 day'`, it.workId);
      },
    ],
    [
      'the site is closed',
      () => test.run('mutation { updateSite(input: { isClosed: true }) { problems { message } } }', {}, owner),
    ],
  ] as [string, (it: { workId: string; episodeId: string }) => Promise<unknown>][])(
    'is gone from every channel within a second when %s',
    async (_name, hide) => {
      const gone = await publish();
      for (const url of gone.channels) expect([url, (await get(url)).status]).toEqual([url, 200]);
      expect((await get('/sitemaps/works.xml')).text).toContain(gone.workId);
      const warm = ['/sitemaps/works.xml', '/sitemaps/episodes.xml', '/new_works/feed.json', '/@fleeting/feed.json'];
      await Promise.all(warm.map(get));
      await hide(gone);
      const stillThere = async (): Promise<string[]> => {
        const answers = await Promise.all(gone.channels.map(get));
        const around = await Promise.all(warm.map(get));
        return [
          ...answers.filter(({ status }) => status !== 404),
          ...around.filter(({ text }) => [gone.workId, gone.episodeId, gone.tag].some((word) => text.includes(word))),
        ].map(({ url }) => url);
      };
      await expect.poll(stillThere).toEqual([]);
    },
    60_000,
  );
});
