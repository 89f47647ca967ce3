// Compiled from messages/en/portfoliosIsland.json by `npm run generate`.

export default {
  more: {
    noun: () => "portfolios"
  }
}
