import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { expectPages, waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// Without a mouse, from the front door to the first page.

let published: PublishedEpisode;
let title = '';

test.beforeAll(async () => {
  const creator = await Creator.signUp('鍵盤の人');
  title = `鍵盤だけの旅 ${creator.screenName}`;
  published = await creator.publishWork({ title, pages: 3 });
});

/** What has the focus, and whether it can be seen: an outline, or a frame drawn for it, that is on the screen. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    const frame = element.querySelector('svg.frame polygon');
    const isFramed = frame !== null && getComputedStyle(frame).stroke !== 'none';
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      href: element.getAttribute('href'),
      isVisible: (hasOutline || isFramed) && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    };
  });

/** Presses Tab until a link to `href` has the focus; everything on the way has to show that it has it. */
async function tabTo(page: Page, href: string): Promise<void> {
  const passed: (string | null | undefined)[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOn(page);
    expect(focus?.isVisible, `focus on "${focus?.name}" (${focus?.href}) can be seen`).toBe(true);
    if (focus?.href === href) return;
    passed.push(focus?.name);
  }
  throw new Error(`No Tab led to ${href}, but to ${passed.join(', ')}.`);
}

test('somebody with a keyboard comes from the top page to the pages of an episode, and always sees where they are', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusOn(page)).toMatchObject({ name: 'Skip to content', href: '#main', isVisible: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  // Past the header: the next Tab is in the content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.goto('/new_works');
  await tabTo(page, `/works/${published.workId}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await tabTo(page, `/episodes/${published.episodeId}`);
  await page.keyboard.press('Enter');
  await waitForReader(page);
  await expectPages(page, [1]);
  await page.keyboard.press('ArrowLeft');
  await expectPages(page, [3, 2]);
  await page.keyboard.press('ArrowLeft');
  const end = page.getByRole('region', { name: 'End of the episode' });
  await expect(end).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await end.evaluate((region) => region.contains(document.activeElement))).toBe(true);
});
