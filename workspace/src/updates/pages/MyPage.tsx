import { ButtonLink, EmptyState, SectionHead, Skeleton } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect } from 'react';
import updatesTexts from '../../messages/updates.js';
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
  const { my: texts } = useTexts(updatesTexts);
  const list = usePages(
    GetUpdateInformation,
    UPDATES_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.updateInformation ?? null,
  );
  const newCount = list.head?.newCount ?? 0;
  useNotedVisit(list.query.isSuccess);
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <h1 className="sr">{texts.title()}</h1>
      <WhoIsHere />
      <section aria-labelledby="updates">
        <SectionHead id="updates" title={texts.updates()} note={newCount > 0 ? newCountLabel(newCount) : null} />
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
                <ListEnd noun={texts.noun()} list={list} />
              </>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

function newCountLabel(newCount: number): string {
  const { my: texts } = textsOf(updatesTexts);
  return newCount >= 100 ? texts.manyNew() : texts.newCount({ count: `${newCount}` });
}

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
  const { my: texts } = useTexts(updatesTexts);
  return (
    <div className="stack stack--lg">
      <EmptyState title={texts.nothing()} action={<ButtonLink href="/rankings/daily">{texts.seeOthers()}</ButtonLink>}>
        {texts.nothingLead()}
      </EmptyState>
      <PublicWorks />
    </div>
  );
}
