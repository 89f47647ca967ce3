import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { NoIllustrations } from '../components/NoIllustrations.tsx';
import { IllustrationLine } from '../components/IllustrationLine.tsx';
import { GetWorkspaceIllustrations } from '../operations/GetWorkspaceIllustrations.ts';

/** Illustrations a page of the list shows. */
const PER_PAGE = 100;

/** Every illustration of the creator, the one edited last first. */
export function IllustrationsPage() {
  const list = usePages(
    GetWorkspaceIllustrations,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.illustrations ?? null,
  );
  return (
    <>
      <title>Illustrations | Komawari</title>
      <header className="ws-head">
        <h1>Illustrations</h1>
        {list.query.data?.length === 0 ? null : (
          <ButtonLink href={paths.newIllustration} variant="primary" icon="plus">
            New illustration
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(illustrations) =>
          illustrations.length === 0 ? (
            <NoIllustrations />
          ) : (
            <>
              <ul className="box works">
                {illustrations.map((illustration) => (
                  <IllustrationLine key={illustration.id} illustration={illustration} />
                ))}
              </ul>
              <ListEnd noun="illustrations" step={PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
