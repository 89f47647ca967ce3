import { useEffect, useLayoutEffect, useRef } from 'react';

/** A row that has the focus in it, and where it stands. */
interface Row {
  row: HTMLElement;
  list: HTMLElement;
  index: number;
}

interface Place {
  /** What had the focus. While it is there, whoever left it did so themselves. */
  control: Element;
  /** The innermost first: a menu of a row has rows, too. */
  rows: Row[];
  /** Of the part of the page that the list is in. */
  heading: HTMLElement | null;
}

function placeOf(control: Element): Place {
  const rows: Row[] = [];
  for (
    let row = control.closest<HTMLElement>('li, tr');
    row?.parentElement;
    row = row.parentElement.closest<HTMLElement>('li, tr')
  )
    rows.push({ row, list: row.parentElement, index: [...row.parentElement.children].indexOf(row) });
  const part = rows.at(-1)?.list.closest('section') ?? document.querySelector('main') ?? document.body;
  return { control, rows, heading: part.querySelector<HTMLElement>('h1, h2') };
}

/** The row that now stands where one went away, or the last one; the row itself where only the control in it did. */
function nextOf({ row, list, index }: Row): HTMLElement | null {
  if (row.isConnected) return row;
  if (!list.isConnected) return null;
  return (list.children[Math.min(index, list.children.length - 1)] as HTMLElement | undefined) ?? null;
}

function focusWhatIsLeft({ rows, heading }: Place): void {
  const next = rows.map(nextOf).find((row) => row !== null) ?? heading;
  if (!next?.isConnected) return;
  next.tabIndex = -1;
  next.focus();
}

/**
 * Keeps the keyboard's place in lists whose rows go away by what is pressed in them: the focus would go with the row, and the way through
 * the page begin anew. It goes to the next row, and to the heading above where no row is left. Nothing is pressed by pressing on.
 */
export function useKeptPlace(): void {
  const place = useRef<Place | null>(null);
  useEffect(function notePlace() {
    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      const next = placeOf(target);
      // What a row asks for in a dialog is still about the row.
      if (next.rows.length > 0) place.current = next;
      else if (!target.closest('dialog')) place.current = null;
    }
    /** Who presses elsewhere has left the list. */
    function leave({ target }: PointerEvent): void {
      if (target instanceof Element && !target.closest('li, tr, dialog')) place.current = null;
    }
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  // After each change of the list, which is known here alone.
  useLayoutEffect(function keepPlace() {
    if (!place.current || place.current.control.isConnected || document.activeElement !== document.body) return;
    focusWhatIsLeft(place.current);
  });
}
