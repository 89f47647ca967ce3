import { expect, type Locator, type Page } from '@playwright/test';
import { drawnNumbers } from './reading.ts';

/** The tiles of the pages in the episode editor. */
export const tilesOf = (page: Page): Locator => page.getByRole('list', { name: 'Pages in reading order' });

/** Waits until that many pages are there, and expects these numbers drawn on them; many take longer than usual. */
export async function expectTiles(page: Page, numbers: number[], timeout = 20_000): Promise<void> {
  const tiles = tilesOf(page);
  await expect(tiles.getByRole('article', { name: /ready$/ })).toHaveCount(numbers.length, { timeout });
  await expect.poll(() => drawnNumbers(tiles.getByRole('img'))).toEqual(numbers);
}
