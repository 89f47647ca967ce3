// Compiled from messages/en/yawarakaComments.json by `npm run generate`.

export default {
  words: {
    placeholder: () => "What did you like?",
    readByAll: (d) => "We read it first, then " + d.author + " does. Readers see it too.",
    readByAuthor: (d) => "We read it first, then " + d.author + " does. Readers see your icon only.",
    sent: () => "Sent. We read it first",
    none: () => "No comments yet. What did you like?",
    loading: () => "Loading",
    more: () => "Show more",
    commentBy: (d) => "the comment by " + d.name,
    delivered: (d) => d.author + " has your words.",
    rejected: () => "Not delivered, because it breaks the rules. Only you see this."
  },
  posters: {
    label: () => "Who sent kind words",
    all: () => "sent kind words to <author/>",
    andMore: (d) => "and " + d.count + " more sent kind words to <author/>"
  }
}
