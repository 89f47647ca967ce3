// Compiled from messages/en/pageEditor.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  tile: {
    name: (d) => select(d.what, { PICTURE: "Picture", other: "Page" }) + " " + d.number,
    more: (d) => "More about " + select(d.what, { PICTURE: "picture", other: "page" }) + " " + d.number,
    retry: () => "Retry",
    replace: () => "Replace",
    insert: (d) => "Insert " + select(d.what, { PICTURE: "pictures", other: "pages" }) + " before",
    moveTo: () => "Move to",
    describe: () => "Describe",
    editDescription: () => "Edit description",
    trim: () => "Trim margins",
    split: () => "Split on phones",
    keepWhole: () => "Keep whole on phones",
    remove: () => "Remove",
    lost: () => "Its picture did not arrive. Replace or remove it."
  },
  tileNote: {
    notes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " note", other: number("en", d.count, 0) + " notes" }),
    trimmed: () => "Trimmed",
    replaced: () => "Replaced",
    wide: () => "Wide",
    wideWhole: () => "Wide, whole",
    opening: () => "First"
  },
  inWords: {
    title: (d) => select(d.what, { PICTURE: "Picture", other: "Page" }) + " " + d.number + " in words",
    description: () => "Description",
    descriptionHint: () => "What is drawn, for readers who do not see it.",
    dialogue: () => "Dialogue",
    dialogueHint: () => "What is said, in reading order. It can be found in search.",
    previous: (d) => "Previous " + select(d.what, { PICTURE: "picture", other: "page" }),
    next: (d) => "Next " + select(d.what, { PICTURE: "picture", other: "page" }),
    position: (d) => select(d.what, { PICTURE: "Picture", other: "Page" }) + " " + d.number + " of " + d.count
  },
  bar: {
    heading: (d) => select(d.what, { PICTURE: "Pictures", other: "Pages" }),
    filter: () => "Filter",
    all: () => "All",
    working: () => "Working",
    errors: () => "Errors",
    tileSize: () => "Size of the tiles",
    sortByName: () => "Sort by name",
    asSpreads: () => "Show as spreads",
    spreads: () => "Spreads in reading order"
  },
  drop: {
    remark: (d) => d.archive + ": " + d.words,
    lead: () => "Drop images, a folder, ZIP, PDF or PSD.",
    limits: (d) => "20 MB each" + select(d.what, { PICTURE: "", other: ", 500 MB per episode" }) + ". 1, 2, 10 sort as numbers.",
    chooseFiles: () => "Choose files",
    folder: () => "Folder",
    ready: (d) => d.ready + " of " + d.count,
    uploads: () => "All uploads",
    leftOut: (d) => "Only " + d.most + " fit: " + d.count + " left out"
  },
  move: {
    title: (d) => "Move " + plural(d.count, 0, en, { one: "page " + d.place, other: number("en", d.count, 0) + " pages" }) + " to which place?",
    range: (d) => "Pages go from 1 to " + d.last + ".",
    bounds: (d) => "1 to " + d.last,
    keep: () => "Keep the order",
    move: () => "Move",
    place: () => "Place"
  },
  grid: {
    label: (d) => select(d.what, { PICTURE: "Pictures", other: "Pages" }) + " in reading order",
    movedOne: (d) => select(d.what, { PICTURE: "Picture", other: "Page" }) + " moved to " + d.place + " of " + d.count,
    moved: (d) => d.count + " " + select(d.what, { PICTURE: "pictures", other: "pages" }) + " moved to " + d.place,
    dragged: (d) => d.count + " pages",
    add: (d) => "Add " + select(d.what, { PICTURE: "pictures", other: "pages" }),
    keys: (d) => select(d.what, { PICTURE: "Drag, or focus a picture and press Alt + arrow keys.", other: "Drag, or focus a page and press Alt + arrow keys." }),
    hint: (d) => select(d.what, { PICTURE: "Lists show the first one.", other: "Reordering never changes the episode's status, likes or comments." }),
    removedOne: (d) => select(d.what, { PICTURE: "Picture", other: "Page" }) + " removed",
    removed: (d) => d.count + " " + select(d.what, { PICTURE: "pictures", other: "pages" }) + " removed",
    undo: () => "Undo",
    faults: () => "What is wrong",
    remarks: () => "Also in the archive",
    close: () => "Close"
  },
  selection: {
    label: () => "Selected pages",
    count: (d) => d.count + " selected",
    all: () => "Select all",
    moveTo: () => "Move to",
    remove: () => "Remove",
    clear: () => "Clear"
  },
  crop: {
    title: (d) => "Trim margins of page " + d.number,
    hint: () => "Drag the edges, or focus one and press the arrow keys. The picture you uploaded stays whole, so you can change this at any time.",
    failed: () => "Not trimmed.",
    pixels: (d) => d.count + " pixels",
    size: (d) => d.width + " × " + d.height + " of " + d.wholeWidth + " × " + d.wholeHeight + " pixels",
    find: () => "Find margins",
    wholePage: () => "Whole page",
    keep: () => "Keep as it is",
    trim: () => "Trim",
    trimming: () => "Trimming",
    trimmed: () => "Margins trimmed",
    isWhole: () => "The whole page is back"
  },
  edges: {
    left: () => "Left",
    top: () => "Top",
    right: () => "Right",
    bottom: () => "Bottom"
  },
  marginsAt: {
    left: () => "Margin at the left",
    top: () => "Margin at the top",
    right: () => "Margin at the right",
    bottom: () => "Margin at the bottom"
  },
  leaving: {
    title: (d) => plural(d.count, 0, en, { one: "Leave while a file is on its way?", other: "Leave while " + number("en", d.count, 0) + " files are on their way?" }),
    stay: () => "Stay",
    leave: () => "Leave",
    what: () => "They stop here. Drop the same files later, and they continue where they stopped."
  }
}
