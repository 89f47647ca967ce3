// Compiled from messages/en/top.json by `npm run generate`.

export default {
  hero: {
    label: () => "Hot works"
  },
  tiers: {
    "continue": () => "Continue reading",
    history: () => "History",
    newEpisodes: () => "Hot new episodes",
    past: () => "Past 72 hours",
    allNew: () => "All new",
    rankings: () => "Rankings",
    top100: () => "Top 100",
    period: () => "Period",
    news: () => "News",
    themes: () => "Themes"
  },
  themes: {
    until: (d) => "until " + d.day,
    from: (d) => "from " + d.day
  },
  empty: {
    title: () => "The first works will appear here",
    lead: () => "Nobody has published yet. Upload a few pages, and yours is the first here.",
    publish: () => "Publish your first work"
  }
}
