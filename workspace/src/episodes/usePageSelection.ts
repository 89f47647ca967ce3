import { useState } from 'react';
import type { DraftPage } from './draft/pages.ts';

/** Which pages are selected. Shift extends from the page clicked last. */
export function usePageSelection(pages: readonly DraftPage[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  // A removed page is not selected any more.
  const selected = new Set(pages.flatMap((page) => (chosen.has(page.key) ? [page.key] : [])));

  function select(key: string, isSelected: boolean, { shiftKey }: { shiftKey: boolean }): void {
    const keys = shiftKey && anchor !== null ? between(pages, anchor, key) : [key];
    const next = new Set(selected);
    for (const one of keys) {
      if (isSelected) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
    setAnchor(key);
  }

  return {
    selected,
    select,
    selectAll: () => setChosen(new Set(pages.map((page) => page.key))),
    clear: () => setChosen(new Set()),
  };
}

function between(pages: readonly DraftPage[], from: string, to: string): string[] {
  const places = [from, to].map((key) => pages.findIndex((page) => page.key === key)).toSorted((a, b) => a - b);
  return pages.slice(Math.max(0, places[0] ?? 0), (places[1] ?? 0) + 1).map((page) => page.key);
}
