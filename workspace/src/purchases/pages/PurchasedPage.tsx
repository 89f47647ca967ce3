import { Link, Skeleton } from '@komawari/ui/components';
import { nounFor } from '@komawari/ui/format';
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
  const list = usePages(MyPurchased, PURCHASES_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.purchaseHistory ?? null);
  return (
    <>
      <title>Purchased | Komawari</title>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(purchases) => {
          const shelves = shelvesOf(purchases);
          return (
            <>
              <div>
                <h1>Purchased</h1>
                {shelves.length > 0 && !list.hasMore ? <p className="small muted">{countOf(shelves)}</p> : null}
              </div>
              {shelves.length === 0 && !list.hasMore ? <NothingBought of="shelf" /> : null}
              {shelves.map((shelf) => (
                <BoughtWork key={shelf.work.id} {...shelf} />
              ))}
              <ListEnd noun="purchases" step={PURCHASES_PER_PAGE} list={list} />
              {purchases.length > 0 ? (
                <p className="small muted">
                  <Link className="link" href={paths.purchaseHistory}>
                    Receipts and refunds
                  </Link>{' '}
                  are in your settings.
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
  return `${episodes} ${nounFor(episodes, 'episodes')} of ${shelves.length} ${nounFor(shelves.length, 'works')}`;
}
