// Compiled from messages/ja/proposals.json by `npm run generate`.

export default {
  proposals: {
    list: () => "候補",
    Work: () => "作品",
    Creator: () => "作者",
    Tag: () => "タグ",
    noted: (d) => d.kind + "・" + d.note
  }
}
