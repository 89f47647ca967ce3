// Compiled from messages/en/worksIsland.json by `npm run generate`.

export default {
  more: {
    show: (d) => "Show " + d.count + " more episodes",
    loading: () => "Loading"
  }
}
