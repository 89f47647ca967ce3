import { expect } from '@playwright/test';
import { openBitByBit, type BitByBit } from '../product/bitByBit.ts';
import { Creator } from '../product/Creator.ts';
import { layoutShift } from '@komawari/ui/testing/layoutShift';
import { test } from '../product/test.ts';

// A page is painted while it arrives, wherever the line happens to cut it: what has been painted stays where it is.

const nowhere = '/works/nowhere';

let line: BitByBit;
let paths: string[];

test.beforeAll(async () => {
  line = await openBitByBit();
  const creator = await Creator.signUp('少しずつ描く人');
  const imageIds = await creator.makePages(2);
  const tags = ['一歩', '二歩', '三歩'];
  const { workId, episodeId } = await creator.publishWork({
    title: '少しずつ届く便り',
    tags,
    imageIds,
    hasCover: true,
  });
  await creator.addEpisode(workId, { status: 'PUBLIC', startPosition: 'LATTER', pages: [{ imageId: imageIds[0] }] });
  const illustrationId = await creator.publishIllustration('一片ずつ', 2);
  await creator.fillPortfolio(workId);
  paths = [
    '/',
    '/new_works',
    '/tags',
    '/tags/一歩',
    '/rankings/daily',
    '/search?q=便り',
    '/creator',
    '/mangafolio',
    `/works/${workId}`,
    `/episodes/${episodeId}`,
    `/illustrations/${illustrationId}`,
    ...['', '/manga', '/illustrations', '/mangafolio', '/profile'].map((tab) => creator.path + tab),
    nowhere,
  ];
});

test.afterAll(() => line.close());

const screens = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a tablet': { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  'a desk': { viewport: { width: 1280, height: 900 } },
};

test('nothing moves when a page comes bit by bit', async ({ openBrowser }) => {
  const openOn = async (screen: keyof typeof screens, path: string): Promise<void> => {
    const context = await openBrowser({ ...screens[screen], proxy: line.proxy });
    const page = await context.newPage();
    const answer = await page.goto(path);
    // The page that is not there stands still too: it is not to be measured in place of another.
    expect(answer?.ok(), path).toBe(path !== nowhere);
    const { total, moved } = await layoutShift(page);
    expect.soft(total, `${path} on ${screen}:\n${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
    await context.close();
  };
  for (const path of paths)
    await Promise.all([openOn('a phone', path), openOn('a tablet', path), openOn('a desk', path)]);
});
