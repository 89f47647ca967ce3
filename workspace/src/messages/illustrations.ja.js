// Compiled from messages/ja/illustrations.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  list: {
    title: () => "イラスト",
    noun: () => "イラスト",
    make: () => "新しいイラスト",
    none: () => "イラストはここに表示されます",
    first: () => "最初のイラストを投稿する",
    noneLead: () => "1枚でも50枚でも、好きな順に並べられます。",
    pictures: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚" }),
    view: () => "見る"
  },
  editor: {
    edit: () => "イラストを編集",
    publish: () => "公開する",
    publishing: () => "公開しています",
    saveClosed: () => "非公開で保存する",
    save: () => "保存する",
    saving: () => "保存しています",
    saved: () => "保存しました",
    texts: () => "タイトルと説明",
    errors: () => "画像に問題があります。エラーの画像を差し替えるか削除してください。",
    working: () => "画像をアップロードしています。終わると先に進めます。",
    noPicture: () => "画像を1枚以上追加してください。"
  },
  fields: {
    title: () => "タイトル",
    noTitle: () => "イラストのタイトルを入力してください。",
    description: () => "説明",
    optional: () => "省略できます。",
    release: () => "公開設定",
    whoSees: () => "公開範囲",
    open: () => "公開",
    everybody: () => "すべての人に表示",
    closed: () => "非公開",
    onlyYou: () => "自分だけに表示",
    work: () => "作品",
    workHint: () => "作品のページにも表示されます。",
    noWork: () => "なし"
  },
  deleting: {
    "delete": () => "削除する",
    ask: (d) => "「" + d.title + "」を削除しますか",
    toTrash: () => "ゴミ箱に移す",
    moving: () => "移動しています",
    consequence: () => "ゴミ箱に移し、30日間保管します。読者にはすぐに表示されなくなります。",
    moved: () => "ゴミ箱に移しました",
    undo: () => "元に戻す"
  },
  done: {
    isOut: () => "イラストを公開しました",
    isSaved: () => "イラストを保存しました",
    open: (d) => "<title/>（" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚" }) + "）が、あなたのサイトとタイムラインに表示されます。",
    closed: () => "<title/>は非公開です。公開するまで、あなたにだけ表示されます。",
    edit: () => "編集する",
    another: () => "続けて投稿する",
    share: () => "共有する",
    onX: () => "Xに投稿する",
    copied: () => "リンクをコピーしました",
    notCopied: () => "リンクをコピーできませんでした。"
  }
}
