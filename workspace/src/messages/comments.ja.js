// Compiled from messages/ja/comments.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  answer: {
    empty: () => "返信を入力してください。",
    changed: () => "返信を変更しました",
    posted: () => "返信を投稿しました",
    to: (d) => d.name + "さんへの返信",
    toGuest: () => "ゲストへの返信",
    hint: () => "コメントの下に、だれでも読める形で表示されます。",
    posting: () => "投稿しています",
    change: () => "変更する",
    post: () => "投稿する",
    cancel: () => "キャンセル"
  },
  keys: {
    next: () => "次のコメント",
    before: () => "前のコメント",
    select: () => "コメントの選択・解除",
    help: () => "このヘルプを表示",
    title: () => "キーボードショートカット",
    close: () => "閉じる",
    lead: () => "一覧のコメントにフォーカスがあるときに使えます。Tabキーで移動できます。"
  },
  selection: {
    label: () => "選んだコメント",
    count: (d) => number("ja", d.count, 0) + "件を選択中",
    all: () => "すべて選ぶ",
    approving: () => "承認しています",
    approve: () => "承認する",
    "delete": () => "削除する",
    clear: () => "選択を解除",
    ask: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "のコメントを削除しますか",
    deleteThem: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件" }) + "を削除する",
    keep: () => "やめる",
    deleting: () => "削除しています",
    neverSeen: () => "読者に表示されることはありません。元に戻せません。",
    seenNoMore: () => "読者にはすぐに表示されなくなります。元に戻せません。"
  },
  soft: {
    searched: () => "コメントの本文と書いた人の名前から探します。",
    none: () => "まだやわらかコメントはありません",
    lead: () => "やわらかコメントは、あなただけに届くコメントです。運営が先に読み、届いたものがここに表示されます。",
    label: () => "やわらかコメント",
    noun: () => "コメント"
  },
  holding: {
    noWord: () => "ワードを入力してください。",
    title: () => "コメントの保留",
    words: () => "保留ワード",
    lead: () => "いずれかのワードを含む新しいコメントは、あなたが確認するまで保留されます。全角と半角、大文字と小文字、ひらがなとカタカナは区別しません。ワードは読者に知らされません。",
    none: () => "まだ保留ワードはありません。",
    held: () => "新しいコメントを保留します",
    atOnce: () => "新しいコメントはすぐに表示されます",
    holdAll: () => "新しいコメントをすべて、確認するまで保留する",
    holdAllHint: () => "承認するまで、書いた人にだけ表示されます。すでにあるコメントはそのままです。",
    added: (d) => "「" + d.word + "」を含むコメントを保留します",
    word: () => "ワード",
    adding: () => "追加しています",
    add: () => "ワードを追加する",
    removeWhat: (d) => d.word + "を削除する",
    remove: () => "削除する"
  },
  open: {
    searched: () => "コメントの本文と書いた人の名前から探します。",
    noneOnWork: () => "この作品にはコメントがありません",
    chooseOther: () => "ほかの作品か「すべての作品」を選んでください。",
    noneHeld: () => "確認待ちのコメントはありません",
    noneHeldLead: () => "保留中のコメントは、承認または削除するまでここに残ります。",
    none: () => "まだコメントはありません",
    noneLead: () => "読者が話に寄せた、だれでも読めるコメントがここに表示されます。",
    approving: () => "承認しています",
    approveOf: (d) => d.name + "さんのコメントを承認する",
    approveOfGuest: () => "ゲストのコメントを承認する",
    approve: () => "承認する",
    waiting: () => "確認待ちのコメント",
    label: () => "だれでもコメント",
    noun: () => "コメント",
    change: () => "返信を変更する",
    answer: () => "返信する",
    unpin: () => "固定を解除する",
    pin: () => "一番上に固定する",
    deleteAnswer: () => "返信を削除する",
    "delete": () => "削除する"
  },
  select: {
    comment: (d) => d.name + "さんのコメントを選ぶ",
    guest: () => "ゲストのコメントを選ぶ"
  },
  line: {
    answer: () => "あなたの返信",
    on: () => "<episode/>へのコメント",
    filtered: () => "保留ワード"
  },
  writer: {
    block: (d) => d.name + "さんをブロックする",
    blockGuest: () => "このゲストをブロックする",
    blocked: (d) => d.name + "さんをブロックしました",
    blockedGuest: () => "このゲストをブロックしました"
  },
  done: {
    deleted: (d) => plural(d.count, 0, ja, { "1": "コメントを削除しました", other: number("ja", d.count, 0) + "件のコメントを削除しました" }),
    notBlocked: () => "ブロックできませんでした",
    undo: () => "元に戻す",
    approved: (d) => plural(d.count, 0, ja, { "1": "コメントを承認しました", other: number("ja", d.count, 0) + "件のコメントを承認しました" }),
    pinned: () => "コメントを固定しました",
    unpinned: () => "コメントの固定を解除しました"
  },
  page: {
    daredemo: () => "だれでもコメントは全員が読めます。残すかどうかはあなたが決められます。",
    waiting: () => "承認すると読者に表示されます。",
    yawaraka: () => "やわらかコメントは、運営が読んでから届きます。",
    newest: () => "新しい順",
    oldest: () => "古い順",
    title: () => "コメント",
    kinds: () => "コメントの種類",
    open: () => "だれでも",
    held: () => "確認待ち",
    soft: () => "やわらか",
    work: () => "作品",
    all: () => "すべての作品",
    find: () => "本文や名前で探す"
  }
}
