// Compiled from messages/en/commentForm.json by `npm run generate`.

export default {
  form: {
    label: () => "Write a comment",
    empty: () => "Write something first.",
    tooLong: (d) => "Shorten it to " + d.max + " characters.",
    notPosted: () => "This comment cannot be posted.",
    posting: () => "Posting",
    post: () => "Post"
  }
}
