import { useMutation } from '@komawari/ui/graphql/react';
import { useParams } from 'react-router';
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

  return async function save(values: ExternalWorkValues & { thumbnailImageId: string | null }) {
    if (id !== null)
      return (await update.mutateAsync({ input: { id, ...values } })).updatePortfolioWorkExternal.problems;
    const { changedId, problems } = (await add.mutateAsync({ input: values })).addPortfolioWorkExternal;
    if (changedId && draft && categoryId !== undefined) addToDraft(draft, [changedId]);
    return problems;
  };
}
