// Compiled from messages/ja/portfoliosIsland.json by `npm run generate`.

export default {
  more: {
    noun: () => "マンガフォリオ"
  }
}
