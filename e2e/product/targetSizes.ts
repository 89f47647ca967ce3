import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8: what a pointer has to hit is at least this large, in CSS pixels. */
const LEAST = 24;
/** What fingers have to hit, by the product's own measure. */
const TOUCH = 44;

/**
 * Names what on the screen is too small to hit: below 44 px where the pointer is a finger, 24 px otherwise. What enlarges a
 * target counts: its label, and what is drawn around it (`::after`). Links inside sentences are exempt, and what is hidden.
 */
export async function findSmallTargets(page: Page, { isTouch }: { isTouch: boolean }): Promise<string[]> {
  return page.evaluate(
    ({ least, words }) => {
      const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="switch"]';
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr, [aria-hidden="true"]') === null;
      const isInSentence = (element: Element): boolean =>
        element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest(words) !== null;
      /** The box a pointer hits: of the control or its label, with what a pseudo element adds around it. */
      function sizeOf(element: Element): { width: number; height: number } {
        const label = element.closest('label') ?? element;
        const box = label.getBoundingClientRect();
        let [width, height] = [box.width, box.height];
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(label, pseudo);
          if (style.content === 'none' || style.position !== 'absolute') continue;
          width = Math.max(width, Number.parseFloat(style.width) || 0);
          height = Math.max(height, Number.parseFloat(style.height) || 0);
        }
        return { width, height };
      }
      return [...document.querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          // Half a pixel is what rounding takes away.
          if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
          return [
            `${element.tagName.toLowerCase()}.${element.className} "${name}" ${Math.round(width)}x${Math.round(height)}`,
          ];
        });
    },
    { least: isTouch ? TOUCH : LEAST, words: 'p, li, dd, td, label, small, figcaption' },
  );
}
