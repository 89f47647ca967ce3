import type { FlashStore } from './createFlashStore.ts';

/**
 * For whoever draws the store's messages. What was said before there was anybody to draw it has its whole time from now on, and what is
 * said while nobody looks at the tab waits for them to come back, e.g. from the bank's page. Returns what ends it.
 */
export function holdWhileUnseen(store: FlashStore): () => void {
  const follow = (): void => (document.hidden ? store.hold('hidden') : store.release('hidden'));
  follow();
  store.release('undrawn');
  document.addEventListener('visibilitychange', follow);
  return () => {
    store.hold('undrawn');
    document.removeEventListener('visibilitychange', follow);
  };
}
