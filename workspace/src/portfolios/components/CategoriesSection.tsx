import { ButtonLink, EmptyState, Link } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import { generatePath } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { updatePortfolioCategoryPositions } from '../operations/updatePortfolioCategoryPositions.ts';
import { NEW } from '../useCategoryDraft.ts';
import { SortableList } from './SortableList.tsx';

interface Category {
  id: string;
  title: string;
  works: readonly unknown[];
}

const newCategory = generatePath(paths.portfolioCategory, { categoryId: NEW });

/** The categories in order. A new order is shown at once and saved behind. */
export function CategoriesSection({ categories }: { categories: readonly Category[] }) {
  const { categories: texts } = useTexts(portfoliosTexts);
  const refresh = useRefresh();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const save = useMutation(updatePortfolioCategoryPositions, {
    // One after the other: the last order wins.
    scope: { id: 'portfolio-category-positions' },
    onSuccess: ({ updatePortfolioCategoryPositions: { problems } }) => {
      const [problem] = problems;
      if (problem) {
        setOrder(null);
        flash.set({ body: problem.message, type: 'error' });
      }
      return refresh('Portfolio');
    },
    onError: () => setOrder(null),
  });
  const shown = order
    ? categories.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : categories;

  function put(categoryIds: string[]): void {
    setOrder(categoryIds);
    save.mutate({ input: { categoryIds } });
  }

  function reorder(items: readonly Category[]): void {
    const before = shown.map(({ id }) => id);
    put(items.map(({ id }) => id));
    flash.set({ body: texts.reordered(), type: 'success', action: { label: texts.undo(), run: () => put(before) } });
  }

  return (
    <section className="box stack" aria-labelledby="categories-heading">
      <div className="row spread">
        <h2 id="categories-heading">{texts.title()}</h2>
        <span className="hint num">
          {categories.length} / {countLimits.portfolioCategories}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={texts.none()}>{texts.noneLead()}</EmptyState>
      ) : (
        <SortableList label={texts.inOrder()} items={shown} onReorder={reorder}>
          {({ id, title, works }) => (
            <span className="grow">
              <Link
                className="works__title"
                lang={UNRECORDED_LANGUAGE}
                href={generatePath(paths.portfolioCategory, { categoryId: id })}
              >
                {title}
              </Link>
              <span className="meta">{texts.works({ count: works.length })}</span>
            </span>
          )}
        </SortableList>
      )}
      {categories.length < countLimits.portfolioCategories ? (
        <div className="row">
          <ButtonLink href={newCategory} icon="plus">
            {texts.add()}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
