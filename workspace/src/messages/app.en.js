// Compiled from messages/en/app.json by `npm run generate`.

export default {
  my: {
    bar: () => "Main, short",
    tabs: () => "Your pages"
  },
  places: {
    workspace: () => "Workspace",
    home: () => "Home",
    works: () => "Works",
    illustrations: () => "Illustrations",
    portfolio: () => "Mangafolio",
    comments: () => "Comments",
    fans: () => "Fans",
    trash: () => "Trash",
    sales: () => "Sales",
    withdrawal: () => "Withdrawal",
    analytics: () => "Analytics",
    accesses: () => "Views",
    site: () => "Site",
    profile: () => "Profile",
    xLink: () => "X link",
    tokens: () => "Tokens",
    webhooks: () => "Webhooks",
    scouts: () => "Scouting",
    moderation: () => "Soft comments",
    applications: () => "Applications",
    publish: () => "Publish",
    reading: () => "Your reading",
    earnings: () => "Earnings",
    insight: () => "Insight",
    tools: () => "Tools",
    ownSite: () => "View your site",
    closedSite: () => "Your site, closed",
    onPhones: () => "Workspace on phones",
    menu: () => "Menu",
    all: () => "Places of the workspace"
  }
}
