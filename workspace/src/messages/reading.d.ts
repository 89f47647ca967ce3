// Written from messages/en/reading.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Reading {
  history: {
    /** History */
    title(): string;
    /** Nothing read yet */
    nothing(): string;
    /** Every episode you open waits here, at the page you left. */
    nothingLead(): string;
    /** See new works */
    newWorks(): string;
    /** episodes */
    episodes(): string;
    /** This history lives on this device. With an account it follows you. */
    guest(): string;
    /** Create an account */
    createAccount(): string;
    /** Clear history */
    clear(): string;
    /** History cleared */
    cleared(): string;
    /** Clear your whole history? */
    ask(): string;
    /** Clear */
    clearIt(): string;
    /** Clearing */
    clearing(): string;
    /** What you read, and where you stopped, is forgotten on this device. This cannot be undone. */
    clearsHere(): string;
    /** What you read, and where you stopped, is forgotten on this device and in your account. This cannot be undone. */
    clearsAll(): string;
  };
  bookmarks: {
    /** Bookmarks */
    title(): string;
    /** No bookmarks yet */
    none(): string;
    /** Bookmark a work and its new episodes gather here. */
    noneLead(): string;
    /** These bookmarks live in this browser. With an account they follow you. */
    guest(): string;
    /** Find by title */
    find(): string;
    /** Only the titles of your bookmarks are searched. */
    onlyTitles(): string;
    /** works */
    works(): string;
    /** Updated */
    byUpdate(): string;
    /** Added */
    byAddition(): string;
    /** {count} unread */
    unread(values: { count: string }): string;
    /** Updated <time/> */
    updated(): string;
    /** Bookmark removed */
    removed(): string;
    /** Undo */
    undo(): string;
  };
}

declare const reading: Catalogue<Reading>;
export default reading;
