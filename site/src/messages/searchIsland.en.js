// Compiled from messages/en/searchIsland.json by `npm run generate`.

export default {
  form: {
    title: () => "Search | Komawari",
    titleOf: (d) => d.q + " | Search | Komawari",
    what: () => "Title, creator or tag",
    order: () => "Sort",
    search: () => "Search"
  },
  orders: {
    RELEVANCE: () => "Best match",
    NEW: () => "Newest",
    POPULAR: () => "Most popular",
    UPDATED: () => "Last updated"
  },
  filters: {
    filters: () => "Filters",
    chosen: () => "Filters of this search",
    not: (d) => "Not " + d.filter,
    remove: (d) => "Remove the filter " + d.filter
  },
  names: {
    genre: () => "Genre",
    lang: () => "Language",
    rating: () => "Rating",
    sale: () => "Price"
  },
  any: {
    genre: () => "Any genre",
    lang: () => "Any language",
    rating: () => "Any rating",
    sale: () => "Any price"
  },
  options: {
    all: () => "All ages",
    mature: () => "Mature",
    free: () => "Free",
    paid: () => "For sale"
  },
  found: {
    results: () => "results",
    hint: () => "One letter is enough. <code>tag:SF</code> looks for a tag, <code>by:name</code> for a creator, <code>-word</code> leaves a word out, and <code>\"two words\"</code> keeps them together.",
    failed: () => "The search is not answering",
    retry: () => "Try again",
    count: () => "<count/> for “<q/>”",
    work: (d) => d.count + " work",
    workCount: (d) => d.count + " works",
    moreThan: (d) => "More than " + d.count + " works",
    nothing: () => "Nothing matches “<q/>”",
    nothingLead: () => "Try fewer letters, look through the <tags>tags</tags>, or see the <new>new works</new>.",
    meant: () => "Did you mean",
    tags: () => "Tags",
    creators: () => "Creators",
    episodes: () => "Episodes",
    works: () => "Works",
    onPage: (d) => ", page " + d.page,
    noWork: () => "No work matches all of this.",
    more: () => "Show 50 more works",
    loading: () => "Loading"
  }
}
