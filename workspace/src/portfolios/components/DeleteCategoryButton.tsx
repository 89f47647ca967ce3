import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { categoryCache } from '../categoryCache.ts';
import { deletePortfolioCategory } from '../operations/deletePortfolioCategory.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** Removes a category; its works stay in the portfolio. */
export function DeleteCategoryButton({ id, title }: { id: string; title: string }) {
  const { deleteCategory: texts } = useTexts(portfoliosTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const remove = useMutation(deletePortfolioCategory, {
    onSuccess() {
      categoryCache.clear();
      flash.set({ body: texts.deleted(), type: 'success' });
      void navigate(paths.portfolioEdit);
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
