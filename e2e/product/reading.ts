import { expect, type Locator, type Page } from '@playwright/test';
import { readNumber } from '../drawing/drawPage.ts';

/** Opens an episode and waits until it can be turned. */
export async function openEpisode(page: Page, episodeId: string, hash = ''): Promise<void> {
  await page.goto(`/episodes/${episodeId}${hash}`);
  await waitForReader(page);
}

/** Waits until the pages can be turned. */
export async function waitForReader(page: Page): Promise<void> {
  await expect(page.locator('[data-reader][data-ready]')).toBeVisible();
}

/** Turns pages until something stands there, such as the wall. */
export async function turnTo(page: Page, what: Locator, key = 'ArrowLeft'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(what).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** The numbers of the pages on screen, from left to right. */
async function pagesOnScreen(page: Page): Promise<number[]> {
  const shown = await page.locator('.page.is-shown').evaluateAll((elements) =>
    elements.map((element) => ({
      number: Number((element as HTMLElement).dataset['page']),
      left: element.getBoundingClientRect().left,
    })),
  );
  return shown.toSorted((one, other) => one.left - other.left).map(({ number }) => number);
}

/** Expects these pages on screen, from left to right. */
export async function expectPages(page: Page, numbers: number[]): Promise<void> {
  await expect.poll(() => pagesOnScreen(page), { message: 'pages on screen' }).toEqual(numbers);
}

/**
 * The numbers that are drawn on pictures, in the order of the document; null for one that has not loaded. Each is scrolled
 * to, because those far away wait.
 */
export async function drawnNumbers(pictures: Locator): Promise<(number | null)[]> {
  const numbers: (number | null)[] = [];
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    numbers.push(await picture.evaluate(readNumber));
  }
  return numbers;
}
