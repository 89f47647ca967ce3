import type { Page } from '@playwright/test';

/** Pushes a finger across the middle of the screen, from one x to another, in CSS pixels. */
export async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = Array.from({ length: 6 }, (_, step) => ({ x: from + ((to - from) * step) / 5, y: 500 }));
  for (const [step, point] of points.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
