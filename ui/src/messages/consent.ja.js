// Compiled from messages/ja/consent.json by `npm run generate`.

export default {
  dialog: {
    oneChanged: (d) => "「" + d.title + "」が変わりました",
    severalChanged: () => "同意いただいた内容が変わりました",
    later: () => "あとで",
    agreeing: () => "同意しています",
    agree: () => "同意する",
    since: () => "<day/>から有効",
    sinceOf: () => "<title/>（<day/>から有効）",
    read: () => "全文を読む<hidden>（新しいタブ）</hidden>",
    readOf: () => "<title/>を読む<hidden>（新しいタブ）</hidden>",
    meanwhile: () => "同意しなくても、作品は引き続き読めます。投稿、コメント、購入は、同意するまでできません。同意しない場合は、<leave>ログアウト</leave>するか、<delete>アカウントを削除</delete>できます。"
  }
}
