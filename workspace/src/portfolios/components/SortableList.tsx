import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ReorderHandle } from '@komawari/ui/components';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Item {
  id: string;
  title: string;
}

export interface SortableListProps<Entry extends Item> {
  label: string;
  items: readonly Entry[];
  onReorder: (items: Entry[]) => void;
  /** What stands beside the handle. */
  children: (item: Entry) => ReactNode;
}

/** A list whose lines are put in order by a handle: dragged, or with the keyboard. */
export function SortableList<Entry extends Item>({ label, items, onReorder, children }: SortableListProps<Entry>) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);

  useLayoutEffect(
    function keepFocus() {
      // A line that moves in the document loses the focus of its handle.
      if (moved.current === null) return;
      const place = items.findIndex(({ id }) => id === moved.current);
      list.current?.children[place]?.querySelector<HTMLElement>('.grip')?.focus();
      moved.current = null;
    },
    [items],
  );

  function move(from: number, to: number): void {
    const item = items[from];
    if (item && from !== to) onReorder(items.toSpliced(from, 1).toSpliced(to, 0, item));
  }

  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
      }}
    >
      <ol ref={list} className="works" aria-label={label}>
        {items.map((item, index) => (
          <Line
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            onMove={(position) => {
              moved.current = item.id;
              move(index, position - 1);
            }}
          >
            {children(item)}
          </Line>
        ))}
      </ol>
    </DragDropProvider>
  );
}

interface LineProps {
  item: Item;
  index: number;
  count: number;
  onMove: (position: number) => void;
  children: ReactNode;
}

function Line({ item, index, count, onMove, children }: LineProps) {
  const { ref, handleRef } = useSortable({ id: item.id, index });
  return (
    <li ref={ref} className="works__line">
      <ReorderHandle ref={handleRef} itemName={item.title} position={index + 1} count={count} onMove={onMove} />
      {children}
    </li>
  );
}
