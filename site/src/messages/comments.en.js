// Compiled from messages/en/comments.json by `npm run generate`.

export default {
  section: {
    comments: () => "Comments",
    kindWords: () => "Kind words",
    closed: () => "The author has closed comments on this work."
  }
}
