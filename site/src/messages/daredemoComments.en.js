// Compiled from messages/en/daredemoComments.json by `npm run generate`.

export default {
  hint: {
    fansAfterAuthor: () => "The author reads it first, then fans can.",
    allAfterAuthor: () => "The author reads it first, then everyone can.",
    fans: () => "Only fans can read this.",
    all: () => "Everyone can read this."
  },
  list: {
    placeholder: () => "What stayed with you?",
    waits: () => "Sent. It is waiting for the author",
    posted: () => "Comment posted",
    none: () => "No comments yet. What stayed with you?",
    loading: () => "Loading",
    more: (d) => "Show " + d.count + " more",
    commentBy: (d) => "the comment by " + d.name
  },
  actions: {
    deleted: () => "Comment deleted",
    "delete": () => "Delete",
    pinned: () => "Comment pinned",
    unpinned: () => "Comment unpinned",
    pin: () => "Pin to the top",
    unpin: () => "Unpin"
  }
}
