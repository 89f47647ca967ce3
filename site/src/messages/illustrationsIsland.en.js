// Compiled from messages/en/illustrationsIsland.json by `npm run generate`.

export default {
  more: {
    illustrations: () => "illustrations"
  }
}
