// Compiled from messages/en/workListsIsland.json by `npm run generate`.

export default {
  more: {
    works: () => "works"
  }
}
