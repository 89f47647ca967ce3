import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { ListTools } from '../../shared/components/ListTools.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { paths } from '../../shared/routes.ts';
import { useTitleList } from '../../shared/useTitleList.ts';
import { usePages } from '../../shared/usePages.ts';
import { NoWorks } from '../components/NoWorks.tsx';
import { WorkLine } from '../components/WorkLine.tsx';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';
import { registeredOf } from '../../shared/registeredOf.ts';

/** Works a page of the list shows. */
const WORKS_PER_PAGE = 100;

/** Every work of the creator; the address holds their order (`sort`) and the words looked for (`title`). */
export function WorksPage() {
  const { asked, tools, forget } = useTitleList();
  const list = usePages(
    GetWorkspaceViewerWorks,
    WORKS_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.works ?? null,
    asked,
  );
  const isFirst = asked.title === '' && list.query.data?.length === 0;
  return (
    <>
      <title>Works | Komawari</title>
      <header className="ws-head">
        <h1>Works</h1>
        {isFirst ? null : (
          <ButtonLink href={paths.newWork} variant="primary" icon="plus">
            New work
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(works) =>
          isFirst ? (
            <NoWorks />
          ) : (
            <div className="stack">
              <ListTools {...tools} />
              {works.length === 0 ? (
                <NoneFound text={asked.title} onForget={forget}>
                  Only the titles of your works are searched.
                </NoneFound>
              ) : (
                <ul className="box works">
                  {works.map((work) => (
                    <WorkLine key={work.id} work={work} />
                  ))}
                </ul>
              )}
              <ListEnd noun="works" step={WORKS_PER_PAGE} list={list} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
