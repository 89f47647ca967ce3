import { expect, type Page } from '@playwright/test';
import { findViolations } from '@komawari/ui/testing/findViolations';
import { sidewaysOf } from './settled.ts';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Expects that nothing on the page breaks WCAG 2.2 A and AA, as far as a program can tell, and that it does not scroll sideways. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await findViolations(page, wcag22), what).toEqual([]);
  expect.soft(await sidewaysOf(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
