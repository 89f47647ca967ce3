import { expect, test } from '@playwright/test';
import { findViolations } from '../src/testing/findViolations.ts';

const themes = ['light', 'dark'] as const;
const widths = [1280, 390];

for (const colorScheme of themes) {
  for (const width of widths) {
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('every state of every component is accessible and fits the screen', async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        await page.goto('/');
        await page.getByRole('heading', { name: 'Data table' }).waitFor();
        expect(await findViolations(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways).toBe(0);
        expect(complaints).toEqual([]);
      });

      for (const kind of ['dialog', 'sheet']) {
        test(`a ${kind} keeps focus inside, and Esc gives it back`, async ({ page }) => {
          await page.goto('/');
          const opener = page.getByRole('button', { name: `Open ${kind}` });
          await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await findViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
          await expect(opener).toBeFocused();
        });
      }
    });
  }
}

test('targets are at least 44 px, pseudo elements of small ones included', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Data table' }).waitFor();
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main .btn, main .switch, main .radio-card, main .check, main .chip',
      ),
    ]
      .map((element) => ({
        element,
        height:
          element.getBoundingClientRect().height -
          Math.min(0, Number.parseFloat(getComputedStyle(element, '::after').top) || 0) * 2,
      }))
      .filter(
        ({ element, height }) => height < 43.5 && !element.closest('.viewas, .sheet, dialog') && element.offsetParent,
      )
      .map(({ element, height }) => `${element.className} ${element.textContent} ${height}`),
  );
  expect(small).toEqual([]);
});
