// Compiled from messages/en/readerNotes.json by `npm run generate`.

export default {
  hint: {
    next: () => "Next page",
    bars: () => "Controls",
    back: () => "Back",
    toTheLeft: () => "This work reads right to left. Tap a side or swipe.",
    toTheRight: () => "This work reads left to right. Tap a side or swipe."
  },
  waiting: {
    one: (d) => "Page " + d.page + " is loading",
    both: (d) => "Pages " + d.page + " and " + d.last + " are loading"
  },
  sharing: {
    copied: (d) => "Link to page " + d.page + " copied",
    failed: () => "This page could not be shared."
  }
}
