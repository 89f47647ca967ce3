import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { ListTools } from '../../shared/components/ListTools.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { paths } from '../../shared/routes.ts';
import { useListAddress } from '../../shared/useListAddress.ts';
import { usePages } from '../../shared/usePages.ts';
import { NoWorks } from '../components/NoWorks.tsx';
import { WorkLine } from '../components/WorkLine.tsx';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';
import { registeredOf } from '../../shared/registeredOf.ts';

/** Works a page of the list shows. */
const WORKS_PER_PAGE = 100;

const SORTS = [
  { value: 'EDITED', label: 'Edited' },
  { value: 'MADE', label: 'New' },
  { value: 'TITLE', label: 'Title' },
] as const;

/** Every work of the creator; the address holds their order (`sort`) and the words looked for (`title`). */
export function WorksPage() {
  const [address, change] = useListAddress();
  const title = address.get('title') ?? '';
  const sort = SORTS.find(({ value }) => value.toLowerCase() === address.get('sort'))?.value ?? 'EDITED';
  const list = usePages(GetWorkspaceViewerWorks, WORKS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.works ?? null, {
    sort,
    title,
  });
  const isFirst = title === '' && list.query.data?.length === 0;
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
              <ListTools
                find="Find by title"
                words={title}
                sort={sort}
                sorts={SORTS}
                onWords={(words) => change('title', words)}
                onSort={(value) => change('sort', value === 'EDITED' ? '' : value.toLowerCase())}
              />
              {works.length === 0 ? (
                <NoneFound text={title} onForget={() => change('title', '')}>
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
