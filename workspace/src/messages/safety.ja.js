// Compiled from messages/ja/safety.json by `npm run generate`.

export default {
  mutedWords: {
    title: () => "ミュートワード",
    lead: () => "これらのワードを含むコメントは、あなたに表示されません。全角と半角、大文字と小文字、ひらがなとカタカナは区別しません。",
    none: () => "まだミュートワードはありません。",
    noun: () => "ワード",
    muted: (d) => "「" + d.word + "」をミュートしました",
    word: () => "ワード",
    howLong: () => "期間",
    muting: () => "ミュートしています",
    mute: () => "ミュートする",
    until: (d) => d.day + "まで",
    removeWhat: (d) => d.word + "を削除する",
    remove: () => "削除する",
    forGood: () => "削除するまで",
    day: () => "1日間",
    week: () => "7日間",
    month: () => "30日間",
    year: () => "1年間",
    noWord: () => "見たくないワードを入力してください。"
  },
  mutedPeople: {
    title: () => "ミュートした人",
    lead: () => "この人たちのコメントと通知は表示されません。相手やほかの人には知られません。",
    none: () => "ミュートした人はいません。",
    noun: () => "人",
    unmute: () => "ミュートを解除する",
    unmuteWhom: (d) => d.name + "のミュートを解除する",
    again: () => "ずっとミュートする",
    againWhom: (d) => d.name + "をずっとミュートする"
  },
  blockedPeople: {
    title: () => "ブロックした人",
    lead: () => "お互いの作品へのコメント、いいね、ブックマーク、ファン登録ができなくなります。相手には知らされません。",
    none: () => "ブロックした人はいません。コメントや作者のメニューからブロックできます。",
    noun: () => "人",
    unblock: () => "ブロックを解除する",
    unblockWhom: (d) => d.name + "のブロックを解除する",
    again: () => "もう一度ブロックする",
    againWhom: (d) => d.name + "をもう一度ブロックする"
  },
  person: {
    guest: () => "ゲスト",
    since: () => "<time/>から",
    sinceUntil: (d) => "<time/>から" + d.day + "まで"
  },
  safety: {
    title: () => "ブロック・ミュート"
  }
}
