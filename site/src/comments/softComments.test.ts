import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleEpisode, sampleUser, sampleWork } from '../testing/sampleSite.ts';

const openPage = await loadBuiltSite();

const posters = [1, 2, 3].map((n) => ({
  ...sampleUser,
  id: `u${n}`,
  screenName: `reader${n}`,
  displayName: `読者${n}`,
}));
const comment = {
  id: 'z1',
  body: '屋根の上の場面が好きです。',
  createdAt: '2026-11-20T10:00:00Z',
  state: null,
  isViewers: false,
  user: { id: 'u1', screenName: 'reader1', displayName: '読者1', iconImage: null },
};
const withSoftComments = (texts: unknown[], over: Record<string, unknown> = {}, hasNextPage = false) => ({
  GetEpisode: { episode: sampleEpisode(24, { work: { ...sampleWork(0), commentMode: 'YAWARAKA', ...over } }) },
  GetEpisodePageYawarakaCommentPostedUsers: {
    episode: { id: 'e24', yawarakaCommentCount: 5, yawarakaCommentPostedUsers: posters },
  },
  GetEpisodePageYawarakaComments: {
    episode: {
      id: 'e24',
      yawarakaComments: {
        pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c3' : null },
        edges: texts.map((node) => ({ node })),
      },
    },
  },
});

it('readers see who sent kind words, each leading to their page, and not what they wrote', async () => {
  const { document } = await openPage('/episodes/e24', withSoftComments([]));
  const section = document.querySelector('#comments');
  expect(section?.querySelector('h2')?.textContent).toContain('Kind words');
  expect([...(section?.querySelectorAll('.posters a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/@reader1',
    '/@reader2',
    '/@reader3',
  ]);
  expect(section?.querySelector('.posters p')?.textContent).toContain('and 2 more');
  expect(section?.querySelectorAll('.balloon')).toHaveLength(0);
});

it('the words stand there too where the author lets readers read them', async () => {
  const { document } = await openPage('/episodes/e24', withSoftComments([comment], { showsYawarakaText: true }));
  const balloons = [...document.querySelectorAll('#comments .balloon')].map((balloon) => balloon.textContent);
  expect(balloons).toEqual(['屋根の上の場面が好きです。']);
});

it('the comments of a Japanese page are in Japanese, of either kind', async () => {
  const openInJapanese = await loadBuiltSite(undefined, 'ja');
  const open = (await openInJapanese('/episodes/e24')).document.querySelector('#comments');
  expect(open?.querySelector('h2')?.textContent?.trim()).toMatch(/^コメント/);
  expect(open?.querySelector('form')?.textContent).toContain('だれでも読めます。');
  const { document } = await openInJapanese('/episodes/e24', withSoftComments([]));
  const soft = document.querySelector('#comments');
  expect(soft?.querySelector('h2')?.textContent?.trim()).toMatch(/^やわらかコメント/);
  expect(soft?.querySelector('.posters p')?.textContent).toContain('さんにやわらかコメントを送りました');
  for (const section of [open, soft])
    expect(section?.querySelector('button[type="submit"]')?.textContent).toContain('投稿する');
});

it('an episode with open comments asks for no soft ones', async () => {
  const { document } = await openPage('/episodes/e24');
  expect(document.querySelector('.posters')).toBeNull();
  expect(document.querySelector('#comments h2')?.textContent).toContain('Comments');
});

it('more than those on the page can be asked for from the first paint on, of either kind', async () => {
  const more = ({ document }: { document: Document }) =>
    document.querySelector('#comments .pager button')?.textContent?.trim();
  expect(more(await openPage('/episodes/e24'))).toMatch(/^Show 20 more/);
  const isShown = { showsYawarakaText: true };
  expect(more(await openPage('/episodes/e24', withSoftComments([comment], isShown, true)))).toMatch(/^Show more/);
  expect(more(await openPage('/episodes/e24', withSoftComments([comment], isShown)))).toBeUndefined();
});
