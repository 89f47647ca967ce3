import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, useState } from 'react';
import type { ScrollDirection, StartPosition } from '../../gql/graphql.ts';
import pageEditorTexts from '../../messages/pageEditor.js';
import { useSelection } from '../../shared/useSelection.ts';
import { shownPages, type PageFilter } from '../pageFilter.ts';
import { dropPages } from '../pages.ts';
import { usePageWords } from '../pageWords.ts';
import type { PagesState } from '../useDraftWithPages.ts';
import { useFileDrop } from '../useFileDrop.ts';
import { usePageActions } from '../usePageActions.ts';
import { usePageFiles, type FileTaker } from '../usePageFiles.ts';
import { useRemovePages } from '../useRemovePages.ts';
import { ArchiveRemarks } from './ArchiveRemarks.tsx';
import { DropZone } from './DropZone.tsx';
import { FileButtons } from './FileButtons.tsx';
import { PageDialogs, type PageDialog } from './PageDialogs.tsx';
import { PageFaults } from './PageFaults.tsx';
import { PageGrid } from './PageGrid.tsx';
import { PagesBar, type PagesView } from './PagesBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SpreadView } from './SpreadView.tsx';

export interface PagesSectionProps {
  state: PagesState;
  /** How the pages pair; null where they do not. */
  spreads: { startPosition: StartPosition; direction: ScrollDirection } | null;
  filter: PageFilter;
  onFilter: (filter: PageFilter) => void;
  onFiles?: FileTaker | undefined;
}

/** All pages of an episode, or pictures of an illustration: adding, ordering, replacing, describing, removing. */
export function PagesSection({ state, spreads, filter, onFilter, onFiles }: PagesSectionProps) {
  const { pages } = state.draft;
  const { grid: texts } = useTexts(pageEditorTexts);
  const { what } = usePageWords();
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [view, setView] = useState<PagesView>({ tileWidth: 116, isSpread: false });
  const selection = useSelection(pages.map((page) => page.key));
  const files = usePageFiles(state, onFiles);
  const drop = useFileDrop(section, pages.length, files.takeAt);
  const remove = useRemovePages(state);
  const actions = usePageActions({ state, selection, files, onOpen: setDialog, onRemove: remove });

  return (
    <section ref={section} aria-labelledby="pages-heading" className="pages">
      <FileButtons ref={files.picker} onPages={files.takeChosen} onReplacement={state.replace} />
      <PagesBar {...{ state, filter, onFilter, view }} onView={setView} canSpread={spreads !== null} />
      <DropZone
        uploads={state.uploads}
        isOver={drop.isOver}
        onChoose={() => files.choosePages(null)}
        onChooseFolder={files.chooseFolder}
      />
      <ArchiveRemarks remarks={state.remarks} onClose={state.forgetRemarks} />
      <SelectionBar
        count={selection.selected.size}
        total={pages.length}
        onSelectAll={() => selection.selectAll()}
        onMove={() => setDialog({ kind: 'place', keys: selection.selected })}
        onRemove={() => remove(selection.selected)}
        onClear={selection.clear}
      />
      {filter === 'errors' ? <PageFaults draft={state.draft} uploads={state.uploads} /> : null}
      {spreads && view.isSpread ? (
        <SpreadView pages={pages} {...spreads} />
      ) : (
        <PageGrid
          pages={pages}
          shown={shownPages(pages, filter, state.troubles)}
          uploads={state.uploads}
          selected={selection.selected}
          tileWidth={view.tileWidth}
          actions={actions}
          onDrop={(keys, gap) => state.changePages((now) => dropPages(now, keys, gap))}
          fileGap={drop.gap}
        >
          <button type="button" className="slot addslot" onClick={() => files.choosePages(null)}>
            <Icon name="plus" size="lg" />
            <span>{texts.add({ what })}</span>
          </button>
        </PageGrid>
      )}
      <p className="hint pages__hint">
        <span className="pages__keys">{texts.keys({ what })}</span>
        {texts.hint({ what })}
      </p>
      <PageDialogs state={state} dialog={dialog} onOpen={setDialog} />
    </section>
  );
}
