// Compiled from messages/en/accesses.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  live: {
    title: () => "Last 30 minutes",
    stopped: () => "Stopped",
    stoppedAt: (d) => "Stopped at " + d.at,
    paused: () => "Paused",
    live: () => "Live",
    every: (d) => d.at + ", every 10 seconds",
    tryNow: () => "Try now",
    goOn: () => "Go on",
    pause: () => "Pause",
    lost: (d) => "No new numbers" + select(d.since, { known: " since " + d.at, other: "" }) + ". " + select(d.line, { offline: "You seem offline. ", other: "" }) + "We keep trying; what is below still stands.",
    inMinutes: (d) => plural(d.count, 0, en, { one: "view", other: "views" }) + " in 30 minutes",
    plotNone: () => "No views in the last 30 minutes",
    plot: (d) => "Views per minute, " + number("en", d.count, 0) + " in the last 30 minutes",
    views: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " view", other: number("en", d.count, 0) + " views" }),
    nobody: () => "Nobody is reading right now.",
    reading: () => "Being read"
  },
  days: {
    title: (d) => number("en", d.count, 0) + " days",
    best: (d) => "<range/>. Most on <day/>: " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " view", other: number("en", d.count, 0) + " views" }) + ".",
    none: () => "<range/>. No views on these days.",
    caption: () => "Views by day",
    day: () => "Day",
    header: () => "Views",
    total: () => "Total",
    plot: (d) => "Views per day, " + number("en", d.total, 0) + " in " + number("en", d.count, 0) + " days",
    plotBest: (d) => "Views per day, " + number("en", d.total, 0) + " in " + number("en", d.count, 0) + " days, most on " + d.day,
    views: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " view", other: number("en", d.count, 0) + " views" })
  },
  works: {
    title: () => "By work and episode",
    views: () => "views",
    lead: () => "30 days, beside the 30 before. Open a work for its episodes.",
    name: () => "By work",
    caption: () => "Views by work",
    work: () => "Work",
    header: () => "Views",
    before: () => "Views before",
    episodes: () => "Episodes",
    episodeCount: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
    episodesOf: (d) => "Episodes of " + d.title,
    noun: () => "episodes",
    unit: (d) => plural(d.count, 0, en, { one: "view", other: "views" }),
    fresh: () => "new"
  },
  page: {
    title: () => "Views",
    one: () => "One work. Bots and you excluded.",
    all: () => "All your works. Bots and you excluded.",
    none: () => "No views yet",
    works: () => "Open your works",
    noneLead: () => "Views of the last 30 days appear here, by day, work, episode and source. They begin with your first public episode.",
    say: (d) => d.range + ": " + number("en", d.count, 0) + " views.",
    work: () => "Work",
    allWorks: () => "All works"
  }
}
