import { useQuery } from '@komawari/ui/graphql/react';
import { useParams } from 'react-router';
import { registeredOf } from '../shared/registeredOf.ts';
import { categoryCache, useCachedCategory, type CachedCategory } from './categoryCache.ts';
import { listedWorkOf, type ListedWork } from './listedWork.ts';
import { GetWorkspacePortfolioCategoryEdit } from './operations/GetWorkspacePortfolioCategoryEdit.ts';

/** Stands in the address for a category that is not saved yet. */
export const NEW = 'new';

/** The category of the address as it is being edited. Null when there is no such category. */
export function useCategoryDraft() {
  const { categoryId = NEW } = useParams();
  const id = categoryId === NEW ? null : categoryId;
  const cached = useCachedCategory();
  const query = useQuery(GetWorkspacePortfolioCategoryEdit, {});
  const portfolio = query.data ? registeredOf(query.data.viewer)?.user.portfolio : null;
  const saved = portfolio?.categories.find((category) => category.id === id);
  const stored: CachedCategory | null = saved ? { id, title: saved.title, works: saved.works.map(listedWorkOf) } : null;
  const draft = cached && cached.id === id ? cached : id === null ? { id, title: '', works: [] } : stored;
  return { categoryId, query, draft };
}

/** Puts works at the end of a category that is being edited; those in it stay where they are. */
export function addToDraft(draft: CachedCategory, works: readonly ListedWork[]): void {
  const held = new Set(draft.works.map(({ id }) => id));
  categoryCache.set({ ...draft, works: [...draft.works, ...works.filter(({ id }) => !held.has(id))] });
}
