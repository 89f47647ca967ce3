// Compiled from messages/en/readerPreview.json by `npm run generate`.

export default {
  dialog: {
    title: () => "Preview",
    nothing: () => "Nothing to read yet",
    nothingLead: () => "Add pages, and they appear here as readers will see them.",
    close: () => "Close the preview",
    end: () => "The end. Likes, comments and your next episode follow here."
  },
  reader: {
    text: () => "Text of the pages",
    help: () => "Keys and help",
    settings: () => "Reader settings",
    pages: () => "Pages",
    thumbnails: () => "Page thumbnails",
    page: () => "Page",
    pageAlt: (d) => "Page " + d.number,
    endLabel: () => "End of the episode",
    nextPage: () => "Next page",
    previousPage: () => "Previous page",
    next: () => "Next",
    back: () => "Back",
    layout: () => "Page layout",
    spread: () => "Spread",
    single: () => "Single",
    scroll: () => "Scroll",
    shift: () => "Shift pairing by one page (O)"
  }
}
