import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { NoWorks } from '../components/NoWorks.tsx';
import { WorkLine } from '../components/WorkLine.tsx';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';
import { registeredOf } from '../../shared/registeredOf.ts';

/** Works a page of the list shows. */
const WORKS_PER_PAGE = 100;

/** Every work of the creator, the one edited last first. */
export function WorksPage() {
  const list = usePages(GetWorkspaceViewerWorks, WORKS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.works ?? null);
  return (
    <>
      <title>Works | Komawari</title>
      <header className="ws-head">
        <h1>Works</h1>
        {list.query.data?.length === 0 ? null : (
          <ButtonLink href={paths.newWork} variant="primary" icon="plus">
            New work
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(works) =>
          works.length === 0 ? (
            <NoWorks />
          ) : (
            <>
              <ul className="box works">
                {works.map((work) => (
                  <WorkLine key={work.id} work={work} />
                ))}
              </ul>
              <ListEnd noun="works" step={WORKS_PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
