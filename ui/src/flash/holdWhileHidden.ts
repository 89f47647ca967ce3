import type { FlashStore } from './createFlashStore.ts';

/**
 * What is said while nobody looks at the tab waits for them to come back, e.g. from the bank's page. Returns what ends it.
 */
export function holdWhileHidden(store: FlashStore): () => void {
  const follow = (): void => (document.hidden ? store.hold('hidden') : store.release('hidden'));
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
