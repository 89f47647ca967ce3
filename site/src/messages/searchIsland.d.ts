// Written from messages/en/searchIsland.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface SearchIsland {
  form: {
    /** Search | Komawari */
    title(): string;
    /** {q} | Search | Komawari */
    titleOf(values: { q: string }): string;
    /** Title, creator or tag */
    what(): string;
    /** Sort */
    order(): string;
    /** Search */
    search(): string;
  };
  orders: {
    /** Best match */
    RELEVANCE(): string;
    /** Newest */
    NEW(): string;
    /** Most popular */
    POPULAR(): string;
    /** Last updated */
    UPDATED(): string;
  };
  filters: {
    /** Filters */
    filters(): string;
    /** Filters of this search */
    chosen(): string;
    /** Not {filter} */
    not(values: { filter: string }): string;
    /** Remove the filter {filter} */
    remove(values: { filter: string }): string;
  };
  names: {
    /** Genre */
    genre(): string;
    /** Language */
    lang(): string;
    /** Rating */
    rating(): string;
    /** Price */
    sale(): string;
  };
  any: {
    /** Any genre */
    genre(): string;
    /** Any language */
    lang(): string;
    /** Any rating */
    rating(): string;
    /** Any price */
    sale(): string;
  };
  options: {
    /** All ages */
    all(): string;
    /** Mature */
    mature(): string;
    /** Free */
    free(): string;
    /** For sale */
    paid(): string;
  };
  found: {
    /** results */
    results(): string;
    /** One letter is enough. <code>tag:SF</code> looks for a tag, <code>by:name</code> for a creator, <code>-word</code> leaves a word out, and <code>"two words"</code> keeps them together. */
    hint(): string;
    /** The search is not answering */
    failed(): string;
    /** Try again */
    retry(): string;
    /** <count/> for “<q/>” */
    count(): string;
    /** {count} work */
    work(values: { count: string }): string;
    /** {count} works */
    workCount(values: { count: string }): string;
    /** More than {count} works */
    moreThan(values: { count: string }): string;
    /** Nothing matches “<q/>” */
    nothing(): string;
    /** Try fewer letters, look through the <tags>tags</tags>, or see the <new>new works</new>. */
    nothingLead(): string;
    /** Did you mean */
    meant(): string;
    /** Tags */
    tags(): string;
    /** Creators */
    creators(): string;
    /** Episodes */
    episodes(): string;
    /** Works */
    works(): string;
    /** , page {page} */
    onPage(values: { page: string }): string;
    /** No work matches all of this. */
    noWork(): string;
    /** Show 50 more works */
    more(): string;
    /** Loading */
    loading(): string;
  };
}

declare const searchIsland: Catalogue<SearchIsland>;
export default searchIsland;
