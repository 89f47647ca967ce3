import { ButtonLink, EmptyState, Link, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { Trail } from '../components/Trail.tsx';
import { WorkRow } from '../components/WorkRow.tsx';
import { listedWorkOf, type ListedWork } from '../listedWork.ts';
import { GetWorkspacePortfolioWorks } from '../operations/GetWorkspacePortfolioWorks.ts';
import { aboveParts } from '../trails.ts';
import { NEW } from '../useCategoryDraft.ts';

const newWork = generatePath(paths.portfolioExternalWork, { externalWorkId: NEW });

/** Works a page of the list shows. */
const PER_PAGE = 100;

/** Every work of the portfolio, with a category or without. */
export function PortfolioWorksPage() {
  const { allWorks: texts } = useTexts(portfoliosTexts);
  const list = usePages(
    GetWorkspacePortfolioWorks,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.user.portfolio?.works ?? null,
  );
  return (
    <>
      <Trail above={aboveParts()} here={texts.title()} />
      <header className="ws-head">
        <h1>{texts.title()}</h1>
        <ButtonLink href={newWork} icon="plus">
          {texts.fresh()}
        </ButtonLink>
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(works) => (
          <>
            <Works works={works.map(listedWorkOf)} />
            <ListEnd noun={texts.noun()} list={list} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Works({ works }: { works: readonly ListedWork[] }) {
  const { allWorks: texts } = useTexts(portfoliosTexts);
  if (works.length === 0)
    return (
      <EmptyState heading="h2" title={texts.none()}>
        {texts.noneLead()}
      </EmptyState>
    );
  return (
    <ul className="box works">
      {works.map((work) => (
        <li key={work.id} className="works__line">
          <WorkRow work={work}>
            <Link className="link" href={formOf(work)} aria-label={texts.editWhat({ title: work.title })}>
              {texts.edit()}
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
