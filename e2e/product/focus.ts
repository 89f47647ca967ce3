import { expect, type Page } from '@playwright/test';

/**
 * What has the focus, and whether it can be seen: an outline, or a frame drawn for it, that is on the screen and under
 * nothing else. A field that is drawn by its label counts where the label is.
 */
export const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const hasOutline = (of: Element): boolean => {
      const style = getComputedStyle(of);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    };
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const shown = [element, label, element.nextElementSibling, element.parentElement].find(
      (of) => of instanceof HTMLElement && hasOutline(of),
    );
    const frame = element.querySelector('svg.frame polygon');
    const isFramed = frame !== null && getComputedStyle(frame).stroke !== 'none';
    const box = (shown ?? element).getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const over = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
    const isOnTop =
      over !== null &&
      (element.contains(over) ||
        over.contains(element) ||
        label?.contains(over) === true ||
        shown?.contains(over) === true);
    return {
      name: element.getAttribute('aria-label') ?? label?.textContent?.trim() ?? element.textContent?.trim() ?? '',
      href: element.getAttribute('href'),
      isVisible: (shown !== undefined || isFramed) && box.width > 0 && bottom > top && isOnTop,
    };
  });

/** What Tab should lead to: a URL, or what it is called. */
type Target = { href: string } | { name: string | RegExp };

/** Presses Tab until `target` has the focus; everything on the way has to show that it has it. */
export async function tabTo(page: Page, target: Target, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: (string | null | undefined)[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const focus = await focusOn(page);
    // Past the last, or before the first.
    if (focus === null) break;
    expect(focus.isVisible, `focus on "${focus.name}" (${focus.href}) can be seen`).toBe(true);
    if ('href' in target) {
      if (focus.href === target.href) return;
    } else if (typeof target.name === 'string' ? focus.name === target.name : target.name.test(focus.name ?? ''))
      return;
    passed.push(focus.name);
  }
  throw new Error(`No Tab led to ${JSON.stringify(target)} but to ${passed.join(', ')}.`);
}
