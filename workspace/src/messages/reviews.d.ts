// Written from messages/en/reviews.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Reviews {
  tools: {
    /** Note deleted */
    deleted(): string;
    /** note {number, number} */
    which(values: { number: number }): string;
    /** Open again */
    openAgain(): string;
    /** Done */
    done(): string;
    /** Edit answer */
    editAnswer(): string;
    /** Answer */
    answer(): string;
    /** Delete */
    delete(): string;
    /** Delete the note of {name}? */
    ask(values: { name: string }): string;
    /** Keep it */
    keep(): string;
    /** Deleting */
    deleting(): string;
    /** Delete the note */
    deleteIt(): string;
    /** It goes for good, with your answer. */
    what(): string;
    /** Answer to note {number, number} */
    answerTo(values: { number: number }): string;
    /** Answer */
    label(): string;
    /** Everybody with the link can read it. Leave it empty to remove your answer. */
    hint(): string;
    /** Saving */
    saving(): string;
    /** Save the answer */
    save(): string;
    /** Cancel */
    cancel(): string;
  };
  links: {
    /** The link no longer works */
    ended(): string;
    /** Links */
    title(): string;
    /** End the link for {name}? */
    ask(values: { name: string }): string;
    /** Keep it */
    keep(): string;
    /** Ending */
    ending(): string;
    /** End the link */
    endLink(): string;
    /** Nobody can open it any more. The notes stay here. */
    what(): string;
    /** {count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}} */
    opened(values: { count: number }): string;
    /** {count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}, last <day/> */
    openedLast(values: { count: number }): string;
    /** {count, plural, one {# note} other {# notes}} */
    notes(values: { count: number }): string;
    /** With a password */
    withPassword(): string;
    /** Until <time/> */
    until(): string;
    /** End */
    end(): string;
    /** the link for {name} */
    endWhich(values: { name: string }): string;
    /** Ended */
    hasEnded(): string;
    /** Expired */
    expired(): string;
  };
  noteForm: {
    /** Say who you are. */
    noName(): string;
    /** Write your note. */
    noBody(): string;
    /** New note on page {number, number} */
    newNote(values: { number: number }): string;
    /** Your name */
    name(): string;
    /** Note */
    note(): string;
    /** A click on the page moves the pin; so do the arrow keys on the pin itself. */
    noteHint(): string;
    /** Pinning */
    pinning(): string;
    /** Pin the note */
    pin(): string;
    /** Cancel */
    cancel(): string;
  };
  noted: {
    /** Page {number, number} */
    page(values: { number: number }): string;
    /** Pages that were removed */
    removed(): string;
    /** {count, plural, one {# note} other {# notes}} */
    count(values: { count: number }): string;
    /** Notes on page {number, number} */
    notesOn(values: { number: number }): string;
    /** Notes on removed pages */
    notesOnRemoved(): string;
  };
  sheet: {
    /** Page {number, number} */
    page(values: { number: number }): string;
    /** Note {number, number} of {name} */
    note(values: { name: string; number: number }): string;
    /** Note {number, number} of {name}, done */
    noteDone(values: { name: string; number: number }): string;
    /** Place of your note, {point}. Arrow keys move it */
    place(values: { point: string }): string;
    /** {x, number} percent from the left, {y, number} percent from the top */
    point(values: { x: number; y: number }): string;
  };
  linkForm: {
    /** 1 day */
    ONE_DAY(): string;
    /** 7 days */
    SEVEN_DAYS(): string;
    /** 30 days */
    THIRTY_DAYS(): string;
    /** Say who the link is for. */
    noName(): string;
    /** New link */
    title(): string;
    /** Whoever has it reads the episode as it is now, draft or not, and can pin notes to its pages. Nobody needs an account. */
    lead(): string;
    /** Who it is for */
    name(): string;
    /** Only you see this. */
    nameHint(): string;
    /** Open for */
    period(): string;
    /** Password */
    password(): string;
    /** Optional */
    optional(): string;
    /** At least 8 characters. Send it separately from the link. */
    passwordHint(): string;
    /** Making */
    making(): string;
    /** Make the link */
    make(): string;
    /** Address of the link */
    address(): string;
    /** It is shown only this once. Copy it now. */
    addressHint(): string;
  };
  password: {
    /** Enter the password of the link. */
    none(): string;
    /** This link has a password */
    title(): string;
    /** Whoever sent you the link knows it. */
    lead(): string;
    /** Password */
    password(): string;
    /** Opening */
    opening(): string;
    /** Open */
    open(): string;
  };
  pinned: {
    /** Your note is pinned */
    pinned(): string;
    /** Your note was removed */
    removed(): string;
    /** Take back */
    takeBack(): string;
    /** Add a note */
    add(): string;
    /** to page {number, number} */
    to(values: { number: number }): string;
  };
  item: {
    /** Note {number, number} */
    note(values: { number: number }): string;
    /** <day/>, through <link/> */
    through(): string;
    /** Done */
    done(): string;
  };
  reviewed: {
    /** by <name/> */
    by(): string;
    /** Read it */
    read(): string;
    /** This is a private link, open until <time/>. Notes are read by the creator and by everybody with this link. */
    lead(): string;
    /** This episode has no pages yet. Come back later. */
    noPages(): string;
    /** The end. Close it to pin notes to the pages. */
    end(): string;
  };
  page: {
    /** Review of {episode} */
    titleOf(values: { episode: string }): string;
    /** Private review */
    title(): string;
    /** Review links */
    links(): string;
    /** Notes will appear here, on the pages */
    none(): string;
    /** Make a link and send it to an editor or a friend. */
    noneLead(): string;
    /** Which notes */
    which(): string;
    /** Open ({count, number}) */
    open(values: { count: number }): string;
    /** All ({count, number}) */
    all(values: { count: number }): string;
    /** Every note is done. */
    allDone(): string;
    /** Your answer */
    answer(): string;
  };
  link: {
    /** Private link */
    title(): string;
    /** Try again */
    tryAgain(): string;
    /** The link could not be opened just now. */
    failed(): string;
  };
}

declare const reviews: Catalogue<Reviews>;
export default reviews;
