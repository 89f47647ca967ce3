// Compiled from messages/en/rankings.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  page: {
    title: (d) => "Rankings<sr>: " + d.label + "</sr>",
    period: () => "Period",
    computed: () => "Computed",
    how: () => "How the score works",
    none: () => "No ranking yet",
    noneLead: () => "The works people read, like and bookmark appear here from 4:00 the next morning.",
    newWorks: () => "See the new works"
  },
  labels: {
    DAILY: () => "Daily",
    WEEKLY: () => "Weekly",
    MONTHLY: () => "Monthly",
    TOTAL: () => "Total"
  },
  counts: {
    DAILY: () => "the previous day",
    WEEKLY: () => "the last 7 days",
    MONTHLY: () => "the last 30 days",
    TOTAL: () => "everything until the previous day"
  },
  windows: {
    days: (d) => "For " + d.days,
    untilDay: (d) => "Until " + d.day
  },
  meta: {
    heading: (d) => d.label + " ranking",
    description: (d) => "The hundred manga on Komawari that people bookmarked, liked and read most: " + d.counts + ".",
    descriptionOf: (d) => "The hundred manga on Komawari that people bookmarked, liked and read most: " + d.counts + " (" + d.window + ")."
  },
  rows: {
    firstThree: () => "The first three",
    rank: (d) => "<sr>Rank </sr>" + d.rank,
    points: () => "points",
    oneShot: () => "One-shot",
    completed: () => "Completed",
    latest: () => "Latest episode",
    latestOneShot: () => "読切"
  },
  moves: {
    isNew: () => "New",
    up: (d) => "<sr>up </sr>" + d.steps,
    down: (d) => "<sr>down </sr>" + d.steps,
    none: () => "no change"
  },
  parts: {
    B: (d) => "people who bookmarked the work and kept it bookmarked: " + plural(d.points, 0, en, { one: number("en", d.points, 0) + " point", other: number("en", d.points, 0) + " points" }) + " each",
    L: (d) => "people who liked an episode, once or ten times: " + plural(d.points, 0, en, { one: number("en", d.points, 0) + " point", other: number("en", d.points, 0) + " points" }) + " each",
    C: (d) => "people who read an episode to its last page: " + plural(d.points, 0, en, { one: number("en", d.points, 0) + " point", other: number("en", d.points, 0) + " points" }) + " each",
    V: (d) => "people who opened an episode: " + plural(d.points, 0, en, { one: number("en", d.points, 0) + " point", other: number("en", d.points, 0) + " points" }) + " each"
  },
  rules: {
    once: () => "Everyone counts once per work, however often they come back: a thousand likes from one person count as one.",
    who: () => "A reader with a profile counts as 1, a guest as 0.3 a day. The author, our staff, bots and blocked accounts do not count.",
    counted: (d) => "This ranking counts " + d.counts + ". " + d.days,
    days: () => "Days begin and end at midnight in Tokyo.",
    daysUntil: (d) => "Days begin and end at midnight in Tokyo: until " + d.until + ".",
    daysFrom: (d) => "Days begin and end at midnight in Tokyo: from " + d.from + " until " + d.until + ".",
    computed: () => "It is computed every day at 4:00.",
    computedLast: (d) => "It is computed every day at 4:00, last " + d.last + ".",
    tie: (d) => d.computed + " In a tie, the work updated more recently comes first.",
    needs: () => "A work needs at least one episode that everyone can read, on a site that is open."
  }
}
