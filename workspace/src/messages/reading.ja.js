// Compiled from messages/ja/reading.json by `npm run generate`.

export default {
  history: {
    title: () => "閲覧履歴",
    nothing: () => "まだ何も読んでいません",
    nothingLead: () => "開いた話は、読んでいたページからここで再開できます。",
    newWorks: () => "新着作品を見る",
    episodes: () => "エピソード",
    guest: () => "この履歴はこの端末にだけ保存されています。アカウントを作ると、どの端末でも使えます。",
    createAccount: () => "アカウントを作る",
    clear: () => "履歴を消す",
    cleared: () => "履歴を消しました",
    ask: () => "閲覧履歴をすべて消しますか",
    clearIt: () => "消す",
    clearing: () => "消しています",
    clearsHere: () => "読んだ話と読み終えた位置が、この端末から消えます。元に戻せません。",
    clearsAll: () => "読んだ話と読み終えた位置が、この端末とアカウントから消えます。元に戻せません。"
  },
  bookmarks: {
    title: () => "ブックマーク",
    none: () => "まだブックマークがありません",
    noneLead: () => "作品をブックマークすると、新しい話がここに届きます。",
    guest: () => "ブックマークはこのブラウザにだけ保存されています。アカウントを作ると、どの端末でも使えます。",
    find: () => "タイトルで探す",
    onlyTitles: () => "ブックマークした作品のタイトルだけを探します。",
    works: () => "作品",
    byUpdate: () => "更新順",
    byAddition: () => "追加順",
    unread: (d) => "未読" + d.count + "話",
    updated: () => "更新：<time/>",
    removed: () => "ブックマークを外しました",
    undo: () => "元に戻す"
  }
}
