// Compiled from messages/ja/creatorsIsland.json by `npm run generate`.

export default {
  timeline: {
    noun: () => "タイムライン",
    illustration: () => "イラスト",
    illustrations: (d) => "イラスト" + d.count + "枚"
  }
}
