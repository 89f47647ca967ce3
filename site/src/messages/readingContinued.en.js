// Compiled from messages/en/readingContinued.json by `npm run generate`.

export default {
  continued: {
    next: () => "Next: <place/>",
    within: (d) => "<place/>, " + d.page,
    all: () => "You have read everything you began.",
    newWorks: () => "See the new works",
    failed: () => "What you read could not be loaded.",
    history: () => "Open your history"
  }
}
