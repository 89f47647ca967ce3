import { Link, Skeleton } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import purchasesTexts from '../../messages/purchases.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { BoughtWork } from '../components/BoughtWork.tsx';
import { NothingBought } from '../components/NothingBought.tsx';
import { MyPurchased } from '../operations/MyPurchased.ts';
import { shelvesOf, type Shelf } from '../shelves.ts';

/** Purchases a page of the list shows. */
const PURCHASES_PER_PAGE = 50;

/** What the reader bought, to read again, by work. */
export function PurchasedPage() {
  const { shelf: texts } = useTexts(purchasesTexts);
  const list = usePages(MyPurchased, PURCHASES_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.purchaseHistory ?? null);
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(purchases) => {
          const shelves = shelvesOf(purchases);
          return (
            <>
              <div>
                <h1>{texts.title()}</h1>
                {shelves.length > 0 && !list.hasMore ? <p className="small muted">{countOf(shelves)}</p> : null}
              </div>
              {shelves.length === 0 && !list.hasMore ? <NothingBought of="shelf" /> : null}
              {shelves.map((shelf) => (
                <BoughtWork key={shelf.work.id} {...shelf} />
              ))}
              <ListEnd noun={texts.noun()} list={list} />
              {purchases.length > 0 ? (
                <p className="small muted">
                  <Sentence
                    text={texts.receipts()}
                    parts={{
                      history: (words) => (
                        <Link className="link" href={paths.purchaseHistory}>
                          {words}
                        </Link>
                      ),
                    }}
                  />
                </p>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function countOf(shelves: readonly Shelf[]): string {
  const episodes = shelves.reduce((count, shelf) => count + shelf.episodes.length, 0);
  return textsOf(purchasesTexts).shelf.count({ episodes, works: shelves.length });
}
