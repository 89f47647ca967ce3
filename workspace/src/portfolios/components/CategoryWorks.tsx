import { ButtonLink, EmptyState, IconButton, Link } from '@komawari/ui/components';
import { countLimits } from '@komawari/ui/limits';
import { generatePath } from 'react-router';
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
  const params = { categoryId: categoryId ?? NEW };
  const formOf = ({ id, workId }: ListedWork): string =>
    workId === null
      ? generatePath(paths.categoryExternalWork, { ...params, externalWorkId: id })
      : generatePath(paths.categoryKomawariWork, { ...params, komawariWorkId: id });

  return (
    <section className="box stack" aria-labelledby="category-works-heading">
      <div className="row spread">
        <h2 id="category-works-heading">Works</h2>
        <span className="hint num">
          {works.length} / {countLimits.worksPerCategory}
        </span>
      </div>
      {works.length === 0 ? (
        <EmptyState title="No works yet">Add works you published here, or anywhere else.</EmptyState>
      ) : (
        <SortableList label="Works in order" items={works} onReorder={onChange}>
          {(work) => (
            <WorkRow work={work}>
              <Link className="link" href={formOf(work)} aria-label={`Edit ${work.title}`}>
                Edit
              </Link>
              <IconButton
                icon="close"
                label={`Remove ${work.title} from this category`}
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
            Add works from Komawari
          </ButtonLink>
          <ButtonLink href={generatePath(paths.categoryExternalWorks, params)} icon="plus">
            Add works from elsewhere
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
