import { useRef, type ButtonHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import listsTexts from '../messages/lists.js';
import { announce } from './announce.ts';

export interface ReorderHandleProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** "Page 10" */
  itemName: string;
  /** Its place, counted from 1. */
  position: number;
  count: number;
  /** Moves the item to a place counted from 1. */
  onMove: (position: number) => void;
  /** How many items stand in a row, for the up and down arrows. */
  perRow?: number;
}

/**
 * Six dots that move an item: Alt with the arrow keys, Alt+Home and Alt+End; Esc goes back to where it was when the
 * handle received focus. Dragging with a pointer is the list's own matter: its handlers pass through.
 */
export function ReorderHandle({
  itemName,
  position,
  count,
  onMove,
  perRow = 1,
  onKeyDown,
  onFocus,
  ...rest
}: ReorderHandleProps) {
  const { lists } = useTexts(listsTexts);
  const start = useRef(position);

  function moveTo(target: number): void {
    const place = Math.min(count, Math.max(1, target));
    if (place === position) return;
    onMove(place);
    announce(lists.moved({ item: itemName, position: String(place), count: String(count) }));
  }

  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    onKeyDown?.(event);
    if (event.key === 'Escape' && position !== start.current) {
      event.stopPropagation();
      return moveTo(start.current);
    }
    const targets: Record<string, number> = {
      ArrowLeft: position - 1,
      ArrowRight: position + 1,
      ArrowUp: position - perRow,
      ArrowDown: position + perRow,
      Home: 1,
      End: count,
    };
    const target = event.altKey ? targets[event.key] : undefined;
    if (target === undefined) return undefined;
    event.preventDefault();
    return moveTo(target);
  }

  return (
    <button
      {...rest}
      type="button"
      className="grip"
      aria-label={lists.move({ item: itemName, position: String(position), count: String(count) })}
      onKeyDown={move}
      onFocus={(event) => {
        onFocus?.(event);
        start.current = position;
      }}
    >
      <span>
        <Icon name="grip" size="sm" />
      </span>
    </button>
  );
}
