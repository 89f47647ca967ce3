// Compiled from messages/en/preview.json by `npm run generate`.
import { en } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export default {
  pane: {
    label: () => "Preview",
    phone: () => "Phone",
    computer: () => "Computer",
    off: () => "Off",
    whatItIs: () => "Preview of the public page.",
    afterSave: () => "Readers see this after you save."
  },
  site: {
    fans: (d) => "<figure/> " + plural(d.count, 0, en, { one: "fan", other: "fans" }),
    watch: () => "Watch",
    now: () => "Now",
    noTitle: () => "The title"
  },
  tabs: {
    Timeline: () => "Timeline",
    Manga: () => "Manga",
    Illustrations: () => "Illustrations",
    Mangafolio: () => "Mangafolio",
    Profile: () => "Profile"
  },
  works: {
    noManga: () => "No manga yet",
    noMangaLead: () => "New works appear here the moment they are published.",
    oneShot: () => "One-shot",
    completed: () => "Completed",
    ongoing: () => "Ongoing",
    completedLength: (d) => "Completed, " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
    ongoingLength: (d) => "Ongoing, " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
    noPortfolio: () => "No mangafolio yet",
    noPortfolioLead: () => "Works chosen by the creator, from here and elsewhere, appear here.",
    otherWorks: () => "Other works",
    works: () => "Works"
  }
}
