import { useSyncExternalStore } from 'react';
import type { ListedWork } from './listedWork.ts';

/** A category of a portfolio while it is being put together: it has no id before it is saved. */
export interface CachedCategory {
  id: string | null;
  title: string;
  /** Its works in order. */
  works: readonly ListedWork[];
}

export interface CategoryCache {
  /** The one category that is kept, or null; null at the start. */
  get(): CachedCategory | null;
  /** Keeps a category in the place of the one before. */
  set(category: CachedCategory): void;
  /** A work of the portfolio looks different now; does nothing where the category does not hold it. */
  change(id: string, patch: Partial<Pick<ListedWork, 'title' | 'picture'>>): void;
  /** A work left the portfolio. */
  remove(id: string): void;
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
    change(id, patch) {
      if (category?.works.some((work) => work.id === id))
        keep({ ...category, works: category.works.map((work) => (work.id === id ? { ...work, ...patch } : work)) });
    },
    remove(id) {
      if (category?.works.some((work) => work.id === id))
        keep({ ...category, works: category.works.filter((work) => work.id !== id) });
    },
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
 * them, they add to its works, and it is cleared when it was saved or given up. It lives as long as this page.
 */
export const categoryCache = createCategoryCache();

/** The category that is kept now. */
export const useCachedCategory = (cache: CategoryCache = categoryCache): CachedCategory | null =>
  useSyncExternalStore(cache.subscribe, cache.get);
