// Written from messages/en/feeds.json by `npm run generate`.

export interface Feeds {
  titles: {
    /** New works */
    newWorks(): string;
    /** {period, select, daily {Ranking, daily} weekly {Ranking, weekly} monthly {Ranking, monthly} total {Ranking, total} other {Ranking}} */
    ranking(values: { period: 'daily' | 'weekly' | 'monthly' | 'total' | 'other' }): string;
    /** Creators you watch */
    watched(): string;
  };
  entries: {
    /** For readers who watch the creator. */
    forFans(): string;
    /** For sale: {price} with tax. */
    forSale(values: { price: string }): string;
  };
}

declare const feeds: Record<'en' | 'ja', Feeds>;
export default feeds;
