import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { ListTools } from '../../shared/components/ListTools.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { useTitleList } from '../../shared/useTitleList.ts';
import { NoIllustrations } from '../components/NoIllustrations.tsx';
import { IllustrationLine } from '../components/IllustrationLine.tsx';
import { GetWorkspaceIllustrations } from '../operations/GetWorkspaceIllustrations.ts';

/** Illustrations a page of the list shows. */
const PER_PAGE = 100;

/** Every illustration of the creator; the address holds their order (`sort`) and the words looked for (`title`). */
export function IllustrationsPage() {
  const { asked, tools, forget } = useTitleList();
  const list = usePages(
    GetWorkspaceIllustrations,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.illustrations ?? null,
    asked,
  );
  const isFirst = asked.title === '' && list.query.data?.length === 0;
  return (
    <>
      <title>Illustrations | Komawari</title>
      <header className="ws-head">
        <h1>Illustrations</h1>
        {isFirst ? null : (
          <ButtonLink href={paths.newIllustration} variant="primary" icon="plus">
            New illustration
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(illustrations) =>
          isFirst ? (
            <NoIllustrations />
          ) : (
            <div className="stack">
              <ListTools {...tools} />
              {illustrations.length === 0 ? (
                <NoneFound text={asked.title} onForget={forget}>
                  Only the titles of your illustrations are searched.
                </NoneFound>
              ) : (
                <ul className="box works">
                  {illustrations.map((illustration) => (
                    <IllustrationLine key={illustration.id} illustration={illustration} />
                  ))}
                </ul>
              )}
              <ListEnd noun="illustrations" step={PER_PAGE} list={list} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
