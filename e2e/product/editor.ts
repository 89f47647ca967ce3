import { expect, type Locator, type Page } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { drawnNumbers } from './reading.ts';

/** The tiles of the pages in the episode editor. */
export const tilesOf = (page: Page): Locator => page.getByRole('list', { name: 'Pages in reading order' });

/** Waits until that many pages are there, and expects these numbers drawn on them; many take longer than usual. */
export async function expectTiles(page: Page, numbers: number[], timeout = 20_000): Promise<void> {
  const tiles = tilesOf(page);
  await expect(tiles.getByRole('article', { name: /ready$/ })).toHaveCount(numbers.length, { timeout });
  await expect.poll(() => drawnNumbers(tiles.getByRole('img'))).toEqual(numbers);
}

/** A page as small as a page may be, so that two hundred of them are quickly made. */
export const smallPage = (number: number): Promise<Buffer> => drawPage(number, { width: 300, height: 424 });

/** The numbers drawn on pictures, as the creator's browser gets them. */
export async function numbersOn(page: Page, urls: readonly string[]): Promise<(number | null)[]> {
  const album = await page.context().newPage();
  await album.goto('/');
  await album.evaluate((sources) => {
    document.body.replaceChildren(
      ...sources.map((src) => Object.assign(document.createElement('img'), { src, className: 'proof' })),
    );
  }, urls);
  const proofs = album.locator('.proof');
  await expect.poll(async () => (await drawnNumbers(proofs)).includes(null), { timeout: 60_000 }).toBe(false);
  const numbers = await drawnNumbers(proofs);
  await album.close();
  return numbers;
}
