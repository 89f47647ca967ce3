import { useRef, useState, type RefObject } from 'react';
import type { ChosenFile } from '../uploads/index.ts';
import type { FilePicker } from './components/FileButtons.tsx';
import type { PagesState } from './useDraftWithPages.ts';

/** Sees new files before they become pages, and may do something else with them. */
export type FileTaker = (files: readonly ChosenFile[], addPages: () => void) => void;

export interface PageFiles {
  /** The hidden inputs that open the system's file picker. */
  picker: RefObject<FilePicker | null>;
  /** Asks for files that go before the page at `index`; null for the end. */
  choosePages: (index: number | null) => void;
  chooseFolder: () => void;
  /** Asks for the picture that replaces the one of a page. */
  chooseReplacement: (key: string) => void;
  /** Takes what was chosen, to the place it was asked for. */
  takeChosen: (files: readonly ChosenFile[]) => void;
  /** Takes files to a place counted from 0. */
  takeAt: (files: readonly ChosenFile[], index: number) => void;
}

/** How files come to the pages: chosen or dropped, and first seen by `onFiles` where there is one. */
export function usePageFiles(state: PagesState, onFiles?: FileTaker): PageFiles {
  const picker = useRef<FilePicker>(null);
  const [insertAt, setInsertAt] = useState<number | null>(null);

  function takeAt(files: readonly ChosenFile[], index: number): void {
    const addPages = () => state.addFiles(files, index);
    if (onFiles) onFiles(files, addPages);
    else addPages();
  }

  return {
    picker,
    choosePages(index) {
      setInsertAt(index);
      picker.current?.choosePages();
    },
    chooseFolder: () => picker.current?.chooseFolder(),
    chooseReplacement: (key) => picker.current?.chooseReplacement(key),
    takeChosen: (files) => takeAt(files, insertAt ?? state.draft.pages.length),
    takeAt,
  };
}
