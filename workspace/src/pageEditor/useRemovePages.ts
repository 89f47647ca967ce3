import { flash } from '@komawari/ui/flash';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../messages/pageEditor.js';
import { usePageWords } from './pageWords.ts';
import type { PagesState } from './useDraftWithPages.ts';

/** Takes pages out and says so, with the way to have them back. */
export function useRemovePages(state: PagesState): (keys: ReadonlySet<string>) => void {
  const { grid: texts } = useTexts(pageEditorTexts);
  const { what } = usePageWords();
  return (keys) => {
    const undo = state.remove(keys);
    flash.set({
      body: keys.size === 1 ? texts.removedOne({ what }) : texts.removed({ what, count: `${keys.size}` }),
      action: { label: texts.undo(), run: undo },
    });
  };
}
