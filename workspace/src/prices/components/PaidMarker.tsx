import { useTexts } from '@komawari/ui/language/react';
import {
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import pricesTexts from '../../messages/prices.js';
import { freeAndPaid } from '../pagesInWords.ts';
import { pageAtPointer } from '../pageAtPointer.ts';

export interface PaidMarkerProps {
  /** The pages the marker stands between, each with its number as `data-page`. */
  list: RefObject<HTMLOListElement | null>;
  /** Which pages the list shows: another list, another place. */
  shown: string;
  /** The page it stands before, counted from 1. */
  page: number;
  count: number;
  onMark: (page: number) => void;
  /** It is taken hold of, or let go. */
  onHold: (isHeld: boolean) => void;
}

/** How far a key of more than one page goes. */
const FAR = 10;

/** The slanted line before the first paid page: a slider, which is also dragged. */
export function PaidMarker({ list, shown, page, count, onMark, onHold }: PaidMarkerProps) {
  const { firstPaid } = useTexts(pricesTexts);
  const place = usePlaceOf(list, page, shown);

  function press(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowLeft: page - 1,
      ArrowDown: page - 1,
      ArrowRight: page + 1,
      ArrowUp: page + 1,
      PageDown: page - FAR,
      PageUp: page + FAR,
      Home: 1,
      End: count,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMark(Math.max(1, Math.min(target, count)));
  }

  function take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold(true);
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!list.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const nearest = pageAtPointer(list.current, { x: event.clientX, y: event.clientY });
    if (nearest !== null && nearest !== page) onMark(nearest);
  }

  return (
    <span
      className="strip-p__cut"
      role="slider"
      tabIndex={0}
      aria-label={firstPaid.title()}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={page}
      aria-valuetext={firstPaid.marker({ page, words: freeAndPaid(page, count) })}
      style={place}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={() => onHold(false)}
    >
      <b aria-hidden="true">{firstPaid.paid()}</b>
    </span>
  );
}

/** Where the page stands in the list, for the style sheet; found anew when the list changes its width. */
function usePlaceOf(list: RefObject<HTMLOListElement | null>, page: number, shown: string): CSSProperties {
  const [place, setPlace] = useState({ left: 0, top: 0, height: 0 });
  useLayoutEffect(
    function findPlace() {
      const element = list.current;
      if (!element) return undefined;
      const find = (): void => {
        const item = element.querySelector<HTMLElement>(`[data-page="${page}"]`);
        if (item) setPlace({ left: item.offsetLeft, top: item.offsetTop, height: item.offsetHeight });
      };
      find();
      if (typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(find);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [list, page, shown],
  );
  return {
    '--cut-left': `${place.left}px`,
    '--cut-top': `${place.top}px`,
    '--cut-height': `${place.height}px`,
  } as CSSProperties;
}
