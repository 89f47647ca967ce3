// Written from messages/en/portfolios.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Portfolios {
  autofill: {
    /** Looking */
    looking(): string;
    /** Fill in from the page */
    fill(): string;
    /** Stop */
    stop(): string;
    /** We look once, from our servers, for a title, a picture and an icon. You can change everything afterwards. */
    hint(): string;
    /** Reading {host}. After 5 seconds we give up. */
    reading(values: { host: string }): string;
    /** Waiting for our turn at {host}. */
    waiting(values: { host: string }): string;
    /** The answer did not arrive. Try again, or fill in the fields yourself. */
    lost(): string;
  };
  deleteWork: {
    /** Work deleted */
    deleted(): string;
    /** Delete */
    delete(): string;
    /** Delete {title}? */
    ask(values: { title: string }): string;
    /** It leaves your mangafolio and all its categories for good. The place it was published stays as it is. */
    what(): string;
  };
  row: {
    /** Elsewhere */
    elsewhere(): string;
    /** On Komawari */
    here(): string;
    /** Readers do not see it */
    hidden(): string;
  };
  deleteCategory: {
    /** Category deleted */
    deleted(): string;
    /** Delete */
    delete(): string;
    /** Delete {title}? */
    ask(values: { title: string }): string;
    /** The category goes for good. Its works stay in your mangafolio, without a category. */
    what(): string;
  };
  categories: {
    /** Order changed */
    reordered(): string;
    /** Undo */
    undo(): string;
    /** Categories */
    title(): string;
    /** No categories yet */
    none(): string;
    /** A genre, a year, a series: each holds works in your order. */
    noneLead(): string;
    /** Categories in order */
    inOrder(): string;
    /** {count, plural, one {# work} other {# works}} */
    works(values: { count: number }): string;
    /** Add a category */
    add(): string;
  };
  externalWork: {
    /** Work saved */
    saved(): string;
    /** Work from elsewhere */
    known(): string;
    /** New work from elsewhere */
    fresh(): string;
    /** Saving */
    saving(): string;
    /** Save */
    save(): string;
    /** The page of this work */
    preview(): string;
    /** Where to find it */
    where(): string;
    /** The work */
    work(): string;
    /** Title */
    title(): string;
    /** Description */
    description(): string;
    /** Optional. */
    optional(): string;
    /** Picture */
    picture(): string;
    /** Optional. It is shown for the work in your mangafolio. */
    pictureHint(): string;
  };
  banner: {
    /** The picture could not be cropped. Crop it to 3:1 and choose it again. */
    notCropped(): string;
    /** Banner */
    label(): string;
    /** Wide, 3:1. Of any other shape you choose a part. It is saved at once. */
    hint(): string;
  };
  crop: {
    /** Which part becomes the banner? */
    title(): string;
    /** Cancel */
    cancel(): string;
    /** Cutting */
    cutting(): string;
    /** Use this part */
    take(): string;
    /** From left to right */
    leftToRight(): string;
    /** From top to bottom */
    topToBottom(): string;
  };
  remove: {
    /** Removing */
    removing(): string;
  };
  komawariWork: {
    /** Work saved */
    saved(): string;
    /** Taken out of your mangafolio */
    takenOut(): string;
    /** Take out */
    takeOut(): string;
    /** Take {title} out? */
    ask(values: { title: string }): string;
    /** It leaves your mangafolio and all its categories. The work itself stays. */
    what(): string;
    /** Saving */
    saving(): string;
    /** Save */
    save(): string;
    /** Picture */
    picture(): string;
    /** Picture in your mangafolio */
    label(): string;
    /** Optional. Without one, the cover is shown. */
    hint(): string;
    /** Work from Komawari */
    title(): string;
  };
  picker: {
    /** Works to choose from */
    label(): string;
    /** In this category */
    taken(): string;
    /** Adding */
    adding(): string;
    /** {count, plural, =0 {Add works} one {Add # work} other {Add # works}} */
    add(values: { count: number }): string;
    /** A category holds {most, number} works. Choose {count, number} fewer. */
    full(values: { count: number; most: number }): string;
    /** They join the category in the order you choose them. */
    order(): string;
  };
  found: {
    /** Found on {host} */
    label(values: { host: string }): string;
    /** Its icon is shown beside the link. */
    icon(): string;
    /** It has no icon we can show. */
    noIcon(): string;
    /** Picture */
    picture(): string;
    /** None that can be used. Choose one yourself. */
    noPicture(): string;
    /** Title */
    title(): string;
    /** None */
    noTitle(): string;
    /** Name of the place */
    place(): string;
    /** In the form */
    taken(): string;
    /** Use this */
    take(): string;
    /** Use this picture */
    takePicture(): string;
    /** Use this title */
    takeTitle(): string;
    /** Use this name of the place */
    takePlace(): string;
  };
  places: {
    /** Place {number, number} */
    place(values: { number: number }): string;
    /** Name */
    name(): string;
    /** The title of the page */
    namePlaceholder(): string;
    /** Address */
    address(): string;
    /** Remove place {number, number} */
    remove(values: { number: number }): string;
    /** Add a place */
    add(): string;
  };
  category: {
    /** Category saved */
    saved(): string;
    /** Cancel */
    cancel(): string;
    /** Saving */
    saving(): string;
    /** Save */
    save(): string;
    /** Your mangafolio */
    preview(): string;
    /** Name */
    name(): string;
    /** New category */
    unnamed(): string;
    /** Category */
    title(): string;
  };
  categoryWorks: {
    /** Works */
    title(): string;
    /** No works yet */
    none(): string;
    /** Add works you published here, or anywhere else. */
    noneLead(): string;
    /** Works in order */
    inOrder(): string;
    /** Edit {title} */
    editWhat(values: { title: string }): string;
    /** Edit */
    edit(): string;
    /** Remove {title} from this category */
    remove(values: { title: string }): string;
    /** Add works from Komawari */
    addHere(): string;
    /** Add works from elsewhere */
    addElsewhere(): string;
  };
  trail: {
    /** Mangafolio */
    mangafolio(): string;
    /** Edit */
    edit(): string;
    /** All works */
    allWorks(): string;
    /** Category */
    category(): string;
  };
  forms: {
    /** Give the category a name. */
    noName(): string;
    /** Give the work a title. */
    noTitle(): string;
    /** Enter the address of the work. */
    noAddress(): string;
  };
  overview: {
    /** Mangafolio */
    title(): string;
    /** View */
    view(): string;
    /** Edit */
    edit(): string;
    /** Without a category */
    noCategory(): string;
    /** Your mangafolio will appear here */
    empty(): string;
    /** Make your mangafolio */
    make(): string;
    /** Works from Komawari and from anywhere else, in categories of your own. */
    lead(): string;
    /** No works yet. */
    none(): string;
  };
  allWorks: {
    /** All works */
    title(): string;
    /** New work from elsewhere */
    fresh(): string;
    /** works */
    noun(): string;
    /** No works yet */
    none(): string;
    /** Works you add to a category appear here too. */
    noneLead(): string;
    /** Edit {title} */
    editWhat(values: { title: string }): string;
    /** Edit */
    edit(): string;
  };
  edit: {
    /** Edit */
    here(): string;
    /** Edit your mangafolio */
    title(): string;
    /** View */
    view(): string;
    /** Your mangafolio */
    preview(): string;
    /** All works */
    allWorks(): string;
    /** Everything in your mangafolio, with a category or without. */
    allWorksLead(): string;
    /** See all works */
    seeAll(): string;
    /** Banner saved */
    bannerSaved(): string;
  };
  pick: {
    /** Works from Komawari */
    here(): string;
    /** works */
    noun(): string;
    /** No works on Komawari yet */
    noneHere(): string;
    /** Make your first work */
    make(): string;
    /** What you publish here can be in your mangafolio too. */
    noneHereLead(): string;
    /** Works from elsewhere */
    elsewhere(): string;
    /** New work from elsewhere */
    fresh(): string;
    /** No works from elsewhere yet */
    noneElsewhere(): string;
    /** Add a work from elsewhere */
    add(): string;
    /** A magazine, a shop, another site: a title and where to find it are enough. */
    noneElsewhereLead(): string;
  };
}

declare const portfolios: Catalogue<Portfolios>;
export default portfolios;
