import { useQuery } from '@komawari/ui/graphql/react';
import { useParams } from 'react-router';
import { registeredOf } from '../app/registeredOf.ts';
import { categoryCache, useCachedCategory, type CachedCategory } from './categoryCache.ts';
import { worksOf } from './listedWork.ts';
import { GetWorkspacePortfolioCategoryEdit } from './operations/GetWorkspacePortfolioCategoryEdit.ts';

/** Stands in the address for a category that is not saved yet. */
export const NEW = 'new';

/** The category of the address as it is being edited, and the works it can hold. Null when there is no such category. */
export function useCategoryDraft() {
  const { categoryId = NEW } = useParams();
  const id = categoryId === NEW ? null : categoryId;
  const cached = useCachedCategory();
  const query = useQuery(GetWorkspacePortfolioCategoryEdit, {});
  const portfolio = query.data ? registeredOf(query.data.viewer)?.user.portfolio : null;
  const saved = portfolio?.categories.find((category) => category.id === id);
  const stored: CachedCategory | null = saved
    ? { id, title: saved.title, workIds: saved.works.map((work) => work.id) }
    : null;
  const draft = cached && cached.id === id ? cached : id === null ? { id, title: '', workIds: [] } : stored;
  return { categoryId, query, draft, works: worksOf(portfolio) };
}

/** Puts works at the end of a category that is being edited; those in it stay where they are. */
export function addToDraft(draft: CachedCategory, workIds: readonly string[]): void {
  categoryCache.set({ ...draft, workIds: [...new Set([...draft.workIds, ...workIds])] });
}
