// Written from messages/en/comments.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Comments {
  answer: {
    /** Write your answer first. */
    empty(): string;
    /** Answer changed */
    changed(): string;
    /** Answer posted */
    posted(): string;
    /** Answer to {name} */
    to(values: { name: string }): string;
    /** Answer to this guest */
    toGuest(): string;
    /** Everyone can read it, under the comment. */
    hint(): string;
    /** Posting */
    posting(): string;
    /** Change */
    change(): string;
    /** Post */
    post(): string;
    /** Cancel */
    cancel(): string;
  };
  keys: {
    /** Next comment */
    next(): string;
    /** Previous comment */
    before(): string;
    /** Select the comment, or take it out */
    select(): string;
    /** Show these keys */
    help(): string;
    /** Keyboard shortcuts */
    title(): string;
    /** Close */
    close(): string;
    /** They work while the focus is on a comment of the list. The Tab key brings it there. */
    lead(): string;
  };
  selection: {
    /** Selected comments */
    label(): string;
    /** {count, number} selected */
    count(values: { count: number }): string;
    /** Select all */
    all(): string;
    /** Approving */
    approving(): string;
    /** Approve */
    approve(): string;
    /** Delete */
    delete(): string;
    /** Clear */
    clear(): string;
    /** Delete {count, plural, one {# comment} other {# comments}}? */
    ask(values: { count: number }): string;
    /** Delete {count, plural, one {# comment} other {# comments}} */
    deleteThem(values: { count: number }): string;
    /** Keep */
    keep(): string;
    /** Deleting */
    deleting(): string;
    /** No reader ever sees them. It does not come back. */
    neverSeen(): string;
    /** Readers stop seeing what you delete at once. It does not come back. */
    seenNoMore(): string;
  };
  soft: {
    /** The words of the comments and the names of those who wrote them are searched. */
    searched(): string;
    /** No soft comments yet */
    none(): string;
    /** Soft comments are written to you alone. We read each one first, and it appears here once it is delivered. */
    lead(): string;
    /** Soft comments */
    label(): string;
    /** comments */
    noun(): string;
  };
  holding: {
    /** Write the word first. */
    noWord(): string;
    /** Holding comments */
    title(): string;
    /** Filtered words */
    words(): string;
    /** New comments with one of these words wait for you, however it is written: width, case and kana make no difference. Readers are not told the words. */
    lead(): string;
    /** No filtered words yet. */
    none(): string;
    /** New comments wait for you */
    held(): string;
    /** New comments appear at once */
    atOnce(): string;
    /** Hold all new comments until I check them */
    holdAll(): string;
    /** Until you approve a comment, only its writer sees it. Comments that are already there stay. */
    holdAllHint(): string;
    /** Comments with “{word}” wait */
    added(values: { word: string }): string;
    /** Word */
    word(): string;
    /** Adding */
    adding(): string;
    /** Add word */
    add(): string;
    /** Remove {word} */
    removeWhat(values: { word: string }): string;
    /** Remove */
    remove(): string;
  };
  open: {
    /** The words of the comments and the names of those who wrote them are searched. */
    searched(): string;
    /** No comments on this work */
    noneOnWork(): string;
    /** Choose another work, or all of them. */
    chooseOther(): string;
    /** Nothing is waiting */
    noneHeld(): string;
    /** Held comments stay here until you approve or delete them. */
    noneHeldLead(): string;
    /** No open comments yet */
    none(): string;
    /** Comments that readers leave under your episodes, for everybody to read, appear here. */
    noneLead(): string;
    /** Approving */
    approving(): string;
    /** Approve the comment by {name} */
    approveOf(values: { name: string }): string;
    /** Approve the comment by this guest */
    approveOfGuest(): string;
    /** Approve */
    approve(): string;
    /** Comments that wait */
    waiting(): string;
    /** Open comments */
    label(): string;
    /** comments */
    noun(): string;
    /** Change your answer */
    change(): string;
    /** Answer */
    answer(): string;
    /** Unpin */
    unpin(): string;
    /** Pin to the top */
    pin(): string;
    /** Delete your answer */
    deleteAnswer(): string;
    /** Delete */
    delete(): string;
  };
  select: {
    /** Select the comment by {name} */
    comment(values: { name: string }): string;
    /** Select the comment by this guest */
    guest(): string;
  };
  line: {
    /** Your answer */
    answer(): string;
    /** on <episode/> */
    on(): string;
    /** Filtered word */
    filtered(): string;
  };
  writer: {
    /** Block {name} */
    block(values: { name: string }): string;
    /** Block this guest */
    blockGuest(): string;
    /** Blocked {name} */
    blocked(values: { name: string }): string;
    /** Blocked this guest */
    blockedGuest(): string;
  };
  done: {
    /** {count, plural, one {Comment deleted} other {# comments deleted}} */
    deleted(values: { count: number }): string;
    /** This person was not blocked */
    notBlocked(): string;
    /** Undo */
    undo(): string;
    /** {count, plural, one {Comment approved} other {# comments approved}} */
    approved(values: { count: number }): string;
    /** Comment pinned */
    pinned(): string;
    /** Comment unpinned */
    unpinned(): string;
  };
  page: {
    /** Everybody can read open comments. You decide which ones stay. */
    daredemo(): string;
    /** Readers see these once you approve them. */
    waiting(): string;
    /** Soft comments reach you after we have read them. */
    yawaraka(): string;
    /** Newest */
    newest(): string;
    /** Oldest */
    oldest(): string;
    /** Comments */
    title(): string;
    /** Kinds of comments */
    kinds(): string;
    /** Open */
    open(): string;
    /** Waiting */
    held(): string;
    /** Soft */
    soft(): string;
    /** Work */
    work(): string;
    /** All works */
    all(): string;
    /** Find words or names */
    find(): string;
  };
}

declare const comments: Catalogue<Comments>;
export default comments;
