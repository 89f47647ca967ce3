// Compiled from messages/en/home.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  home: {
    title: () => "Workspace",
    newWork: () => "New work",
    newEpisode: () => "New episode",
    episodes: () => "Episodes",
    allWorks: () => "All works",
    comments: () => "Comments",
    latestComments: () => "Latest on your works",
    moderate: () => "Moderate",
    goesPublic: () => "<episode/> goes public <time/>.",
    open: () => "Open"
  },
  greeting: {
    evening: () => "Good evening, <name/>",
    morning: () => "Good morning, <name/>",
    afternoon: () => "Good afternoon, <name/>"
  },
  figures: {
    views: () => "Views, 7 days",
    likes: () => "Likes, 7 days",
    comments: () => "Comments, 7 days",
    newFans: () => "New fans in 7 days",
    fansInAll: (d) => number("en", d.count, 0) + " in all"
  },
  noEpisodes: {
    title: () => "No episodes yet",
    first: () => "Publish your first work",
    lead: () => "Drop your pages, choose when it goes public, and it is live a moment later."
  },
  noComments: {
    title: () => "No comments yet",
    lead: () => "Comments that readers leave under your episodes appear here.",
    on: () => "on <episode/>"
  },
  waiting: {
    count: (d) => "<b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " comment waits", other: number("en", d.count, 0) + " comments wait" }) + " for you.</b> Readers see what you approve.",
    look: () => "Look",
    lookAt: () => "Look at the comments that wait"
  },
  episode: {
    views: () => "views",
    likes: () => "likes",
    edit: (d) => "Edit " + d.episode
  },
  invitations: {
    title: () => "Themes open now",
    until: () => "until <day/>",
    withTag: () => "Use tag",
    enter: () => "Enter"
  },
  sales: {
    title: () => "Sales this month",
    all: () => "All sales",
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " sale", other: number("en", d.count, 0) + " sales" })
  },
  scheduled: {
    title: () => "Scheduled"
  }
}
