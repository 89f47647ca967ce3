import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import { Accessibility } from '@dnd-kit/dom';
import { useTexts } from '@komawari/ui/language/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { announce, Picture } from '@komawari/ui/components';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { UploadItem } from '../../uploads/index.ts';
import { dropPages, type DraftPage } from '../pages.ts';
import { gapAt } from '../gapAt.ts';
import { useGridMeasure } from '../useGridMeasure.ts';
import { usePageWords } from '../pageWords.ts';
import { PageTile, type PageActions } from './PageTile.tsx';

/** Up to here every tile is in the document; beyond, only the rows near the window. */
const DRAWN_IN_FULL = 60;

export interface PageGridProps {
  pages: readonly DraftPage[];
  /** The pages to show, in order: all of them, or what a filter leaves. */
  shown: readonly DraftPage[];
  uploads: ReadonlyMap<string, UploadItem>;
  selected: ReadonlySet<string>;
  tileWidth: number;
  actions: PageActions;
  /** Pages were dropped in front of the one that stands at `gap`. */
  onDrop: (keys: ReadonlySet<string>, gap: number) => void;
  /** Where dropped files would be inserted, counted from 0. */
  fileGap: number | null;
  /** The tile that adds pages. */
  children: ReactNode;
}

/** All pages in reading order. Dragging shows where the pages would land; nothing moves before the drop. */
export function PageGrid(props: PageGridProps) {
  const { pages, shown, uploads, selected, tileWidth, actions, onDrop, fileGap, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const { grid: texts } = useTexts(pageEditorTexts);
  const { what } = usePageWords();
  const { columns, rowHeight } = useGridMeasure(list, tileWidth);
  const [dragged, setDragged] = useState<ReadonlySet<string>>(new Set());
  const [gap, setGap] = useState<number | null>(null);
  const rows = useVisibleRows(list, Math.ceil((shown.length + 1) / columns), rowHeight, shown.length > DRAWN_IN_FULL);
  const places = new Map(pages.map((page, index) => [page.key, index]));
  const visible = shown.slice(rows.first * columns, (rows.last + 1) * columns);
  const mark = gap ?? fileGap;
  useFocusAfterMove({
    list,
    pages,
    firstRow: rows.first,
    onMissing: (key) => rows.show(Math.floor((places.get(key) ?? 0) / columns)),
  });

  function finish(isCanceled: boolean): void {
    if (!isCanceled && gap !== null && dragged.size > 0) {
      const next = dropPages(pages, dragged, gap);
      onDrop(dragged, gap);
      const first = next.findIndex((page) => dragged.has(page.key));
      const place = `${first + 1}`;
      announce(
        dragged.size === 1
          ? texts.movedOne({ what, place, count: `${next.length}` })
          : texts.moved({ what, place, count: `${dragged.size}` }),
      );
    }
    setDragged(new Set());
    setGap(null);
  }

  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation }) => {
        const key = String(operation.source?.id);
        setDragged(selected.has(key) ? selected : new Set([key]));
      }}
      onDragMove={({ nativeEvent, to, operation }) => {
        const point =
          nativeEvent instanceof PointerEvent
            ? { x: nativeEvent.clientX, y: nativeEvent.clientY }
            : (to ?? operation.position.current);
        setGap((before) => gapAt(list.current, point) ?? before);
      }}
      onDragEnd={({ canceled }) => finish(canceled)}
    >
      <ol
        ref={list}
        className="tiles tiles--fixed"
        aria-label={texts.label({ what })}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          paddingTop: rows.before,
          paddingBottom: rows.after,
        }}
      >
        {visible.map((page) => {
          const index = places.get(page.key) ?? 0;
          return (
            <li
              key={page.key}
              data-place={index}
              data-gap={
                mark === index ? 'before' : mark === pages.length && index === pages.length - 1 ? 'after' : undefined
              }
              aria-posinset={index + 1}
              aria-setsize={pages.length}
            >
              <PageTile
                page={page}
                upload={page.uploadKey === null ? undefined : uploads.get(page.uploadKey)}
                index={index}
                count={pages.length}
                perRow={columns}
                isSelected={selected.has(page.key)}
                isDragged={dragged.has(page.key)}
                actions={actions}
              />
            </li>
          );
        })}
        {rows.isEnd ? <li className="tile tile--add">{children}</li> : null}
      </ol>
      <DragOverlay>
        <Dragged pages={pages.filter((page) => dragged.has(page.key))} />
      </DragOverlay>
    </DragDropProvider>
  );
}

function Dragged({ pages }: { pages: readonly DraftPage[] }) {
  const { grid: texts } = useTexts(pageEditorTexts);
  const picture = pages.find((page) => page.image)?.image;
  return (
    <div className="tile tile--drag" aria-hidden="true">
      <span className="pg tone">{picture ? <Picture source={picture} sizes="160px" alt="" eager /> : null}</span>
      {pages.length > 1 ? <span className="tile__many num">{texts.dragged({ count: `${pages.length}` })}</span> : null}
    </div>
  );
}

/** Which rows to draw, and how much room the others take. */
function useVisibleRows(list: React.RefObject<HTMLElement | null>, count: number, rowHeight: number, isLong: boolean) {
  const [offset, setOffset] = useState(0);
  // Anything above may have grown; a top that is the same changes nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- measured after every drawing
  useLayoutEffect(function findTop() {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - offset) > 1) setOffset(top);
  });
  // oxlint-disable-next-line react/incompatible-library -- its answers are read at once and never memoized
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: offset,
  });
  useLayoutEffect(
    function measureAgain() {
      virtualizer.measure();
    },
    [virtualizer, rowHeight],
  );
  const show = (row: number) => virtualizer.scrollToIndex(row, { align: 'center' });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  if (!isLong || !first || !last) return { first: 0, last: isLong ? 5 : count, before: 0, after: 0, isEnd: true, show };
  return {
    first: first.index,
    last: last.index,
    before: first.start - offset,
    after: Math.max(0, virtualizer.getTotalSize() - (last.end - offset)),
    isEnd: last.index === count - 1,
    show,
  };
}

interface FocusAfterMove {
  list: React.RefObject<HTMLElement | null>;
  pages: readonly DraftPage[];
  /** Changes when other rows are drawn. */
  firstRow: number;
  /** The page moved to a row that is not drawn. */
  onMissing: (key: string) => void;
}

/** A moved tile is put elsewhere in the document and loses the keyboard's focus: it gets it back. */
function useFocusAfterMove({ list, pages, firstRow, onMissing }: FocusAfterMove): void {
  const focused = useRef<string | null>(null);
  const drawnFor = useRef(pages);
  useLayoutEffect(
    function giveBack() {
      const key = focused.current;
      const isMoved = drawnFor.current !== pages;
      drawnFor.current = pages;
      if (key === null || document.activeElement !== document.body) return;
      const handle = list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(key)}"]`);
      if (handle) handle.focus();
      else if (isMoved) onMissing(key);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a new order or other rows are what takes the focus away
    [pages, list, firstRow],
  );
  useLayoutEffect(
    function remember() {
      const grid = list.current;
      if (!grid) return undefined;
      const note = (event: FocusEvent) => {
        focused.current = (event.target as HTMLElement).dataset['page'] ?? null;
      };
      const forget = (event: FocusEvent) => {
        if (event.relatedTarget !== null) focused.current = null;
      };
      grid.addEventListener('focusin', note);
      grid.addEventListener('focusout', forget);
      return () => {
        grid.removeEventListener('focusin', note);
        grid.removeEventListener('focusout', forget);
      };
    },
    [list],
  );
}
