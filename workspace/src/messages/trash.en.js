// Compiled from messages/en/trash.json by `npm run generate`.

export default {
  page: {
    title: () => "Trash",
    lead: () => "Deleted works, episodes and illustrations stay here for 30 days.",
    empty: () => "The trash is empty",
    emptyLead: () => "What you delete waits here for 30 days, in case you want it back.",
    noun: () => "things",
    untitled: () => "Untitled",
    dates: () => "Deleted <deleted/>, gone for good on <purged/>",
    restore: () => "Restore",
    restoreWhat: (d) => "Restore " + d.title,
    restoring: () => "Restoring",
    restored: () => "Restored"
  },
  kinds: {
    WORK: () => "Work",
    EPISODE: () => "Episode",
    ILLUSTRATION: () => "Illustration"
  }
}
