// Compiled from messages/ja/applicationScopes.json by `npm run generate`.

export default {
  scopeLabels: {
    openid: () => "本人の確認",
    profile: () => "名前と画像の閲覧",
    email: () => "メールアドレスの閲覧",
    read_works: () => "作品の閲覧",
    write_works: () => "作品と話の編集",
    upload_images: () => "画像のアップロード",
    publish: () => "代わりに公開する操作",
    offline_access: () => "不在時の利用"
  },
  scopeWords: {
    openid: () => "このアプリ専用の番号で識別します",
    profile: () => "表示名、@から始まる名前、あなたのページ",
    email: () => "ログインに使うメールアドレス",
    read_works: () => "話とイラスト（下書きを含む）",
    write_works: () => "下書きの作成と、今ある内容の変更。公開はできません。",
    upload_images: () => "作品に使うページと画像",
    publish: () => "公開、予約投稿、非公開、削除、復元",
    offline_access: () => "連携を解除するまで続きます"
  },
  scopeShort: {
    openid: () => "ログイン",
    profile: () => "名前と画像",
    email: () => "メールアドレス",
    read_works: () => "作品の閲覧（下書きを含む）",
    write_works: () => "作品の編集",
    upload_images: () => "画像のアップロード",
    publish: () => "公開",
    offline_access: () => "不在時の利用"
  },
  scopes: {
    none: () => "本人の確認だけ"
  }
}
