// Compiled from messages/ja/illustrationsIsland.json by `npm run generate`.

export default {
  more: {
    illustrations: () => "イラスト"
  }
}
