// Compiled from messages/en/illustrations.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  list: {
    title: () => "Illustrations",
    noun: () => "illustrations",
    make: () => "New illustration",
    none: () => "Your illustrations will appear here",
    first: () => "Publish your first illustration",
    noneLead: () => "One picture or fifty, in the order you choose.",
    pictures: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " picture", other: number("en", d.count, 0) + " pictures" }),
    view: () => "View"
  },
  editor: {
    edit: () => "Edit the illustration",
    publish: () => "Publish",
    publishing: () => "Publishing",
    saveClosed: () => "Save closed",
    save: () => "Save",
    saving: () => "Saving",
    saved: () => "Saved",
    texts: () => "Texts",
    errors: () => "A picture needs your attention: replace or remove what shows an error.",
    working: () => "Pictures are on their way. You can go ahead once they have arrived.",
    noPicture: () => "Add at least one picture."
  },
  fields: {
    title: () => "Title",
    noTitle: () => "Give the illustration a title.",
    description: () => "Description",
    optional: () => "Optional.",
    release: () => "Release",
    whoSees: () => "Who sees it",
    open: () => "Open",
    everybody: () => "Everybody",
    closed: () => "Closed",
    onlyYou: () => "Only you",
    work: () => "Work",
    workHint: () => "It is shown on the page of the work too.",
    noWork: () => "None"
  },
  deleting: {
    "delete": () => "Delete",
    ask: (d) => "Delete " + d.title + "?",
    toTrash: () => "Move to trash",
    moving: () => "Moving",
    consequence: () => "It goes to the trash for 30 days. Readers stop seeing it at once.",
    moved: () => "Moved to trash",
    undo: () => "Undo"
  },
  done: {
    isOut: () => "Your illustration is out",
    isSaved: () => "Your illustration is saved",
    open: (d) => "<title/> is on your site and in the timeline, with " + plural(d.count, 0, en, { one: "one picture", other: number("en", d.count, 0) + " pictures" }) + ".",
    closed: () => "<title/> is closed: only you see it until you open it.",
    edit: () => "Edit",
    another: () => "Another one",
    share: () => "Share",
    onX: () => "Post on X",
    copied: () => "Link copied",
    notCopied: () => "The link could not be copied."
  }
}
