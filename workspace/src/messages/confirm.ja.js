// Compiled from messages/ja/confirm.json by `npm run generate`.

export default {
  dialog: {
    title: () => "本人確認"
  },
  form: {
    lead: () => "アカウントを守るため、もう一度確認します。このあと5分間は確認を省略します。",
    waiting: () => "待っています",
    byPasskey: () => "パスキーで確認する",
    noPassword: () => "パスワードを入力してください。",
    noCode: () => "コードを入力してください。",
    password: () => "パスワード",
    code: () => "認証コード",
    codeHint: () => "認証アプリのコード、またはリカバリーコードを入力してください。",
    cancel: () => "キャンセル",
    checking: () => "確認しています",
    confirm: () => "確認する",
    noWay: () => "どの方法も使えないときは、いったんログアウトし、いつもの方法でログインし直してから5分以内に操作してください。"
  },
  social: {
    waiting: () => "別ウィンドウでの操作を待っています",
    confirm: (d) => d.service + "で確認する"
  }
}
