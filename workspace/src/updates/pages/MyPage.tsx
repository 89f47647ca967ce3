import { ButtonLink, EmptyState, SectionHead, Skeleton } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { useEffect } from 'react';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { PublicWorks } from '../components/PublicWorks.tsx';
import { UpdateLine } from '../components/UpdateLine.tsx';
import { WhoIsHere } from '../components/WhoIsHere.tsx';
import { GetUpdateInformation } from '../operations/GetUpdateInformation.ts';
import { NoteUpdateVisit } from '../operations/NoteUpdateVisit.ts';

/** Updates a page of the list shows. */
const UPDATES_PER_PAGE = 20;

/** Where a reader begins: who is here, and what the creators they watch published. */
export function MyPage() {
  const list = usePages(
    GetUpdateInformation,
    UPDATES_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.updateInformation ?? null,
  );
  const newCount = list.head?.newCount ?? 0;
  useNotedVisit(list.query.isSuccess);
  return (
    <>
      <title>Home | Komawari</title>
      <h1 className="sr">Home</h1>
      <WhoIsHere />
      <section aria-labelledby="updates">
        <SectionHead
          id="updates"
          title="From the creators you watch"
          note={newCount > 0 ? newCountLabel(newCount) : null}
        />
        <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
          {(updates) =>
            updates.length === 0 ? (
              <NothingNew />
            ) : (
              <>
                <ul className="box list updates">
                  {updates.map((update) => (
                    <UpdateLine key={update.id} update={update} />
                  ))}
                </ul>
                <ListEnd noun="updates" step={UPDATES_PER_PAGE} list={list} />
              </>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

const newCountLabel = (newCount: number): string =>
  `${newCount >= 100 ? '100 or more' : newCount} new since your last visit`;

/** Tells the API once that the list was seen, so that the next visit marks what came after. */
function useNotedVisit(isShown: boolean): void {
  useEffect(
    function noteVisit() {
      // Offline: the marks simply stay for the next visit.
      if (isShown) execute(NoteUpdateVisit, {}).catch(() => undefined);
    },
    [isShown],
  );
}

function NothingNew() {
  return (
    <div className="stack stack--lg">
      <EmptyState
        title="Nothing here yet"
        action={<ButtonLink href="/rankings/daily">See what others read</ButtonLink>}
      >
        Watch a creator, and every episode and illustration they publish gathers here.
      </EmptyState>
      <PublicWorks />
    </div>
  );
}
