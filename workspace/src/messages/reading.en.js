// Compiled from messages/en/reading.json by `npm run generate`.

export default {
  history: {
    title: () => "History",
    nothing: () => "Nothing read yet",
    nothingLead: () => "Every episode you open waits here, at the page you left.",
    newWorks: () => "See new works",
    episodes: () => "episodes",
    guest: () => "This history lives on this device. With an account it follows you.",
    createAccount: () => "Create an account",
    clear: () => "Clear history",
    cleared: () => "History cleared",
    ask: () => "Clear your whole history?",
    clearIt: () => "Clear",
    clearing: () => "Clearing",
    clearsHere: () => "What you read, and where you stopped, is forgotten on this device. This cannot be undone.",
    clearsAll: () => "What you read, and where you stopped, is forgotten on this device and in your account. This cannot be undone."
  },
  bookmarks: {
    title: () => "Bookmarks",
    none: () => "No bookmarks yet",
    noneLead: () => "Bookmark a work and its new episodes gather here.",
    guest: () => "These bookmarks live in this browser. With an account they follow you.",
    find: () => "Find by title",
    onlyTitles: () => "Only the titles of your bookmarks are searched.",
    works: () => "works",
    byUpdate: () => "Updated",
    byAddition: () => "Added",
    unread: (d) => d.count + " unread",
    updated: () => "Updated <time/>",
    removed: () => "Bookmark removed",
    undo: () => "Undo"
  }
}
