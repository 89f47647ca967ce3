import type { PendingPage } from './index.ts';

const key = 'komawari_consent_asked';

const nameOf = (pages: readonly PendingPage[]): string =>
  pages
    .map(({ kind, number }) => `${kind}:${number}`)
    .toSorted()
    .join();

/** Whether somebody left the question about exactly these on this device. Where nothing can be remembered nobody is asked in passing. */
export function wasAskedBefore(pages: readonly PendingPage[], storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(key) === nameOf(pages);
  } catch {
    return true;
  }
}

/** Remembers that the question was answered or left: a page that goes away under it asks again. */
export function noteAsked(pages: readonly PendingPage[], storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(key, nameOf(pages));
  } catch {
    // Site data is blocked.
  }
}
