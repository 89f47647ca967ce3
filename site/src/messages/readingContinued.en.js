// Compiled from messages/en/readingContinued.json by `npm run generate`.

export default {
  continued: {
    next: () => "Next: <place/>",
    within: (d) => "<place/>, " + d.page,
    none: () => "What you begin to read will be here.",
    all: () => "You have read everything you began.",
    newWorks: () => "See the new works",
    failed: () => "What you read could not be loaded.",
    history: () => "Open your history"
  }
}
