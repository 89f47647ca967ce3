import { Link, Skeleton } from '@komawari/ui/components';
import { formatEpisodeHeading, formatExact, formatYen } from '@komawari/ui/format';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import type { MyPurchaseHistoryQuery } from '../../gql/graphql.ts';
import { NothingBought } from '../components/NothingBought.tsx';
import { MyPurchaseHistory } from '../operations/MyPurchaseHistory.ts';

/** Purchases a page of the list shows. */
const PURCHASES_PER_PAGE = 50;

type Purchase = Extract<
  MyPurchaseHistoryQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['purchaseHistory']['edges'][number]['node'];

/** What was paid, and when. */
export function PurchaseHistoryPage() {
  const list = usePages(
    MyPurchaseHistory,
    PURCHASES_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.purchaseHistory ?? null,
  );
  return (
    <SettingsFrame title="Purchase history">
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(purchases) =>
          purchases.length === 0 ? (
            <NothingBought />
          ) : (
            <>
              <ul className="box list">
                {purchases.map((purchase) => (
                  <PaidLine key={purchase.id} purchase={purchase} />
                ))}
              </ul>
              <ListEnd noun="purchases" step={PURCHASES_PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </SettingsFrame>
  );
}

function PaidLine({ purchase: { price, purchasedAt, item } }: { purchase: Purchase }) {
  return (
    <li className="spread">
      <div className="grow">
        {item ? (
          <Link className="strong" href={`/episodes/${item.id}`} lang="ja">
            {`${item.work.title}　${formatEpisodeHeading(item)}`}
          </Link>
        ) : (
          <p className="soft">An episode that is not here any more</p>
        )}
        <p className="small muted">
          <time dateTime={purchasedAt}>{formatExact(purchasedAt)}</time>
        </p>
      </div>
      <p className="price">{formatYen(price)}</p>
    </li>
  );
}
