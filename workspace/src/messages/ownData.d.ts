// Written from messages/en/ownData.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface OwnData {
  data: {
    /** Your data */
    title(): string;
    /** With an e-mail address you can also import a file into this account. */
    noEmail(): string;
  };
  export: {
    /** Download your data */
    title(): string;
    /** One ZIP with all your original pictures as you uploaded them, and everything else as JSON: works, episodes and their order, illustrations, portfolio, site, profile, comments, likes, bookmarks, watches, history, settings. */
    lead(): string;
    /** The file could not be made. Nothing of yours is lost. Ask for it again. */
    failed(): string;
    /** Starting */
    starting(): string;
    /** Make a new file */
    again(): string;
    /** Make the file */
    make(): string;
    /** Making your file: {done, number} of {total, number} pictures */
    making(values: { done: number; total: number }): string;
    /** Making your file. You can leave this page. */
    leave(): string;
    /** Making your file */
    makingLabel(): string;
    /** Your download has started */
    started(): string;
    /** Opening */
    opening(): string;
    /** Download */
    download(): string;
    /** Your file is ready: {size}. */
    ready(values: { size: string }): string;
    /** Your file is ready: {size}. Only you can download it, until {day}. */
    readyUntil(values: { day: string; size: string }): string;
  };
  import: {
    /** As drafts */
    asDrafts(): string;
    /** Nobody sees anything until you publish it. Illustrations arrive closed. */
    asDraftsHint(): string;
    /** As they were */
    same(): string;
    /** What was public is public at once, with its old dates. What was scheduled for a day that has passed becomes a draft. */
    sameHint(): string;
    /** Import data */
    title(): string;
    /** Import a file that was downloaded from Komawari, for example into a new account. Importing the same file twice duplicates nothing. Comments and likes you gave to others are left out; bookmarks, watches and your history come along. So do the profile and the site, while this account has no picture and no introduction. */
    lead(): string;
    /** Importing {file}: {done, number} of {total, number} */
    importing(values: { done: number; file: string; total: number }): string;
    /** Looking through {file}. You can leave this page. */
    looking(values: { file: string }): string;
    /** Importing your data */
    label(): string;
    /** The file could not be imported. Try again. */
    failed(): string;
    /** {file} was imported, {how, select, same {as it was.} other {as drafts.}} */
    imported(values: { file: string; how: 'same' | 'other' }): string;
    /** {file} was imported, {how, select, same {as it was.} other {as drafts.}} {count, plural, one {One thing was} other {# things were}} left out: */
    importedWithout(values: { count: number; file: string; how: 'same' | 'other' }): string;
    /** How to import works */
    legend(): string;
    /** That did not work. Try again in a minute. */
    wrong(): string;
    /** Uploading */
    uploading(): string;
    /** Choose the file */
    choose(): string;
    /** {file}, uploading */
    uploadingWhat(values: { file: string }): string;
    /** A ZIP named komawari with its date, up to 4 GB. */
    hint(): string;
    /** The connection broke. Choose the same file again, and it continues where it stopped. */
    broke(): string;
  };
}

declare const ownData: Catalogue<OwnData>;
export default ownData;
