import { useEffect, useRef, type RefObject } from 'react';

/** Where a letter is text, or another's key. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], iframe';

/**
 * The keys of a list of comments: J to the next, K to the one before, X selects the one that has the focus where one can
 * select. `list` goes to the list; its lines take the focus.
 */
export function useCommentKeys(onSelect?: (place: number) => void): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const select = useRef(onSelect);
  useEffect(function keepLatest() {
    select.current = onSelect;
  });
  useEffect(function hearKeys() {
    function hear(event: KeyboardEvent): void {
      if (isMeantElsewhere(event)) return;
      const lines = [...(list.current?.children ?? [])] as HTMLElement[];
      const place = lines.findIndex((line) => line.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j') goTo(lines[place + 1]);
      else if (key === 'k') goTo(lines[place - 1]);
      else if (key === 'x' && place !== -1) select.current?.(place);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return list;
}

function goTo(line: HTMLElement | undefined): void {
  line?.focus();
  // jsdom has no layout and no such method.
  line?.scrollIntoView?.({ block: 'nearest' });
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true;
  // A dialog has every key while it is open.
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}
