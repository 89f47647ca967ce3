import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';
import { weigh, type Screen } from '../product/weigh.ts';

// What pages weigh on the way to a browser that has never been here. `npm run bench -- weight` prints these figures.

let creator: Creator;
let episode: PublishedEpisode;

test.beforeAll(async () => {
  creator = await Creator.signUp('軽やかな人');
  const imageIds = await creator.makePages(4);
  const pages = imageIds.map((imageId) => ({ imageId }));
  episode = await creator.publishWork({ title: '軽い荷物', imageIds, tags: ['旅'], hasCover: true });
  await creator.addEpisode(episode.workId, { status: 'PUBLIC', startPosition: 'LATTER', pages });
  await creator.publishIllustration('雲', 1);
});

/** Turns every page, up to what stands behind the last one. */
async function readToTheEnd(page: Page): Promise<void> {
  await waitForReader(page);
  const end = page.getByRole('region', { name: 'After the last page' });
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
}

type Kind = {
  name: string;
  path: () => string;
  /** JavaScript at most, in bytes. */
  scripts: number;
  isSignedIn?: boolean;
  act?: (page: Page) => Promise<void>;
};

const kinds: Kind[] = [
  { name: 'the top page', path: () => '/', scripts: 17_000 },
  { name: 'an episode', path: () => `/episodes/${episode.episodeId}`, scripts: 17_000 },
  {
    name: 'an episode, read to its end',
    path: () => `/episodes/${episode.episodeId}`,
    scripts: 27_000,
    act: readToTheEnd,
  },
  { name: 'a work', path: () => `/works/${episode.workId}`, scripts: 25_000 },
  { name: 'a creator', path: () => creator.path, scripts: 25_000 },
  { name: 'the search', path: () => '/search', scripts: 25_000 },
  { name: 'the sign-in', path: () => '/signin', scripts: 90_000 },
  { name: 'the workspace', path: () => '/workspace', scripts: 130_000, isSignedIn: true },
];

const screens: Screen[] = ['phone', 'desktop'];

for (const { name, path, scripts, isSignedIn = false, act } of kinds)
  for (const screen of screens)
    test(`${name} keeps its budget on a ${screen}, and nothing on it moves by itself`, async ({ browser }) => {
      const weight = await weigh(browser, {
        path: path(),
        screen,
        ...(isSignedIn ? { signIn: (context) => creator.signIn(context) } : {}),
        ...(act ? { act } : {}),
      });
      const { moved, ...figures } = weight;
      console.info(`weight ${JSON.stringify({ name, screen, ...figures, budget: scripts })}`);
      expect.soft(weight.scripts, 'bytes of JavaScript').toBeLessThanOrEqual(scripts);
      expect.soft(weight.shift, `layout shift: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
    });
