// Compiled from messages/en/watchingIsland.json by `npm run generate`.

export default {
  watching: {
    started: () => "Watching",
    ended: () => "No longer watching",
    undo: () => "Undo"
  }
}
