import { useState } from 'react';

/** Which things of a list are selected, by their keys. Shift extends from the one chosen last. */
export function useSelection(keys: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  // What left the list is not selected any more.
  const selected = new Set(keys.filter((key) => chosen.has(key)));

  function select(key: string, isSelected: boolean, { shiftKey }: { shiftKey: boolean }): void {
    const meant = shiftKey && anchor !== null ? between(keys, anchor, key) : [key];
    const next = new Set(selected);
    for (const one of meant) {
      if (isSelected) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
    setAnchor(key);
  }

  return {
    selected,
    select,
    /** Selects these, or everything. */
    selectAll: (some: readonly string[] = keys) => setChosen(new Set(some)),
    clear: () => setChosen(new Set()),
  };
}

function between(keys: readonly string[], from: string, to: string): string[] {
  const places = [from, to].map((key) => keys.indexOf(key)).toSorted((a, b) => a - b);
  return keys.slice(Math.max(0, places[0] ?? 0), (places[1] ?? 0) + 1);
}
