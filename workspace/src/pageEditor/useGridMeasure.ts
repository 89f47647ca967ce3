import { useLayoutEffect, useState, type RefObject } from 'react';

/** Space between tiles and rows, and the line under a tile, in pixels; the style sheet has the same. */
const GAP = 12;
const ROW_GAP = 18;
const BAR = 44;

export interface GridMeasure {
  columns: number;
  /** Height of a row with the space below it. */
  rowHeight: number;
}

/** How many tiles of about `tileWidth` pixels stand in a row of the element, and how tall a row is. */
export function useGridMeasure(element: RefObject<HTMLElement | null>, tileWidth: number): GridMeasure {
  const [width, setWidth] = useState(0);
  useLayoutEffect(
    function watchWidth() {
      const grid = element.current;
      if (!grid || typeof ResizeObserver === 'undefined') return undefined;
      // At once, so that the first drawing has its columns; an observer tells only after it.
      const measure = (): void => setWidth(grid.clientWidth);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(grid);
      return () => observer.disconnect();
    },
    [element],
  );
  const columns = Math.max(width > 0 && width < 560 ? 3 : 1, Math.floor((width + GAP) / (tileWidth + GAP)) || 1);
  const box = (width - GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round((box * 7) / 5) + BAR + ROW_GAP };
}
