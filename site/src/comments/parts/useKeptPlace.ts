import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** The item that has the focus in it, and where it stands. */
interface Place {
  list: Element;
  item: Element;
  index: number;
}

/**
 * Keeps the keyboard's place in a list whose items go away by what is pressed in them: the focus would go with the item, and the way
 * through the page begin anew. It goes to the item that now stands there, and to the heading where none is left. Spread on the list.
 */
export function useKeptPlace() {
  const place = useRef<Place | null>(null);
  useLayoutEffect(function keepPlace() {
    if (!place.current) return;
    const { list, item, index } = place.current;
    if (item.isConnected) {
      place.current.index = [...list.children].indexOf(item);
      return;
    }
    const next =
      list.children[Math.min(index, list.children.length - 1)] ?? list.closest('section')?.querySelector('h2');
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  });
  return {
    onFocus({ currentTarget: list, target }: FocusEvent) {
      const index = [...list.children].findIndex((item) => item.contains(target));
      place.current = index < 0 ? null : { list, item: list.children[index]!, index };
    },
    // React says nothing of it where the focus goes with what is taken away: then nobody went elsewhere.
    onBlur() {
      place.current = null;
    },
  };
}
