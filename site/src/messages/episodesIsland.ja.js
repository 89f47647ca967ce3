// Compiled from messages/ja/episodesIsland.json by `npm run generate`.

export default {
  listed: {
    fansOnly: () => "ファン限定"
  }
}
