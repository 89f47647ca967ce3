// Compiled from messages/en/operatorPages.json by `npm run generate`.

export default {
  names: {
    terms: () => "Terms of use",
    privacy: () => "Privacy policy",
    guidelines: () => "Guidelines",
    help: () => "Help",
    contact: () => "Contact",
    fees: () => "Fees",
    tokushoho: () => "特定商取引法に基づく表記"
  },
  page: {
    description: (d) => d.title + " of Komawari, written by its operator, with earlier versions.",
    since: () => "In effect since <day/>",
    upcoming: () => "A new version takes effect on <moment/>. <read>Read it</read>",
    contact: () => "Write to <address/>",
    nothing: () => "Not written yet",
    nothingLead: () => "The operator of this site has not published this page.",
    topPage: () => "Go to the top page",
    earlier: () => "Earlier versions",
    from: (d) => "From <day/> <sr>version " + d.number + "</sr>",
    contents: () => "Contents"
  },
  edition: {
    title: (d) => d.title + ", version " + d.number,
    EARLIER: (d) => "An earlier version, from " + d.day + ".",
    IN_EFFECT: (d) => "In effect since " + d.day + ".",
    UPCOMING: (d) => "It takes effect on " + d.moment + ".",
    page: () => "The page itself",
    current: () => "Read the version in effect"
  }
}
