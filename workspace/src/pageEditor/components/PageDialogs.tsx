import { changePage, movePages } from '../pages.ts';
import type { PagesState } from '../useDraftWithPages.ts';
import { MoveToDialog } from './MoveToDialog.tsx';
import { PageTextsSheet } from './PageTextsSheet.tsx';
import { TrimmedPage } from './TrimmedPage.tsx';

/** What is asked about one page, or about the place of several. */
export type PageDialog =
  | { kind: 'place'; keys: ReadonlySet<string> }
  | { kind: 'texts'; key: string }
  | { kind: 'margins'; key: string };

export interface PageDialogsProps {
  state: PagesState;
  /** The dialog that is open. */
  dialog: PageDialog | null;
  onOpen: (dialog: PageDialog | null) => void;
}

/** The dialogs of the grid: where pages go, what they show in words, what is cut from them. */
export function PageDialogs({ state, dialog, onOpen }: PageDialogsProps) {
  const { changePages } = state;
  const { pages } = state.draft;
  const close = () => onOpen(null);
  const moving = dialog?.kind === 'place' ? dialog.keys : null;
  return (
    <>
      <MoveToDialog
        places={moving && pages.flatMap((page, index) => (moving.has(page.key) ? [index + 1] : []))}
        count={pages.length}
        onClose={close}
        onMove={(place) => {
          changePages((now) => movePages(now, moving ?? new Set(), place - 1));
          close();
        }}
      />
      <PageTextsSheet
        pages={pages}
        pageKey={dialog?.kind === 'texts' ? dialog.key : null}
        onShow={(key) => onOpen({ kind: 'texts', key })}
        onChange={(key, texts) => changePages((now) => changePage(now, key, texts))}
        onClose={close}
      />
      <TrimmedPage
        pages={pages}
        pageKey={dialog?.kind === 'margins' ? dialog.key : null}
        onChange={changePages}
        onClose={close}
      />
    </>
  );
}
