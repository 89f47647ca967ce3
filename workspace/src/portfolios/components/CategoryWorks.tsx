import { ButtonLink, EmptyState, IconButton, Link } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { generatePath } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { paths } from '../../shared/routes.ts';
import type { ListedWork } from '../listedWork.ts';
import { NEW } from '../useCategoryDraft.ts';
import { SortableList } from './SortableList.tsx';
import { WorkRow } from './WorkRow.tsx';

export interface CategoryWorksProps {
  /** Null before it is saved. */
  categoryId: string | null;
  works: readonly ListedWork[];
  onChange: (works: ListedWork[]) => void;
}

/** The works of a category in order, and the ways to more of them. */
export function CategoryWorks({ categoryId, works, onChange }: CategoryWorksProps) {
  const { categoryWorks: texts } = useTexts(portfoliosTexts);
  const params = { categoryId: categoryId ?? NEW };
  const formOf = ({ id, workId }: ListedWork): string =>
    workId === null
      ? generatePath(paths.categoryExternalWork, { ...params, externalWorkId: id })
      : generatePath(paths.categoryKomawariWork, { ...params, komawariWorkId: id });

  return (
    <section className="box stack" aria-labelledby="category-works-heading">
      <div className="row spread">
        <h2 id="category-works-heading">{texts.title()}</h2>
        <span className="hint num">
          {works.length} / {countLimits.worksPerCategory}
        </span>
      </div>
      {works.length === 0 ? (
        <EmptyState title={texts.none()}>{texts.noneLead()}</EmptyState>
      ) : (
        <SortableList label={texts.inOrder()} items={works} onReorder={onChange}>
          {(work) => (
            <WorkRow work={work}>
              <Link className="link" href={formOf(work)} aria-label={texts.editWhat({ title: work.title })}>
                {texts.edit()}
              </Link>
              <IconButton
                icon="close"
                label={texts.remove({ title: work.title })}
                tooltip="end"
                onClick={() => onChange(works.filter(({ id }) => id !== work.id))}
              />
            </WorkRow>
          )}
        </SortableList>
      )}
      {works.length < countLimits.worksPerCategory ? (
        <div className="row">
          <ButtonLink href={generatePath(paths.categoryKomawariWorks, params)} icon="plus">
            {texts.addHere()}
          </ButtonLink>
          <ButtonLink href={generatePath(paths.categoryExternalWorks, params)} icon="plus">
            {texts.addElsewhere()}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
