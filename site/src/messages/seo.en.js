// Compiled from messages/en/seo.json by `npm run generate`.

export default {
  top: {
    title: () => "Komawari: manga, in panels",
    description: () => "Read serialized manga for free, and publish your own. New episodes every day, straight from the people who draw them."
  },
  work: {
    description: (d) => d.title + ", a manga by " + d.creator + ". Read it on Komawari.",
    feed: (d) => "New episodes of " + d.title,
    illustrations: (d) => d.title + ": illustrations",
    illustrationsOf: (d) => "Illustrations of " + d.title + ", a manga by " + d.creator + "."
  },
  episode: {
    description: (d) => d.name + " of " + d.work + " by " + d.creator + ". Read it on Komawari."
  },
  illustration: {
    description: (d) => d.title + ", an illustration by " + d.creator + ". See it in full on Komawari."
  },
  creator: {
    description: (d) => "Manga by " + d.creator + " on Komawari.",
    feed: (d) => "New from " + d.creator,
    portfolioWork: (d) => "From the mangafolio of " + d.creator + "."
  },
  creatorTitles: {
    timeline: (d) => d.creator + " (@" + d.screenName + ")",
    manga: (d) => d.creator + " (@" + d.screenName + "): manga",
    illustrations: (d) => d.creator + " (@" + d.screenName + "): illustrations",
    mangafolio: (d) => d.creator + " (@" + d.screenName + "): mangafolio",
    profile: (d) => d.creator + " (@" + d.screenName + "): profile"
  },
  mangafolio: {
    heading: () => "Mangafolio",
    description: () => "Portfolios of manga creators: what they have made, on Komawari and elsewhere."
  },
  tag: {
    description: (d) => "Manga tagged " + d.tag + " on Komawari.",
    feed: (d) => "New works tagged " + d.tag,
    works: (d) => "Manga tagged " + d.tag
  },
  tags: {
    heading: () => "Tags",
    description: () => "What manga on Komawari is about: the tags used most, those on the rise, and all others."
  },
  newWorks: {
    heading: () => "New works",
    description: () => "The newest manga on Komawari, in the order it was published."
  },
  search: {
    heading: () => "Search",
    description: () => "Find manga, creators and tags on Komawari."
  },
  unavailable: {
    heading: () => "Not available right now",
    description: () => "This page cannot be shown right now. Wait a moment, then load it again."
  },
  offline: {
    heading: () => "Offline",
    description: () => "You seem offline. Pages you have open stay as they are."
  },
  notFound: {
    heading: () => "Not found",
    description: () => "This page is not here. It may be private, or its URL may have changed."
  },
  lists: {
    continued: (d) => d.title + ", continued"
  }
}
