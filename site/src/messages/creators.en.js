// Compiled from messages/en/creators.json by `npm run generate`.
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export default {
  site: {
    label: () => "Creator site",
    about: () => "About the creator",
    now: () => "Now",
    firstPage: () => "Back to the first page",
    fans: (d) => plural(d.count, 0, en, { one: "<figure/> fan", other: "<figure/> fans" })
  },
  tabs: {
    timeline: () => "Timeline",
    manga: () => "Manga",
    illustrations: () => "Illustrations",
    mangafolio: () => "Mangafolio",
    profile: () => "Profile"
  },
  timeline: {
    nothing: () => "Nothing published yet",
    nothingLead: () => "New episodes and illustrations appear here the moment they are published."
  },
  manga: {
    nothing: () => "No manga yet",
    nothingLead: () => "New works appear here the moment they are published."
  },
  illustrations: {
    nothing: () => "No illustrations yet",
    nothingLead: () => "New illustrations appear here the moment they are published."
  },
  lead: {
    oneShot: () => "One-shot",
    completed: () => "Completed",
    ongoing: () => "Ongoing",
    updated: () => "Updated <time/>",
    episodes: () => "Episodes",
    likes: () => "Likes",
    bookmarks: () => "Bookmarks"
  },
  profile: {
    nothing: () => "No introduction yet",
    nothingLead: () => "This creator lets the works speak for themselves.",
    onX: (d) => "@" + d.screenName + " on X"
  }
}
