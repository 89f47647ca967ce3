// Compiled from messages/ja/workListsIsland.json by `npm run generate`.

export default {
  more: {
    works: () => "作品"
  }
}
