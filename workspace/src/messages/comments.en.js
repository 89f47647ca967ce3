// Compiled from messages/en/comments.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  answer: {
    empty: () => "Write your answer first.",
    changed: () => "Answer changed",
    posted: () => "Answer posted",
    to: (d) => "Answer to " + d.name,
    toGuest: () => "Answer to this guest",
    hint: () => "Everyone can read it, under the comment.",
    posting: () => "Posting",
    change: () => "Change",
    post: () => "Post",
    cancel: () => "Cancel"
  },
  keys: {
    next: () => "Next comment",
    before: () => "Previous comment",
    select: () => "Select the comment, or take it out",
    help: () => "Show these keys",
    title: () => "Keyboard shortcuts",
    close: () => "Close",
    lead: () => "They work while the focus is on a comment of the list. The Tab key brings it there."
  },
  selection: {
    label: () => "Selected comments",
    count: (d) => number("en", d.count, 0) + " selected",
    all: () => "Select all",
    approving: () => "Approving",
    approve: () => "Approve",
    "delete": () => "Delete",
    clear: () => "Clear",
    ask: (d) => "Delete " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " comment", other: number("en", d.count, 0) + " comments" }) + "?",
    deleteThem: (d) => "Delete " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " comment", other: number("en", d.count, 0) + " comments" }),
    keep: () => "Keep",
    deleting: () => "Deleting",
    neverSeen: () => "No reader ever sees them. It does not come back.",
    seenNoMore: () => "Readers stop seeing what you delete at once. It does not come back."
  },
  soft: {
    searched: () => "The words of the comments and the names of those who wrote them are searched.",
    none: () => "No soft comments yet",
    lead: () => "Soft comments are written to you alone. We read each one first, and it appears here once it is delivered.",
    label: () => "Soft comments",
    noun: () => "comments"
  },
  holding: {
    noWord: () => "Write the word first.",
    title: () => "Holding comments",
    words: () => "Filtered words",
    lead: () => "New comments with one of these words wait for you, however it is written: width, case and kana make no difference. Readers are not told the words.",
    none: () => "No filtered words yet.",
    held: () => "New comments wait for you",
    atOnce: () => "New comments appear at once",
    holdAll: () => "Hold all new comments until I check them",
    holdAllHint: () => "Until you approve a comment, only its writer sees it. Comments that are already there stay.",
    added: (d) => "Comments with “" + d.word + "” wait",
    word: () => "Word",
    adding: () => "Adding",
    add: () => "Add word",
    removeWhat: (d) => "Remove " + d.word,
    remove: () => "Remove"
  },
  open: {
    searched: () => "The words of the comments and the names of those who wrote them are searched.",
    noneOnWork: () => "No comments on this work",
    chooseOther: () => "Choose another work, or all of them.",
    noneHeld: () => "Nothing is waiting",
    noneHeldLead: () => "Held comments stay here until you approve or delete them.",
    none: () => "No open comments yet",
    noneLead: () => "Comments that readers leave under your episodes, for everybody to read, appear here.",
    approving: () => "Approving",
    approveOf: (d) => "Approve the comment by " + d.name,
    approveOfGuest: () => "Approve the comment by this guest",
    approve: () => "Approve",
    waiting: () => "Comments that wait",
    label: () => "Open comments",
    noun: () => "comments",
    change: () => "Change your answer",
    answer: () => "Answer",
    unpin: () => "Unpin",
    pin: () => "Pin to the top",
    deleteAnswer: () => "Delete your answer",
    "delete": () => "Delete"
  },
  select: {
    comment: (d) => "Select the comment by " + d.name,
    guest: () => "Select the comment by this guest"
  },
  line: {
    answer: () => "Your answer",
    on: () => "on <episode/>",
    filtered: () => "Filtered word"
  },
  writer: {
    block: (d) => "Block " + d.name,
    blockGuest: () => "Block this guest",
    blocked: (d) => "Blocked " + d.name,
    blockedGuest: () => "Blocked this guest"
  },
  done: {
    deleted: (d) => plural(d.count, 0, en, { one: "Comment deleted", other: number("en", d.count, 0) + " comments deleted" }),
    notBlocked: () => "This person was not blocked",
    undo: () => "Undo",
    approved: (d) => plural(d.count, 0, en, { one: "Comment approved", other: number("en", d.count, 0) + " comments approved" }),
    pinned: () => "Comment pinned",
    unpinned: () => "Comment unpinned"
  },
  page: {
    daredemo: () => "Everybody can read open comments. You decide which ones stay.",
    waiting: () => "Readers see these once you approve them.",
    yawaraka: () => "Soft comments reach you after we have read them.",
    newest: () => "Newest",
    oldest: () => "Oldest",
    title: () => "Comments",
    kinds: () => "Kinds of comments",
    open: () => "Open",
    held: () => "Waiting",
    soft: () => "Soft",
    work: () => "Work",
    all: () => "All works",
    find: () => "Find words or names"
  }
}
