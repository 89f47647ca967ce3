// Compiled from messages/en/episodesResumed.json by `npm run generate`.

export default {
  resumed: {
    wasOn: (d) => "You were on page " + d.page + ".",
    back: (d) => "Back to page " + d.page
  }
}
