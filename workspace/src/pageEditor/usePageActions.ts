import { useEffect, useRef, useState, type RefObject } from 'react';
import type { useSelection } from '../shared/useSelection.ts';
import type { PageDialog } from './components/PageDialogs.tsx';
import type { PageActions } from './components/PageTile.tsx';
import { movePages } from './pages.ts';
import type { PagesState } from './useDraftWithPages.ts';
import type { PageFiles } from './usePageFiles.ts';

interface ActionsOptions {
  state: PagesState;
  selection: ReturnType<typeof useSelection>;
  files: PageFiles;
  onOpen: (dialog: PageDialog) => void;
  onRemove: (keys: ReadonlySet<string>) => void;
}

/**
 * What the tiles can do. The answer is the same object for as long as the grid is there, because a tile is drawn again when its
 * actions change; what they do is read when they are called.
 */
export function usePageActions(options: ActionsOptions): PageActions {
  const latest = useRef(options);
  useEffect(function keepLatest() {
    latest.current = options;
  });
  const [actions] = useState(() => actionsOn(latest));
  return actions;
}

function actionsOn(latest: RefObject<ActionsOptions>): PageActions {
  const find = (key: string) => latest.current.state.draft.pages.findIndex((page) => page.key === key);
  return {
    move: (key, position) => latest.current.state.changePages((now) => movePages(now, new Set([key]), position - 1)),
    select: (key, isSelected, event) => latest.current.selection.select(key, isSelected, event),
    retry(key) {
      const { draft, queue } = latest.current.state;
      const uploadKey = draft.pages[find(key)]?.uploadKey;
      if (uploadKey) queue.retry(uploadKey);
    },
    chooseReplacement: (key) => latest.current.files.chooseReplacement(key),
    insertBefore: (key) => latest.current.files.choosePages(find(key)),
    askPlace: (key) => latest.current.onOpen({ kind: 'place', keys: new Set([key]) }),
    editTexts: (key) => latest.current.onOpen({ kind: 'texts', key }),
    trim: (key) => latest.current.onOpen({ kind: 'margins', key }),
    toggleSplit: (key) =>
      latest.current.state.changePages((now) =>
        now.map((page) => (page.key === key ? { ...page, noSplit: !page.noSplit } : page)),
      ),
    remove: (key) => latest.current.onRemove(new Set([key])),
  };
}
