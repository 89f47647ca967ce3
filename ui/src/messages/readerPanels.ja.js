// Compiled from messages/ja/readerPanels.json by `npm run generate`.

export default {
  panels: {
    settings: () => "ビューアの設定",
    help: () => "キー操作とヘルプ",
    text: () => "ページの文章",
    share: () => "このページを共有する",
    done: () => "閉じる"
  },
  actions: {
    left: () => "左へめくる",
    right: () => "右へめくる",
    forward: () => "進む（長いページは下へ、端まで来たらめくる）",
    backward: () => "戻る（長いページは上へ、端まで来たらめくる）",
    first: () => "最初のページ",
    last: () => "最後のページ",
    overlay: () => "操作バーを表示・非表示にする",
    shift: () => "見開きを1ページずらす",
    layout: () => "見開き・1ページ・スクロール",
    fullscreen: () => "全画面表示",
    zoomIn: () => "拡大する",
    zoomOut: () => "縮小する",
    nextEpisode: () => "次の話",
    previousEpisode: () => "前の話",
    text: () => "ページの文章",
    settings: () => "設定",
    help: () => "このヘルプ"
  },
  bindings: {
    title: () => "キー操作",
    reset: () => "キー操作を初期設定に戻す",
    none: () => "なし",
    change: (d) => d.action + "（" + d.keys + "）を変更する",
    press: () => "キーを押してください"
  },
  tips: {
    toTheLeft: () => "右から左へ読む作品です。次のページは左にあります。",
    toTheRight: () => "次のページは右にあります。",
    tap: () => "左右をタップまたはクリックするとページをめくります。中央で操作バーを表示します。",
    swipe: () => "スワイプすると、ページが指の動きについてきます。",
    zoom: () => "ピンチ、中央のダブルタップ、またはCtrlキーとホイールで拡大・縮小できます。ページをめくると元の大きさに戻ります。",
    change: () => "キー操作とタップする場所は、設定で変更できます。"
  },
  fields: {
    thisWork: () => "この作品",
    everywhere: () => "すべての作品",
    direction: () => "読む方向",
    layout: () => "表示",
    pairing: () => "見開きの組み合わせ",
    stripWidth: (d) => "縦読みの幅：" + d.percent + "%",
    background: () => "背景",
    tapZones: () => "タップする場所",
    widePages: () => "スマートフォンでの見開きページ",
    dataSaver: () => "データの節約",
    letterKeys: () => "文字と記号のキー"
  },
  choices: {
    setByWork: () => "作品に合わせる",
    rightToLeft: () => "右から左",
    leftToRight: () => "左から右",
    topToBottom: () => "上から下",
    byScreen: () => "画面に合わせる",
    spread: () => "見開き",
    single: () => "1ページ",
    scroll: () => "スクロール",
    setByAuthor: () => "作者の設定",
    shifted: () => "1ページずらす",
    match: () => "テーマに合わせる",
    paper: () => "紙",
    ink: () => "墨",
    bothSides: () => "左右",
    oneHand: () => "片手",
    byDevice: () => "端末に合わせる",
    on: () => "オン",
    off: () => "オフ",
    cut: () => "2つに分ける",
    whole: () => "そのまま"
  },
  transcripts: {
    page: (d) => d.number + "ページ",
    nobody: () => "これらのページの説明はまだありません。"
  }
}
