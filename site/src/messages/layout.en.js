// Compiled from messages/en/layout.json by `npm run generate`.

export default {
  main: {
    shortLabel: () => "Main, short"
  },
  footer: {
    topPage: () => "Komawari, top page",
    tagline: () => "Manga by the people who draw it, episode by episode.",
    dark: () => "Dark",
    light: () => "Light",
    read: () => "Read",
    discover: () => "Discover",
    draw: () => "Draw",
    about: () => "About",
    follow: () => "Follow",
    newWorksFeed: (d) => "New works, " + d.feed
  },
  links: {
    rankings: () => "Rankings",
    newWorks: () => "New works",
    tags: () => "Tags",
    search: () => "Search",
    bookmarks: () => "Bookmarks",
    history: () => "Reading history",
    device: () => "On this device",
    mangafolio: () => "Mangafolio",
    award1st: () => "1st award",
    award2nd: () => "2nd award",
    award3rd: () => "3rd award",
    creators: () => "For creators",
    analytics: () => "Analytics",
    publishing: () => "Start publishing",
    atom: () => "Atom feed",
    json: () => "JSON Feed"
  },
  lists: {
    pages: () => "Pages of the list"
  },
  share: {
    share: () => "Share",
    copied: () => "Link copied",
    notCopied: () => "The link could not be copied."
  }
}
