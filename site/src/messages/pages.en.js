// Compiled from messages/en/pages.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  top: {
    selling: () => "Selling now",
    all: () => "All",
    picks: (d) => "Picks of the " + d.contest,
    contest: () => "The contest",
    newWorks: () => "New works",
    portfolios: () => "Portfolios"
  },
  tags: {
    title: () => "Tags",
    lead: () => "What works are about, in their creators’ own words."
  },
  search: {
    title: () => "Search",
    noScript: () => "Searching needs JavaScript. Without it, look through the <tags>tags</tags> or the <newWorks>new works</newWorks>."
  },
  illustration: {
    moreBy: () => "More illustrations by <creator/>",
    all: () => "All illustrations",
    mangaBy: () => "Manga by <creator/>",
    allManga: () => "All manga"
  },
  workIllustrations: {
    title: () => "Illustrations",
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " illustration", other: number("en", d.count, 0) + " illustrations" })
  },
  notFound: {
    title: () => "This page is not here",
    lead: () => "It may be private, or its URL may have changed.",
    newWorks: () => "See new works",
    search: () => "Search"
  },
  unavailable: {
    title: () => "This page cannot be shown right now",
    lead: () => "Something on our side is not working. What you wrote and read is safe. Wait a moment, then load the page again.",
    again: () => "Load again"
  },
  ways: {
    topPage: () => "Go to the top page"
  }
}
