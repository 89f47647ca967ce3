import { useEffect, useRef, type ReactNode } from 'react';

interface KeptFocusProps {
  /** What is shown, by an id or a word: with another one, something else stands in its place. */
  of: string | null;
  children: ReactNode;
}

/**
 * A place of the screen where one thing takes another's, such as what was sent for its form. The button that was pressed is gone
 * with the first: the keyboard goes on from the heading of the second.
 */
export function KeptFocus({ of, children }: KeptFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(of);
  useEffect(
    function goOnFromHeading() {
      if (shown.current === of) return;
      shown.current = of;
      // Who went elsewhere meanwhile stays there.
      if (document.activeElement !== document.body) return;
      const heading = place.current?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    },
    [of],
  );
  return <div ref={place}>{children}</div>;
}
