import { ButtonLink, EmptyState, Picture, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import portfoliosTexts from '../../messages/portfolios.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspacePortfolioEditorQuery } from '../../gql/graphql.ts';
import { WorkRow } from '../components/WorkRow.tsx';
import { holdsWorks, listedWorkOf, type ListedWork } from '../listedWork.ts';
import { GetWorkspacePortfolioEditor } from '../operations/GetWorkspacePortfolioEditor.ts';

type User = Extract<GetWorkspacePortfolioEditorQuery['viewer'], { __typename: 'RegisteredViewer' }>['user'];

/** The creator's portfolio as it stands, and the ways to show and to change it. */
export function PortfolioPage() {
  const { overview: texts } = useTexts(portfoliosTexts);
  const query = useQuery(GetWorkspacePortfolioEditor, {});
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <Overview user={user} />}</Registered>}
      </Loaded>
    </>
  );
}

function Overview({ user }: { user: User }) {
  const { overview: texts } = useTexts(portfoliosTexts);
  const { portfolio } = user;
  const hasWorks = holdsWorks(portfolio);
  const isEmpty = !hasWorks && (portfolio?.categories.length ?? 0) === 0;
  return (
    <div className="stack stack--lg">
      <header className="ws-head">
        <h1>{texts.title()}</h1>
        <div className="row">
          {hasWorks ? (
            <ButtonLink href={`/@${user.screenName}/mangafolio`} variant="quiet" icon="eye">
              {texts.view()}
            </ButtonLink>
          ) : null}
          {isEmpty ? null : (
            <ButtonLink href={paths.portfolioEdit} variant="primary" icon="pen">
              {texts.edit()}
            </ButtonLink>
          )}
        </div>
      </header>
      {portfolio?.bannerImage ? (
        <span className="hero-field hero-field--wide">
          <Picture source={portfolio.bannerImage} sizes="(min-width: 960px) 60vw, 100vw" alt="" eager />
        </span>
      ) : null}
      {isEmpty ? <NothingYet /> : null}
      {portfolio?.categories.map(({ id, title, works }) => (
        <WorksBox key={id} title={title} lang={UNRECORDED_LANGUAGE} works={works.map(listedWorkOf)} />
      ))}
      {portfolio && portfolio.worksWithoutCategory.length > 0 ? (
        <WorksBox title={texts.noCategory()} works={portfolio.worksWithoutCategory.map(listedWorkOf)} />
      ) : null}
    </div>
  );
}

function NothingYet() {
  const { overview: texts } = useTexts(portfoliosTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.empty()}
      action={
        <ButtonLink href={paths.portfolioEdit} variant="primary" size="lg" icon="plus">
          {texts.make()}
        </ButtonLink>
      }
    >
      {texts.lead()}
    </EmptyState>
  );
}

function WorksBox({ title, lang, works }: { title: string; lang?: string; works: readonly ListedWork[] }) {
  const { overview: texts } = useTexts(portfoliosTexts);
  return (
    <section className="box" aria-label={title}>
      <h2 lang={lang}>{title}</h2>
      {works.length === 0 ? <p className="soft small">{texts.none()}</p> : null}
      <ul className="works">
        {works.map((work) => (
          <li key={work.id} className="works__line">
            <WorkRow work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}
