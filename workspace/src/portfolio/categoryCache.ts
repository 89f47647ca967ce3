import { useSyncExternalStore } from 'react';

/** A category of a portfolio while it is being put together: it has no id before it is saved. */
export interface CachedCategory {
  id: string | null;
  title: string;
  /** Ids of its works in the portfolio, in order. */
  workIds: readonly string[];
}

export interface CategoryCache {
  /** The one category that is kept, or null; null at the start. */
  get(): CachedCategory | null;
  /** Keeps a category in the place of the one before. */
  set(category: CachedCategory): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** A cache of one category, empty at first. */
export function createCategoryCache(): CategoryCache {
  let category: CachedCategory | null = null;
  const listeners = new Set<() => void>();

  function keep(next: CachedCategory | null): void {
    if (next === category) return;
    category = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => category,
    set: keep,
    clear: () => keep(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The category that is being edited, while the person picks or adds works for it at addresses of their own
 * (`/workspace/mangafolio/edit/categories/…/external_works`, `…/komawari_works`): the editor sets it when it leaves for
 * them, they add to `workIds`, and it is cleared when it was saved or given up. It lives as long as this page.
 */
export const categoryCache = createCategoryCache();

/** The category that is kept now. */
export const useCachedCategory = (cache: CategoryCache = categoryCache): CachedCategory | null =>
  useSyncExternalStore(cache.subscribe, cache.get);
