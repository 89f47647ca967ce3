// Compiled from messages/en/portfolios.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  autofill: {
    looking: () => "Looking",
    fill: () => "Fill in from the page",
    stop: () => "Stop",
    hint: () => "We look once, from our servers, for a title, a picture and an icon. You can change everything afterwards.",
    reading: (d) => "Reading " + d.host + ". After 5 seconds we give up.",
    waiting: (d) => "Waiting for our turn at " + d.host + ".",
    lost: () => "The answer did not arrive. Try again, or fill in the fields yourself."
  },
  deleteWork: {
    deleted: () => "Work deleted",
    "delete": () => "Delete",
    ask: (d) => "Delete " + d.title + "?",
    what: () => "It leaves your mangafolio and all its categories for good. The place it was published stays as it is."
  },
  row: {
    elsewhere: () => "Elsewhere",
    here: () => "On Komawari",
    hidden: () => "Readers do not see it"
  },
  deleteCategory: {
    deleted: () => "Category deleted",
    "delete": () => "Delete",
    ask: (d) => "Delete " + d.title + "?",
    what: () => "The category goes for good. Its works stay in your mangafolio, without a category."
  },
  categories: {
    reordered: () => "Order changed",
    undo: () => "Undo",
    title: () => "Categories",
    none: () => "No categories yet",
    noneLead: () => "A genre, a year, a series: each holds works in your order.",
    inOrder: () => "Categories in order",
    works: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " work", other: number("en", d.count, 0) + " works" }),
    add: () => "Add a category"
  },
  externalWork: {
    saved: () => "Work saved",
    known: () => "Work from elsewhere",
    fresh: () => "New work from elsewhere",
    saving: () => "Saving",
    save: () => "Save",
    preview: () => "The page of this work",
    where: () => "Where to find it",
    work: () => "The work",
    title: () => "Title",
    description: () => "Description",
    optional: () => "Optional.",
    picture: () => "Picture",
    pictureHint: () => "Optional. It is shown for the work in your mangafolio."
  },
  banner: {
    notCropped: () => "The picture could not be cropped. Crop it to 3:1 and choose it again.",
    label: () => "Banner",
    hint: () => "Wide, 3:1. Of any other shape you choose a part. It is saved at once."
  },
  crop: {
    title: () => "Which part becomes the banner?",
    cancel: () => "Cancel",
    cutting: () => "Cutting",
    take: () => "Use this part",
    leftToRight: () => "From left to right",
    topToBottom: () => "From top to bottom"
  },
  remove: {
    removing: () => "Removing"
  },
  komawariWork: {
    saved: () => "Work saved",
    takenOut: () => "Taken out of your mangafolio",
    takeOut: () => "Take out",
    ask: (d) => "Take " + d.title + " out?",
    what: () => "It leaves your mangafolio and all its categories. The work itself stays.",
    saving: () => "Saving",
    save: () => "Save",
    picture: () => "Picture",
    label: () => "Picture in your mangafolio",
    hint: () => "Optional. Without one, the cover is shown.",
    title: () => "Work from Komawari"
  },
  picker: {
    label: () => "Works to choose from",
    taken: () => "In this category",
    adding: () => "Adding",
    add: (d) => plural(d.count, 0, en, { "0": "Add works", one: "Add " + number("en", d.count, 0) + " work", other: "Add " + number("en", d.count, 0) + " works" }),
    full: (d) => "A category holds " + number("en", d.most, 0) + " works. Choose " + number("en", d.count, 0) + " fewer.",
    order: () => "They join the category in the order you choose them."
  },
  found: {
    label: (d) => "Found on " + d.host,
    icon: () => "Its icon is shown beside the link.",
    noIcon: () => "It has no icon we can show.",
    picture: () => "Picture",
    noPicture: () => "None that can be used. Choose one yourself.",
    title: () => "Title",
    noTitle: () => "None",
    place: () => "Name of the place",
    taken: () => "In the form",
    take: () => "Use this",
    takePicture: () => "Use this picture",
    takeTitle: () => "Use this title",
    takePlace: () => "Use this name of the place"
  },
  places: {
    place: (d) => "Place " + number("en", d.number, 0),
    name: () => "Name",
    namePlaceholder: () => "The title of the page",
    address: () => "Address",
    remove: (d) => "Remove place " + number("en", d.number, 0),
    add: () => "Add a place"
  },
  category: {
    saved: () => "Category saved",
    cancel: () => "Cancel",
    saving: () => "Saving",
    save: () => "Save",
    preview: () => "Your mangafolio",
    name: () => "Name",
    unnamed: () => "New category",
    title: () => "Category"
  },
  categoryWorks: {
    title: () => "Works",
    none: () => "No works yet",
    noneLead: () => "Add works you published here, or anywhere else.",
    inOrder: () => "Works in order",
    editWhat: (d) => "Edit " + d.title,
    edit: () => "Edit",
    remove: (d) => "Remove " + d.title + " from this category",
    addHere: () => "Add works from Komawari",
    addElsewhere: () => "Add works from elsewhere"
  },
  trail: {
    mangafolio: () => "Mangafolio",
    edit: () => "Edit",
    allWorks: () => "All works",
    category: () => "Category"
  },
  forms: {
    noName: () => "Give the category a name.",
    noTitle: () => "Give the work a title.",
    noAddress: () => "Enter the address of the work."
  },
  overview: {
    title: () => "Mangafolio",
    view: () => "View",
    edit: () => "Edit",
    noCategory: () => "Without a category",
    empty: () => "Your mangafolio will appear here",
    make: () => "Make your mangafolio",
    lead: () => "Works from Komawari and from anywhere else, in categories of your own.",
    none: () => "No works yet."
  },
  allWorks: {
    title: () => "All works",
    fresh: () => "New work from elsewhere",
    noun: () => "works",
    none: () => "No works yet",
    noneLead: () => "Works you add to a category appear here too.",
    editWhat: (d) => "Edit " + d.title,
    edit: () => "Edit"
  },
  edit: {
    here: () => "Edit",
    title: () => "Edit your mangafolio",
    view: () => "View",
    preview: () => "Your mangafolio",
    allWorks: () => "All works",
    allWorksLead: () => "Everything in your mangafolio, with a category or without.",
    seeAll: () => "See all works",
    bannerSaved: () => "Banner saved"
  },
  pick: {
    here: () => "Works from Komawari",
    noun: () => "works",
    noneHere: () => "No works on Komawari yet",
    make: () => "Make your first work",
    noneHereLead: () => "What you publish here can be in your mangafolio too.",
    elsewhere: () => "Works from elsewhere",
    fresh: () => "New work from elsewhere",
    noneElsewhere: () => "No works from elsewhere yet",
    add: () => "Add a work from elsewhere",
    noneElsewhereLead: () => "A magazine, a shop, another site: a title and where to find it are enough."
  }
}
