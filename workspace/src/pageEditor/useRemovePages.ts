import { flash } from '@komawari/ui/flash';
import { capital, usePageWords } from './pageWords.ts';
import type { PagesState } from './useDraftWithPages.ts';

/** Takes pages out and says so, with the way to have them back. */
export function useRemovePages(state: PagesState): (keys: ReadonlySet<string>) => void {
  const words = usePageWords();
  return (keys) => {
    const undo = state.remove(keys);
    flash.set({
      body: keys.size === 1 ? `${capital(words.one)} removed` : `${keys.size} ${words.many} removed`,
      action: { label: 'Undo', run: undo },
    });
  };
}
