import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { readWork } from '../product/operate.ts';
import { test } from '../product/test.ts';

// The assistant of analytics: off, switched on, what it finds, where its figures lead, discarded, brought back, off again.

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const) {
  test(`a creator has the assistant read the numbers of a work, at ${width} px [R1-009]`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const creator = await Creator.signUp('相談する人');
    const { workId } = await creator.publishWork({ title: '灯台の相談', pages: 2 });
    await readWork(workId, 60);
    await creator.signIn(context);

    await page.goto(`/workspace/analytics/${workId}`);
    const band = page.getByRole('complementary', { name: 'Assistant' });
    await expect(band.getByText('Assistant is off')).toBeVisible();
    await expect(page.getByRole('complementary', { name: /^Finding/ })).toHaveCount(0);
    await band.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('1 finding. Underlined figures lead to where they stand.')).toBeVisible();
    const finding = page.getByRole('complementary', { name: 'Finding 1, To the end' });
    await expect(finding).toContainText('33% come to the last page: 20 of 60.');
    // The row of anchors stays in sight; what is just going under it is no smaller.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `findings at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await finding.getByRole('link', { name: '33%, in the chart To the end' }).click();
    const chart = page.getByRole('region', { name: 'Read to the end', exact: true });
    await expect(chart).toBeFocused();
    await expect(chart).toBeInViewport();

    await finding.getByRole('button', { name: 'Discard finding 1' }).click();
    const gone = page.getByRole('complementary', { name: 'Finding 1, discarded' });
    await expect(gone.getByRole('button', { name: 'Undo: bring finding 1 back' })).toBeFocused();
    await expect(page.getByText('0 findings, 1 discarded.')).toBeVisible();
    await page.reload();
    await gone.getByRole('button', { name: 'Undo: bring finding 1 back' }).click();
    await expect(finding).toBeVisible();

    await band.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Assistant' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Words of a language model' })).toHaveCount(0);
    await expectAccessible(page, `settings of the assistant at ${width}`);
    await page.getByRole('switch', { name: /^To the end/ }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    const saved = page.waitForResponse(/opname=UpdateAnalyticsComiccopilotUsable/);
    await page.getByRole('switch', { name: /^Assistant/ }).click();
    await saved;
    await expect(page.getByRole('switch', { name: /^To the end/ })).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goto(`/workspace/analytics/${workId}`);
    await expect(page.getByText('The assistant is off.')).toBeVisible();
    await expect(band).toHaveCount(0);
  });
}
