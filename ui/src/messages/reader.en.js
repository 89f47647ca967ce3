// Compiled from messages/en/reader.json by `npm run generate`.

export default {
  turning: {
    nextPage: () => "Next page",
    previousPage: () => "Previous page",
    next: () => "Next",
    previous: () => "Back",
    unpaired: () => "Shifting pairs pages in the spread layout."
  },
  place: {
    page: (d) => "Page " + d.page + " of " + d.total,
    pages: (d) => "Pages " + d.page + " and " + d.last + " of " + d.total,
    resumed: (d) => "You were on page " + d.page + ".",
    startOver: () => "Start at page 1",
    missing: (d) => "There is no page " + d.page + ". This episode has " + d.total + ".",
    thumbnail: (d) => "Page " + d.page,
    thumbnails: (d) => "Pages " + d.page + " and " + d.last
  },
  ends: {
    newest: () => "This is the newest episode.",
    first: () => "This is the first episode."
  },
  failures: {
    absent: () => "That did not load",
    failed: (d) => "Page " + d.page + " did not load",
    retry: () => "Retry"
  }
}
