// Compiled from messages/ja/updates.json by `npm run generate`.

export default {
  my: {
    title: () => "ホーム",
    updates: () => "ファン登録した作者の更新",
    newCount: (d) => "前回から新着" + d.count + "件",
    manyNew: () => "前回から新着100件以上",
    noun: () => "更新",
    illustration: () => "イラスト",
    nothing: () => "まだ更新がありません",
    seeOthers: () => "ランキングを見る",
    nothingLead: () => "作者をファン登録すると、その人の新しい話やイラストがここに届きます。",
    newWorks: () => "新着の作品",
    allNewWorks: () => "新着作品をすべて見る",
    yourSite: () => "自分のサイト",
    workspace: () => "ワークスペース"
  }
}
