import type { Page } from '@playwright/test';

/** How much has moved by itself since a page was opened, as browsers count it, and what did, with its boxes. */
export type LayoutShift = { total: number; moved: string[] };

/** The layout shift of a page up to now. */
export const layoutShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const tell = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : '');
    return new Promise<LayoutShift>((resolve) => {
      const shift: LayoutShift = { total: 0, moved: [] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as Shift;
          shift.total += value;
          for (const { node, previousRect, currentRect } of sources)
            shift.moved.push(`${value.toFixed(4)} ${name(node)}: ${tell(previousRect)} to ${tell(currentRect)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)));
    });
  });
