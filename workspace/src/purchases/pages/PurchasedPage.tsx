import { EpisodeRow, Skeleton } from '@komawari/ui/components';
import { formatDay, formatEpisodeLabel, formatPlaceBesideLabel } from '@komawari/ui/format';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import type { MyPurchasedQuery } from '../../gql/graphql.ts';
import { NothingBought } from '../components/NothingBought.tsx';
import { MyPurchased } from '../operations/MyPurchased.ts';

/** Purchases a page of the list shows. */
const PURCHASES_PER_PAGE = 50;

type Purchase = Extract<
  MyPurchasedQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['purchaseHistory']['edges'][number]['node'];
type Episode = NonNullable<Purchase['item']>;

/** What the reader bought, to read again. What is gone stands in the purchase history alone. */
export function PurchasedPage() {
  const list = usePages(MyPurchased, PURCHASES_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.purchaseHistory ?? null);
  return (
    <>
      <title>Purchased | Komawari</title>
      <h1>Purchased</h1>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(purchases) =>
          purchases.length === 0 ? (
            <NothingBought />
          ) : (
            <>
              <ul className="box list">
                {purchases.map(({ id, purchasedAt, item }) =>
                  item ? <PurchasedLine key={id} episode={item} purchasedAt={purchasedAt} /> : null,
                )}
              </ul>
              <ListEnd noun="purchases" step={PURCHASES_PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function PurchasedLine({ episode, purchasedAt }: { episode: Episode; purchasedAt: string }) {
  const { viewerReadingHistory: history, pages, work } = episode;
  return (
    <li>
      <EpisodeRow
        href={`/episodes/${episode.id}`}
        place={formatPlaceBesideLabel(episode)}
        title={formatEpisodeLabel(episode)}
        thumbnail={episode.thumbnailImage ?? null}
        status={
          !history
            ? { kind: 'purchased' }
            : history.isCompleted
              ? { kind: 'read' }
              : { kind: 'reading', page: history.pageNumber, pageCount: pages.totalCount }
        }
        meta={
          <>
            <span lang="ja">{work.title}</span>
            <span lang="ja">{work.user.displayName}</span>
            <span>
              Bought <time dateTime={purchasedAt}>{formatDay(purchasedAt)}</time>
            </span>
          </>
        }
      />
    </li>
  );
}
