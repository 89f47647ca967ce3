import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { textsOf } from '../language/index.ts';
import listsTexts from '../messages/lists.js';
import { announce } from './announce.ts';

export interface LoadMoreAreaProps {
  className?: string;
  /** What shows more of the list. */
  children: ReactNode;
}

/**
 * Stands behind a list for as long as there is more of it. The last press takes it away with the focus in it, which then goes to
 * the first of what came: else it would fall to the top of the page. Where nothing came it stays with the last of what is there.
 */
export function LoadMoreArea({ className, children }: LoadMoreAreaProps) {
  const area = useRef<HTMLDivElement>(null);

  useLayoutEffect(function handFocusOn() {
    const element = area.current;
    if (!element) return undefined;
    let press: Press | null = null;
    const notePress = () => {
      press = { last: elementBefore(element), next: elementAfter(element) };
    };
    // Before React hears of the click, and so before anything new can be in the list.
    element.addEventListener('click', notePress);
    return () => {
      element.removeEventListener('click', notePress);
      const lastPress = press;
      if (!lastPress || !element.contains(document.activeElement)) return;
      // What came with the last press is in the page when React is through with this change.
      queueMicrotask(() => {
        if (!element.isConnected) focusFirstNew(lastPress);
      });
    };
  }, []);

  return (
    <div className={className ? `pager ${className}` : 'pager'} ref={area}>
      {children}
    </div>
  );
}

/** What stood around it when it was pressed. */
interface Press {
  last: Element | null;
  next: Element | null;
}

const walkFrom = (element: Element): TreeWalker => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = element;
  return walker;
};

const elementBefore = (element: Element): Element | null => walkFrom(element).previousNode() as Element | null;

function elementAfter(element: Element): Element | null {
  const walker = walkFrom(element);
  // Past what is inside of it.
  while (walker.lastChild());
  return walker.nextNode() as Element | null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Gives the focus to the first control of the first new item, or to the item itself. */
function focusFirstNew({ last, next }: Press): void {
  if (!last?.isConnected) return;
  const item = walkFrom(last).nextNode() as HTMLElement | null;
  if (!item || item === next) {
    focusLast(last);
    return;
  }
  for (const control of [item, ...item.querySelectorAll<HTMLElement>(CONTROLS)]) {
    if (control.tabIndex < 0) continue;
    control.focus();
    // What is not shown does not take it.
    if (document.activeElement === control) return;
  }
  item.tabIndex = -1;
  item.focus();
}

/** Gives the focus to the last item that is shown, and says why nothing else happened. */
function focusLast(last: Element): void {
  const walker = walkFrom(last);
  let found: Node | null = last;
  while (found instanceof Element && found.closest('[hidden]')) found = walker.previousNode();
  if (!(found instanceof Element)) return;
  const item = found.closest<HTMLElement>('li, article') ?? (found as HTMLElement);
  item.tabIndex = -1;
  item.focus();
  announce(textsOf(listsTexts).lists.all());
}
