import { useMutation } from '@komawari/ui/graphql/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useParams } from 'react-router';
import { categoryCache } from './categoryCache.ts';
import type { ExternalWorkValues } from './portfolioForms.ts';
import { AddPortfolioWorkExternal } from './operations/AddPortfolioWorkExternal.ts';
import { UpdatePortfolioWorkExternal } from './operations/UpdatePortfolioWorkExternal.ts';
import { addToDraft, useCategoryDraft } from './useCategoryDraft.ts';

/** Saves a work from elsewhere; a new one also joins the category of the address. Answers what has to be fixed. */
export function useSaveExternalWork(id: string | null) {
  const { categoryId } = useParams();
  const { draft } = useCategoryDraft();
  const add = useMutation(AddPortfolioWorkExternal);
  const update = useMutation(UpdatePortfolioWorkExternal);

  return async function save({ thumbnailImage: picture, ...texts }: ExternalWorkValues) {
    const input = { ...texts, thumbnailImageId: picture?.id ?? null };
    const look = { title: texts.title, picture };
    if (id !== null) {
      const { problems } = (await update.mutateAsync({ input: { id, ...input } })).updatePortfolioWorkExternal;
      if (problems.length === 0) categoryCache.change(id, look);
      return problems;
    }
    const { changedId, problems } = (await add.mutateAsync({ input })).addPortfolioWorkExternal;
    if (changedId && draft && categoryId !== undefined)
      addToDraft(draft, [{ id: changedId, workId: null, lang: UNRECORDED_LANGUAGE, isHidden: false, ...look }]);
    return problems;
  };
}
