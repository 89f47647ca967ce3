import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { categoryCache } from '../categoryCache.ts';
import { DeletePortfolioWorkExternal } from '../operations/DeletePortfolioWorkExternal.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** Removes a work from elsewhere from the portfolio and all its categories, for good. */
export function DeleteExternalWorkButton(props: { id: string; title: string; returnTo: string }) {
  const { deleteWork: texts } = useTexts(portfoliosTexts);
  const { id, title, returnTo } = props;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const remove = useMutation(DeletePortfolioWorkExternal, {
    onSuccess() {
      categoryCache.remove(id);
      flash.set({ body: texts.deleted(), type: 'success' });
      void navigate(returnTo);
      return refresh('Portfolio');
    },
  });
  return (
    <RemoveButton
      label={texts.delete()}
      question={texts.ask({ title })}
      consequence={texts.what()}
      busy={remove.isPending}
      onRemove={() => remove.mutate({ input: { id } })}
    />
  );
}
