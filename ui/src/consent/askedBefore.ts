import type { PendingPage } from './index.ts';

const key = 'komawari_consent_asked';

const nameOf = (pages: readonly PendingPage[]): string =>
  pages
    .map(({ kind, number }) => `${kind}:${number}`)
    .toSorted()
    .join();

/** Whether this device asked about exactly these at an earlier visit. Where nothing can be remembered nobody is asked in passing. */
export function wasAskedBefore(pages: readonly PendingPage[], storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    if (storage.getItem(key) === nameOf(pages)) return true;
    storage.setItem(key, nameOf(pages));
    return false;
  } catch {
    return true;
  }
}
