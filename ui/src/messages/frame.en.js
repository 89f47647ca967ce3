// Compiled from messages/en/frame.json by `npm run generate`.

export default {
  header: {
    skip: () => "Skip to content",
    topPage: () => "Komawari, top page",
    main: () => "Main",
    search: () => "Search",
    searchWhat: () => "Title, creator or tag",
    signIn: () => "Sign in",
    signUp: () => "Sign up",
    publish: () => "Publish",
    account: () => "Your account",
    signOut: () => "Sign out"
  },
  places: {
    rankings: () => "Rankings",
    newWorks: () => "New",
    tags: () => "Tags",
    mangafolio: () => "Mangafolio",
    home: () => "Home",
    search: () => "Search",
    library: () => "Library",
    my: () => "My page",
    bookmarks: () => "Bookmarks",
    purchased: () => "Purchased",
    history: () => "History",
    device: () => "On this device",
    notifications: () => "Notifications",
    settings: () => "Settings",
    workspace: () => "Workspace",
    ownSite: () => "Your site"
  },
  operator: {
    terms: () => "Terms",
    privacy: () => "Privacy",
    guidelines: () => "Guidelines",
    help: () => "Help",
    contact: () => "Contact",
    fees: () => "Fees"
  }
}
