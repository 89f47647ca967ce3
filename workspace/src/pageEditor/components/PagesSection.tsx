import { Button, IconButton, Segment } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { Icon } from '@komawari/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScrollDirection } from '../../gql/graphql.ts';
import { changePage, movePages, sortByName, type DraftPage } from '../pages.ts';
import type { ChosenFile } from '../../uploads/index.ts';
import { useFileDrop } from '../useFileDrop.ts';
import type { StartPosition } from '../../gql/graphql.ts';
import type { PagesState } from '../useDraftWithPages.ts';
import { useSelection } from '../../shared/useSelection.ts';
import { ArchiveRemarks } from './ArchiveRemarks.tsx';
import { DropZone } from './DropZone.tsx';
import { FileButtons, type FilePicker } from './FileButtons.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import { PageGrid } from './PageGrid.tsx';
import { TrimmedPage } from './TrimmedPage.tsx';
import { PageTextsSheet } from './PageTextsSheet.tsx';
import { capital, usePageWords } from '../pageWords.ts';
import type { PageActions } from './PageTile.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SpreadView } from './SpreadView.tsx';

export type PageFilter = 'all' | 'working' | 'errors';

export interface PagesSectionProps {
  state: PagesState;
  /** How the pages pair; null where they do not. */
  spreads: { startPosition: StartPosition; direction: ScrollDirection } | null;
  filter: PageFilter;
  onFilter: (filter: PageFilter) => void;
  /** Sees new files before they become pages here, and may do something else with them. */
  onFiles?: (files: readonly ChosenFile[], addPages: () => void) => void;
}

/** All pages of an episode, or pictures of an illustration: adding, ordering, replacing, describing, removing. */
export function PagesSection({ state, spreads, filter, onFilter, onFiles }: PagesSectionProps) {
  const { draft, uploads, troubles, changePages } = state;
  const { pages } = draft;
  const words = usePageWords();
  const picker = useRef<FilePicker>(null);
  const section = useRef<HTMLElement>(null);
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const [moving, setMoving] = useState<ReadonlySet<string> | null>(null);
  const [textsOf, setTextsOf] = useState<string | null>(null);
  const [trimming, setTrimming] = useState<string | null>(null);
  const [isSpread, setIsSpread] = useState(false);
  const [tileWidth, setTileWidth] = useState(116);
  const selection = useSelection(pages.map((page) => page.key));
  const drop = useFileDrop(section, pages.length, takeFiles);

  function takeFiles(files: readonly ChosenFile[], index: number): void {
    const addPages = () => state.addFiles(files, index);
    if (onFiles) onFiles(files, addPages);
    else addPages();
  }

  function choose(index: number | null): void {
    setInsertAt(index);
    picker.current?.choosePages();
  }

  function remove(keys: ReadonlySet<string>): void {
    const undo = state.remove(keys);
    flash.set({
      body: keys.size === 1 ? `${capital(words.one)} removed` : `${keys.size} ${words.many} removed`,
      action: { label: 'Undo', run: undo },
    });
  }

  const latest = useRef({ state, pages, selection });
  useEffect(function keepLatest() {
    latest.current = { state, pages, selection };
  });
  // The tiles are drawn again only when their own page changes, so the actions keep their identity.
  const actions = useMemo<PageActions>(
    () => ({
      move: (key, position) => changePages((now) => movePages(now, new Set([key]), position - 1)),
      select: (key, isSelected, event) => latest.current.selection.select(key, isSelected, event),
      retry(key) {
        const page = latest.current.pages.find((one) => one.key === key);
        if (page?.uploadKey) latest.current.state.queue.retry(page.uploadKey);
      },
      chooseReplacement: (key) => picker.current?.chooseReplacement(key),
      insertBefore: (key) => choose(latest.current.pages.findIndex((page) => page.key === key)),
      askPlace: (key) => setMoving(new Set([key])),
      editTexts: (key) => setTextsOf(key),
      trim: (key) => setTrimming(key),
      toggleSplit: (key) =>
        changePages((now) => now.map((page) => (page.key === key ? { ...page, noSplit: !page.noSplit } : page))),
      remove: (key) => remove(new Set([key])),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- all of them read what is latest
    [],
  );

  return (
    <section ref={section} aria-labelledby="pages-heading" className="pages">
      <FileButtons
        ref={picker}
        onPages={(files) => takeFiles(files, insertAt ?? pages.length)}
        onReplacement={(key, file) => state.replace(key, file)}
      />
      <div className="ed__bar pages__bar">
        <h2 id="pages-heading" className="pages__title">
          {capital(words.many)}{' '}
          <span className="muted num">
            {pages.length} / {words.most}
          </span>
        </h2>
        <Segment<PageFilter>
          label="Filter"
          value={filter}
          onChange={onFilter}
          options={[
            { value: 'all', label: 'All' },
            { value: 'working', label: 'Working', ...countOf(troubles.working) },
            { value: 'errors', label: 'Errors', ...countOf(troubles.errors) },
          ]}
        />
        <span className="grow" />
        <Density value={tileWidth} onChange={setTileWidth} />
        {pages.some((page) => page.path) ? (
          <Button variant="quiet" icon="sort" className="only-wide" onClick={() => changePages(sortByName)}>
            Sort by name
          </Button>
        ) : null}
        {spreads ? (
          <IconButton
            icon="spread"
            label="Show as spreads"
            tooltip="end"
            pressed={isSpread}
            onClick={() => setIsSpread(!isSpread)}
          />
        ) : null}
      </div>
      <DropZone
        uploads={uploads}
        isOver={drop.isOver}
        onChoose={() => choose(null)}
        onChooseFolder={() => picker.current?.chooseFolder()}
      />
      <ArchiveRemarks remarks={state.remarks} onClose={state.forgetRemarks} />
      <SelectionBar
        count={selection.selected.size}
        total={pages.length}
        onSelectAll={() => selection.selectAll()}
        onMove={() => setMoving(selection.selected)}
        onRemove={() => remove(selection.selected)}
        onClear={selection.clear}
      />
      {filter === 'errors' ? <PageFaults pages={pages} uploads={uploads} /> : null}
      {spreads && isSpread ? (
        <SpreadView pages={pages} startPosition={spreads.startPosition} direction={spreads.direction} />
      ) : (
        <PageGrid
          pages={pages}
          shown={shownPages(pages, filter, troubles)}
          uploads={uploads}
          selected={selection.selected}
          tileWidth={tileWidth}
          actions={actions}
          onReorder={(next) => changePages(() => next)}
          fileGap={drop.gap}
        >
          <button type="button" className="slot addslot" onClick={() => choose(null)}>
            <Icon name="plus" size="lg" />
            <span>Add {words.many}</span>
          </button>
        </PageGrid>
      )}
      <p className="hint pages__hint">{words.hint}</p>
      <MoveToDialog
        places={moving && pages.flatMap((page, index) => (moving.has(page.key) ? [index + 1] : []))}
        count={pages.length}
        onClose={() => setMoving(null)}
        onMove={(place) => {
          changePages((now) => movePages(now, moving ?? new Set(), place - 1));
          setMoving(null);
        }}
      />
      <PageTextsSheet
        pages={pages}
        pageKey={textsOf}
        onShow={setTextsOf}
        onChange={(key, texts) => changePages((now) => changePage(now, key, texts))}
        onClose={() => setTextsOf(null)}
      />
      <TrimmedPage pages={pages} pageKey={trimming} onChange={changePages} onClose={() => setTrimming(null)} />
    </section>
  );
}

/** Every fault in full: a tile has room for a few words only. */
function PageFaults({ pages, uploads }: Pick<PagesState, 'uploads'> & { pages: readonly DraftPage[] }) {
  const faults = pages.flatMap((page, index) => {
    const upload = page.uploadKey === null ? undefined : uploads.get(page.uploadKey);
    return upload?.fault ? [{ key: page.key, number: index + 1, name: upload.name, words: upload.fault.message }] : [];
  });
  return (
    <ul className="page-faults" aria-label="What is wrong">
      {faults.map((fault) => (
        <li key={fault.key}>
          <b className="num">{fault.number}</b> {fault.name}: {fault.words}
        </li>
      ))}
    </ul>
  );
}

function countOf(places: readonly number[]): { count?: number } {
  return places.length > 0 ? { count: places.length } : {};
}

function Density({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  return (
    <label className="density only-wide">
      <span className="sr">Size of the tiles</span>
      <input
        type="range"
        min={92}
        max={160}
        step={4}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

function shownPages(
  pages: readonly DraftPage[],
  filter: PageFilter,
  troubles: PagesState['troubles'],
): readonly DraftPage[] {
  if (filter === 'all') return pages;
  const places = new Set(filter === 'errors' ? troubles.errors : troubles.working);
  return pages.filter((_page, index) => places.has(index + 1));
}
