import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what is chosen inside of the element once a question in its place is answered. */
export function useReturnedFocus(element: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const asked = useRef(false);
  useEffect(
    function giveBack() {
      if (asked.current && !isAsking)
        element.current?.querySelector<HTMLElement>('[role="switch"], input:checked')?.focus();
      asked.current = isAsking;
    },
    [element, isAsking],
  );
}
