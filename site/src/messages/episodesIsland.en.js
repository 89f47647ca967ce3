// Compiled from messages/en/episodesIsland.json by `npm run generate`.

export default {
  listed: {
    fansOnly: () => "Fans only"
  }
}
