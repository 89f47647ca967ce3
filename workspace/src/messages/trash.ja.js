// Compiled from messages/ja/trash.json by `npm run generate`.

export default {
  page: {
    title: () => "ゴミ箱",
    lead: () => "削除した作品・話・イラストは、30日間ここに残ります。",
    empty: () => "ゴミ箱は空です",
    emptyLead: () => "削除したものは、元に戻せるように30日間ここで保管します。",
    noun: () => "ゴミ箱の中身",
    untitled: () => "無題",
    dates: () => "<deleted/>に削除。<purged/>に完全に消えます",
    restore: () => "元に戻す",
    restoreWhat: (d) => d.title + "を元に戻す",
    restoring: () => "戻しています",
    restored: () => "元に戻しました"
  },
  kinds: {
    WORK: () => "作品",
    EPISODE: () => "エピソード",
    ILLUSTRATION: () => "イラスト"
  }
}
