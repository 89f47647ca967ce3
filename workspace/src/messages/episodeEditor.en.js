// Compiled from messages/en/episodeEditor.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  editor: {
    works: () => "Works",
    title: () => "Title",
    versions: () => "Versions",
    preview: () => "Preview",
    open: () => "Open",
    releaseAndReading: () => "Release and reading",
    whoReads: () => "Who can read it",
    howRead: () => "How it is read",
    keptThis: () => "Kept this version",
    keepOrLoad: () => "Keep this version, or load the other one."
  },
  archived: {
    since: () => "Archived since <time/>.",
    readers: (d) => plural(d.count, 0, en, { "0": "Only you see it.", one: "Only its buyer reads it.", other: "Only its " + number("en", d.count, 0) + " buyers read it." }),
    again: () => "Publish again",
    publishing: () => "Publishing"
  },
  survey: {
    heading: () => "Ask your readers",
    question: () => "Question",
    hint: () => "Shown after the last page.",
    answer: (d) => "Answer " + d.number,
    votes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " reader", other: number("en", d.count, 0) + " readers" }),
    remove: (d) => "Remove answer " + d.number,
    add: () => "Add an answer",
    startsAgain: () => "A changed question, or changed answers, start again without votes.",
    ask: () => "Ask",
    save: () => "Save the question",
    saving: () => "Saving",
    takeAway: () => "Remove the question",
    asked: () => "Readers are asked at the end of the episode",
    removed: () => "The question was removed",
    noQuestion: () => "Write what you want to know.",
    noAnswer: () => "Write an answer, or remove it.",
    twice: () => "This answer is there already."
  },
  release: {
    heading: () => "Release",
    status: () => "Status",
    onlyYou: () => "Only you",
    notBought: () => "Not once it was bought",
    atATime: () => "At a time you choose",
    isPublic: () => "It is already public.",
    fans: () => "Readers who watch you",
    notPriced: () => "Not with a price",
    inContest: () => "A work in a contest is open to all.",
    everybody: () => "Everybody",
    everybodyNow: () => "Everybody, now",
    goesPublic: () => "Goes public",
    upToAYear: () => "To the minute, up to a year ahead.",
    suspended: () => "Once it is no longer suspended, it is again what it was before, and you can choose.",
    judged: () => "The contest's judges are reading it.",
    bought: () => "Somebody is buying it at this moment, or a contest's judges are reading it."
  },
  reading: {
    heading: () => "Reading",
    pageOne: () => "Page 1 sits",
    alone: () => "Alone (2 and 3 pair up)",
    besideTwo: () => "Beside page 2",
    afterword: () => "Afterword",
    afterwordHint: () => "Shown after the last page, in your speech balloon."
  },
  saving: {
    saving: () => "Saving",
    draftSaved: (d) => "Draft saved " + d.time,
    saved: (d) => "Saved " + d.time,
    kept: (d) => "Kept here until you update, " + d.time,
    failed: (d) => "Not saved. " + d.message,
    otherTab: () => "Not saved. Another tab saved first.",
    offline: () => "Not saved. You seem offline. We keep trying.",
    notLoaded: () => "Saved. We could not load it again yet.",
    maybe: () => "This may be saved. You can safely try again."
  },
  mainLabel: {
    saveDraft: () => "Save draft",
    unpublish: () => "Unpublish",
    schedule: () => "Schedule",
    publish: () => "Publish",
    publishToFans: () => "Publish to fans",
    update: () => "Update"
  },
  mainBusy: {
    saveDraft: () => "Saving",
    unpublish: () => "Unpublishing",
    schedule: () => "Scheduling",
    publish: () => "Publishing",
    publishToFans: () => "Publishing",
    update: () => "Updating"
  },
  mainDone: {
    saveDraft: () => "Draft saved",
    unpublish: () => "Back to draft",
    schedule: () => "Scheduled",
    publish: () => "Published",
    publishToFans: () => "Published to fans",
    update: () => "Updated"
  },
  block: {
    errors: (d) => plural(d.count, 0, en, { one: "A page needs your attention.", other: number("en", d.count, 0) + " pages need your attention." }),
    replace: (d) => "Replace or remove " + d.pages + ", then you can " + select(d.release, { SCHEDULED: "schedule", FAN_ONLY: "publish to fans", other: "publish" }) + ".",
    show: (d) => plural(d.count, 0, en, { one: "Show it", other: "Show them" }),
    onePage: (d) => "page " + d.number,
    pages: (d) => "pages " + d.first + " and " + d.last,
    morePages: (d) => "pages " + d.first + " and " + number("en", d.count, 0) + " more",
    list: (d) => d.before + ", " + d.next,
    noPages: () => "No pages yet.",
    addOne: (d) => "Add at least one page, then you can " + select(d.release, { SCHEDULED: "schedule", FAN_ONLY: "publish to fans", other: "publish" }) + ".",
    addPages: () => "Add pages",
    working: (d) => plural(d.count, 0, en, { one: "A page is on its way.", other: number("en", d.count, 0) + " pages are on their way." }),
    onceArrived: (d) => "You can " + select(d.release, { SCHEDULED: "schedule", FAN_ONLY: "publish to fans", other: "publish" }) + " once " + plural(d.count, 0, en, { one: "it has", other: "they have" }) + " arrived.",
    chooseTime: () => "Choose a time",
    noTime: () => "No time yet.",
    noTimeWords: () => "Choose when it goes public, then you can schedule.",
    past: () => "That time has passed.",
    pastWords: () => "Choose a later one, or publish now.",
    far: () => "That is more than a year away.",
    farWords: () => "Choose a time within a year."
  }
}
