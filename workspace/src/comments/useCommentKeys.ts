import { useEffect, useRef, type RefObject } from 'react';

/** Where a letter is text, or another's key. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], iframe';

export interface CommentKeys {
  /** Selects the comment at a place, or takes it out of the selection. */
  onSelect?: (place: number) => void;
  onHelp: () => void;
}

/**
 * The keys of a list of comments, heard only while the focus is in it (WCAG 2.1.4): J to the next, K to the one before, X
 * selects the one that has the focus where one can select, ? explains them. `list` goes to the list; its lines take the focus.
 */
export function useCommentKeys({ onSelect, onHelp }: CommentKeys): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef<CommentKeys>({ onHelp });
  useEffect(function keepLatest() {
    latest.current = { onHelp, ...(onSelect ? { onSelect } : {}) };
  });
  // Comments may come after the hook: the list is looked for when a key is heard.
  useEffect(function hearKeys() {
    function hear(event: KeyboardEvent): void {
      const lines = [...(list.current?.children ?? [])] as HTMLElement[];
      const place = lines.findIndex((line) => line.contains(document.activeElement));
      if (place === -1 || isMeantElsewhere(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'j') goTo(lines[place + 1]);
      else if (key === 'k') goTo(lines[place - 1]);
      else if (key === 'x') latest.current.onSelect?.(place);
      else if (key === '?') latest.current.onHelp();
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
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // The question mark is typed with Shift on most keyboards.
  if (event.shiftKey && event.key !== '?') return true;
  // A dialog has every key while it is open.
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}
