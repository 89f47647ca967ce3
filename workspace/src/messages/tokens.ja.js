// Compiled from messages/ja/tokens.json by `npm run generate`.

export default {
  page: {
    title: () => "トークン",
    emailFirst: () => "先にアカウントへメールアドレスを追加してください。そのあと、プログラム用のトークンを作成できます。"
  },
  newToken: {
    title: () => "新しいトークン",
    made: () => "作成したトークン",
    lead: () => "トークンがあれば、あなたのプログラムがパスワードなしでアップロードや公開を行えます。アカウント、ログイン方法、お金には触れられません。パスワードを変更するか、ほかの端末からログアウトすると、すべてのトークンが使えなくなります。",
    name: () => "名前",
    nameHint: () => "使う場所がわかる名前にします（例：お絵描きソフトからの書き出し）。",
    noName: () => "トークンを使う場所を入力してください。",
    scopes: () => "許可すること",
    noScope: () => "トークンに許可することを1つ以上選んでください。",
    length: () => "有効期間",
    making: () => "作成しています",
    make: () => "トークンを作成する",
    token: () => "トークン",
    keep: () => "プログラムが読み取る場所にだけ保存してください。",
    thirtyDays: () => "30日間",
    ninetyDays: () => "90日間",
    year: () => "1年間"
  },
  scopes: {
    READ_WORKS: () => "作品の閲覧",
    WRITE_WORKS: () => "作品と話の編集",
    UPLOAD_IMAGES: () => "画像のアップロード",
    PUBLISH: () => "公開"
  },
  scopeHints: {
    READ_WORKS: () => "あなたの作品、話、イラスト（下書きを含む）を読みます。",
    WRITE_WORKS: () => "下書きの作成と、今ある内容の変更。公開の状態は変わりません。",
    UPLOAD_IMAGES: () => "作品に使うページと画像。",
    PUBLISH: () => "公開、予約投稿、非公開、削除、復元。"
  },
  list: {
    title: () => "あなたのトークン",
    none: () => "まだトークンがありません。",
    tokens: () => "トークン",
    expired: () => "期限切れ",
    usedEnds: () => "最終使用：<when/>、期限：<day/>",
    usedEnded: () => "最終使用：<when/>、<day/>に終了",
    notUsedEnds: () => "未使用、期限：<day/>",
    notUsedEnded: () => "未使用、<day/>に終了",
    revoke: () => "失効させる<sr>（<name/>）</sr>"
  },
  revoke: {
    ask: (d) => d.name + "を失効させますか",
    keep: () => "やめる",
    revoking: () => "失効させています",
    revoke: () => "トークンを失効させる",
    consequence: () => "このトークンを使うプログラムは、すぐに動かなくなります。作成したものは残ります。",
    done: (d) => d.name + "を失効させました",
    doneUnnamed: () => "トークンを失効させました"
  }
}
