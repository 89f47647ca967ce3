import { ButtonLink, SectionHead, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import worksTexts from '../../messages/works.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { IllustrationLine, NoIllustrations } from '../../illustrations/index.ts';
import { NoWorks } from '../components/NoWorks.tsx';
import { WorkLine } from '../components/WorkLine.tsx';
import { GetWorkspaceWorks } from '../operations/GetWorkspaceWorks.ts';

/** What the creator worked on last: three works and three illustrations, and the way to all of them. */
export function WorksAndIllustrationsPage() {
  const { lists: texts } = useTexts(worksTexts);
  const query = useQuery(GetWorkspaceWorks, {});
  return (
    <>
      <title>{`${texts.latestTitle()} | Komawari`}</title>
      <header className="ws-head">
        <h1>{texts.latestHeading()}</h1>
        <div className="row">
          <ButtonLink href={paths.newIllustration} icon="plus">
            {texts.newIllustration()}
          </ButtonLink>
          <ButtonLink href={paths.newWork} variant="primary" icon="plus">
            {texts.newWork()}
          </ButtonLink>
        </div>
      </header>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => {
          const works = registeredOf(viewer)?.works.edges ?? [];
          const illustrations = registeredOf(viewer)?.illustrations.edges ?? [];
          return (
            <div className="stack stack--lg">
              <Latest
                id="works"
                title={texts.title()}
                all={{ href: paths.works, label: texts.allWorks() }}
                empty={<NoWorks />}
              >
                {works.map(({ node }) => (
                  <WorkLine key={node.id} work={node} />
                ))}
              </Latest>
              <Latest
                id="illustrations"
                title={texts.illustrations()}
                all={{ href: paths.illustrations, label: texts.allIllustrations() }}
                empty={<NoIllustrations />}
              >
                {illustrations.map(({ node }) => (
                  <IllustrationLine key={node.id} illustration={node} />
                ))}
              </Latest>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

interface LatestProps {
  id: string;
  title: string;
  all: { href: string; label: string };
  empty: ReactNode;
  children: ReactNode[];
}

function Latest({ id, title, all, empty, children }: LatestProps) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <SectionHead id={`${id}-heading`} title={title} {...(children.length > 0 ? { more: all } : {})} />
      {children.length > 0 ? <ul className="box works">{children}</ul> : empty}
    </section>
  );
}
