import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { openSettled, sidewaysOf } from '../product/settled.ts';
import { test } from '../product/test.ts';

// The longest words that forms accept, and without a place to break: they stay on the screen and cover nothing.

const widths = [390, 820, 1280];
const unbroken = (length: number): string => 'Wolkenbruch'.repeat(Math.ceil(length / 11)).slice(0, length);
const japanese = (length: number): string => '長い長い題名のまんが'.repeat(Math.ceil(length / 10)).slice(0, length);

let creator: Creator;
let reader: Creator;
let pages: { ofGuests: string[]; ofReaders: string[]; ofCreators: string[] };

async function change(who: Creator, mutation: string, type: string, input: object): Promise<void> {
  const answer = await who.ask(
    `mutation ${mutation}($input: ${type}!) { ${mutation}(input: $input) { problems { path message } } }`,
    { input },
  );
  expect(answer[mutation].problems).toEqual([]);
}

test.beforeAll(async () => {
  creator = await Creator.signUp(unbroken(50));
  reader = await Creator.signUp(japanese(50));
  const imageIds = await creator.makePages(2);
  const tags = [unbroken(30), japanese(30), ...Array.from({ length: 8 }, (_, index) => `tag${index}`)];
  const { workId, episodeId } = await creator.publishWork({
    title: unbroken(100),
    episodeTitle: unbroken(100),
    tags,
    imageIds,
  });
  await creator.addEpisode(workId, {
    title: japanese(100),
    status: 'PUBLIC',
    startPosition: 'LATTER',
    afterword: unbroken(1000),
    pages: [{ imageId: imageIds[0] }],
  });
  const second = await creator.publishWork({ title: japanese(100), imageIds, hasCover: true });
  await creator.fillPortfolio(workId);
  await change(reader, 'addWorkBookmark', 'AddWorkBookmarkInput', { workId });
  const illustrationId = await creator.publishIllustration(unbroken(100), 2);
  await change(creator, 'updateSite', 'UpdateSiteInput', {
    title: unbroken(50),
    description: unbroken(300),
    comment: unbroken(500),
    workLayout: 'LIST',
  });
  await change(creator, 'updateProfile', 'UpdateProfileInput', { selfIntroduction: unbroken(1500) });
  const { work } = await creator.ask('query WorkRevision($id: ID!) { work(id: $id) { revision } }', { id: workId });
  await change(creator, 'updateWork', 'UpdateWorkInput', {
    id: workId,
    expectedRevision: work.revision,
    work: { description: unbroken(1000), credits: [{ name: unbroken(50), role: unbroken(30) }] },
  });
  pages = {
    ofGuests: [
      '/',
      '/new_works',
      `/tags/${tags[0]}`,
      `/search?q=${japanese(10)}`,
      `/works/${workId}`,
      `/works/${second.workId}`,
      `/episodes/${episodeId}`,
      `/illustrations/${illustrationId}`,
      ...['', '/manga', '/illustrations', '/mangafolio', '/profile'].map((tab) => creator.path + tab),
    ],
    ofReaders: [`/works/${workId}`, '/my/bookmarks'],
    ofCreators: [
      `/works/${workId}`,
      '/my',
      '/my/settings/profile',
      '/workspace',
      '/workspace/manga',
      `/workspace/manga/${workId}`,
      `/workspace/manga/${workId}/edit`,
      `/workspace/manga/${workId}/episodes/${episodeId}/edit`,
      '/workspace/illustrations',
      `/workspace/illustrations/${illustrationId}`,
      '/workspace/mangafolio/edit',
      '/workspace/site',
      '/workspace/comments',
      '/workspace/analytics',
    ],
  };
});

/** Titles cut off after so many lines that show the top of the next one below, in their padding. */
const linesPeeping = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((box) => {
      const { webkitLineClamp, paddingBottom } = getComputedStyle(box);
      const isCut = webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1;
      return isCut && Number.parseFloat(paddingBottom) > 1 ? [`${box.tagName.toLowerCase()}.${box.className}`] : [];
    }),
  );

/** Words that reach beyond the screen or beyond the box that cuts them off, without dots that tell of it. */
const wordsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !node.textContent?.trim() || !box.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width < 2) continue;
      for (let around: Element | null = box; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === 'fixed') break;
        const scrolls = /auto|scroll/.test(style.overflowX);
        const hides = /hidden|clip/.test(style.overflowX);
        if (scrolls || style.textOverflow === 'ellipsis' || style.clip !== 'auto') break;
        if (!hides && around !== document.body) continue;
        const edge = around === document.body ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
        // Words for screen readers stand in a box of one pixel.
        if (edge.right - edge.left < 2) break;
        if (left < edge.left - 1 || right > edge.right + 1)
          found.push(
            `${box.tagName.toLowerCase()}.${box.className} in ${around.tagName.toLowerCase()}.${around.className}: ${node.textContent.trim().slice(0, 20)} ${Math.round(left)}..${Math.round(right)} of ${Math.round(edge.left)}..${Math.round(edge.right)}`,
          );
        break;
      }
    }
    return found;
  });

async function walk(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    await openSettled(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysOf(page), `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await wordsCutOff(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await linesPeeping(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

test('the longest words stay on the screen for a guest', async ({ openBrowser }) => {
  await walk(await openBrowser(), pages.ofGuests);
});

test('the longest words stay on the screen for a reader', async ({ openBrowser }) => {
  const context = await openBrowser();
  await reader.signIn(context);
  await walk(context, pages.ofReaders);
});

test('the longest words stay on the screen for their creator', async ({ openBrowser }) => {
  const context = await openBrowser();
  await creator.signIn(context);
  await walk(context, pages.ofCreators);
});
