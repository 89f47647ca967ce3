import type { MyPurchasedQuery } from '../gql/graphql.ts';

type Purchase = Extract<
  MyPurchasedQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['purchaseHistory']['edges'][number]['node'];
/** An episode that was bought. */
export type BoughtEpisode = NonNullable<Purchase['item']>;

/** The bought episodes of one work. */
export interface Shelf {
  work: BoughtEpisode['work'];
  episodes: BoughtEpisode[];
}

/** What is on the shelf: what was given back or is gone stands in the purchase history alone. */
export function shelvesOf(purchases: readonly Purchase[]): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const { item, status, isDisputed } of purchases) {
    if (!item || status !== 'COMPLETED' || isDisputed) continue;
    const shelf = shelves.get(item.work.id) ?? { work: item.work, episodes: [] };
    shelf.episodes.push(item);
    shelves.set(item.work.id, shelf);
  }
  return [...shelves.values()];
}
