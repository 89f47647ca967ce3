import { ButtonLink, EmptyState, Link, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { generatePath } from 'react-router';
import { Loaded } from '../../app/components/Loaded.tsx';
import { registeredOf } from '../../app/registeredOf.ts';
import { paths } from '../../app/routes.ts';
import { Trail } from '../components/Trail.tsx';
import { WorkRow } from '../components/WorkRow.tsx';
import { worksOf, type ListedWork } from '../listedWork.ts';
import { GetWorkspacePortfolioWorks } from '../operations/GetWorkspacePortfolioWorks.ts';
import { aboveParts } from '../trails.ts';
import { NEW } from '../useCategoryDraft.ts';

const newWork = generatePath(paths.portfolioExternalWork, { externalWorkId: NEW });

/** Every work of the portfolio, with a category or without. */
export function PortfolioWorksPage() {
  const query = useQuery(GetWorkspacePortfolioWorks, {});
  return (
    <>
      <Trail above={aboveParts} here="All works" />
      <header className="ws-head">
        <h1>All works</h1>
        <ButtonLink href={newWork} icon="plus">
          New work from elsewhere
        </ButtonLink>
      </header>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Works works={worksOf(registeredOf(viewer)?.user.portfolio)} />}
      </Loaded>
    </>
  );
}

function Works({ works }: { works: readonly ListedWork[] }) {
  if (works.length === 0)
    return (
      <EmptyState heading="h2" title="No works yet">
        Works you add to a category stand here too.
      </EmptyState>
    );
  return (
    <ul className="box works">
      {works.map((work) => (
        <li key={work.id} className="works__line">
          <WorkRow work={work}>
            <Link className="link" href={formOf(work)} aria-label={`Edit ${work.title}`}>
              Edit
            </Link>
          </WorkRow>
        </li>
      ))}
    </ul>
  );
}

const formOf = ({ id, workId }: ListedWork): string =>
  workId === null
    ? generatePath(paths.portfolioExternalWork, { externalWorkId: id })
    : generatePath(paths.portfolioKomawariWork, { komawariWorkId: id });
