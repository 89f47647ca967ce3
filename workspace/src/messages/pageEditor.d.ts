// Written from messages/en/pageEditor.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface PageEditor {
  tile: {
    /** {what, select, PICTURE {Picture} other {Page}} {number} */
    name(values: { number: string; what: 'PICTURE' | 'other' }): string;
    /** More about {what, select, PICTURE {picture} other {page}} {number} */
    more(values: { number: string; what: 'PICTURE' | 'other' }): string;
    /** Retry */
    retry(): string;
    /** Replace */
    replace(): string;
    /** Insert {what, select, PICTURE {pictures} other {pages}} before */
    insert(values: { what: 'PICTURE' | 'other' }): string;
    /** Move to */
    moveTo(): string;
    /** Describe */
    describe(): string;
    /** Edit description */
    editDescription(): string;
    /** Trim margins */
    trim(): string;
    /** Split on phones */
    split(): string;
    /** Keep whole on phones */
    keepWhole(): string;
    /** Remove */
    remove(): string;
    /** Its picture did not arrive. Replace or remove it. */
    lost(): string;
  };
  tileNote: {
    /** {count, plural, one {# note} other {# notes}} */
    notes(values: { count: number }): string;
    /** Trimmed */
    trimmed(): string;
    /** Replaced */
    replaced(): string;
    /** Wide */
    wide(): string;
    /** Wide, whole */
    wideWhole(): string;
    /** First */
    opening(): string;
  };
  inWords: {
    /** {what, select, PICTURE {Picture} other {Page}} {number} in words */
    title(values: { number: string; what: 'PICTURE' | 'other' }): string;
    /** Description */
    description(): string;
    /** What is drawn, for readers who do not see it. */
    descriptionHint(): string;
    /** Dialogue */
    dialogue(): string;
    /** What is said, in reading order. It can be found in search. */
    dialogueHint(): string;
    /** Previous {what, select, PICTURE {picture} other {page}} */
    previous(values: { what: 'PICTURE' | 'other' }): string;
    /** Next {what, select, PICTURE {picture} other {page}} */
    next(values: { what: 'PICTURE' | 'other' }): string;
    /** {what, select, PICTURE {Picture} other {Page}} {number} of {count} */
    position(values: { count: string; number: string; what: 'PICTURE' | 'other' }): string;
  };
  bar: {
    /** {what, select, PICTURE {Pictures} other {Pages}} */
    heading(values: { what: 'PICTURE' | 'other' }): string;
    /** Filter */
    filter(): string;
    /** All */
    all(): string;
    /** Working */
    working(): string;
    /** Errors */
    errors(): string;
    /** Size of the tiles */
    tileSize(): string;
    /** Sort by name */
    sortByName(): string;
    /** Show as spreads */
    asSpreads(): string;
    /** Spreads in reading order */
    spreads(): string;
  };
  drop: {
    /** {archive}: {words} */
    remark(values: { archive: string; words: string }): string;
    /** Drop images, a folder, ZIP, PDF or PSD. */
    lead(): string;
    /** 20 MB each{what, select, PICTURE {} other {, 500 MB per episode}}. 1, 2, 10 sort as numbers. */
    limits(values: { what: 'PICTURE' | 'other' }): string;
    /** Choose files */
    chooseFiles(): string;
    /** Folder */
    folder(): string;
    /** {ready} of {count} */
    ready(values: { count: string; ready: string }): string;
    /** All uploads */
    uploads(): string;
    /** Only {most} fit: {count} left out */
    leftOut(values: { count: string; most: string }): string;
  };
  move: {
    /** Move {count, plural, one {page {place}} other {# pages}} to which place? */
    title(values: { count: number; place: string }): string;
    /** Pages go from 1 to {last}. */
    range(values: { last: string }): string;
    /** 1 to {last} */
    bounds(values: { last: string }): string;
    /** Keep the order */
    keep(): string;
    /** Move */
    move(): string;
    /** Place */
    place(): string;
  };
  grid: {
    /** {what, select, PICTURE {Pictures} other {Pages}} in reading order */
    label(values: { what: 'PICTURE' | 'other' }): string;
    /** {what, select, PICTURE {Picture} other {Page}} moved to {place} of {count} */
    movedOne(values: { count: string; place: string; what: 'PICTURE' | 'other' }): string;
    /** {count} {what, select, PICTURE {pictures} other {pages}} moved to {place} */
    moved(values: { count: string; place: string; what: 'PICTURE' | 'other' }): string;
    /** {count} pages */
    dragged(values: { count: string }): string;
    /** Add {what, select, PICTURE {pictures} other {pages}} */
    add(values: { what: 'PICTURE' | 'other' }): string;
    /** {what, select, PICTURE {Drag, or focus a picture and press Alt + arrow keys.} other {Drag, or focus a page and press Alt + arrow keys.}} */
    keys(values: { what: 'PICTURE' | 'other' }): string;
    /** {what, select, PICTURE {Lists show the first one.} other {Reordering never changes the episode's status, likes or comments.}} */
    hint(values: { what: 'PICTURE' | 'other' }): string;
    /** {what, select, PICTURE {Picture} other {Page}} removed */
    removedOne(values: { what: 'PICTURE' | 'other' }): string;
    /** {count} {what, select, PICTURE {pictures} other {pages}} removed */
    removed(values: { count: string; what: 'PICTURE' | 'other' }): string;
    /** Undo */
    undo(): string;
    /** What is wrong */
    faults(): string;
    /** Also in the archive */
    remarks(): string;
    /** Close */
    close(): string;
  };
  selection: {
    /** Selected pages */
    label(): string;
    /** {count} selected */
    count(values: { count: string }): string;
    /** Select all */
    all(): string;
    /** Move to */
    moveTo(): string;
    /** Remove */
    remove(): string;
    /** Clear */
    clear(): string;
  };
  crop: {
    /** Trim margins of page {number} */
    title(values: { number: string }): string;
    /** Drag the edges, or focus one and press the arrow keys. The picture you uploaded stays whole, so you can change this at any time. */
    hint(): string;
    /** Not trimmed. */
    failed(): string;
    /** {count} pixels */
    pixels(values: { count: string }): string;
    /** {width} × {height} of {wholeWidth} × {wholeHeight} pixels */
    size(values: { height: string; wholeHeight: string; wholeWidth: string; width: string }): string;
    /** Find margins */
    find(): string;
    /** Whole page */
    wholePage(): string;
    /** Keep as it is */
    keep(): string;
    /** Trim */
    trim(): string;
    /** Trimming */
    trimming(): string;
    /** Margins trimmed */
    trimmed(): string;
    /** The whole page is back */
    isWhole(): string;
  };
  edges: {
    /** Left */
    left(): string;
    /** Top */
    top(): string;
    /** Right */
    right(): string;
    /** Bottom */
    bottom(): string;
  };
  marginsAt: {
    /** Margin at the left */
    left(): string;
    /** Margin at the top */
    top(): string;
    /** Margin at the right */
    right(): string;
    /** Margin at the bottom */
    bottom(): string;
  };
  leaving: {
    /** {count, plural, one {Leave while a file is on its way?} other {Leave while # files are on their way?}} */
    title(values: { count: number }): string;
    /** Stay */
    stay(): string;
    /** Leave */
    leave(): string;
    /** They stop here. Drop the same files later, and they continue where they stopped. */
    what(): string;
  };
}

declare const pageEditor: Catalogue<PageEditor>;
export default pageEditor;
