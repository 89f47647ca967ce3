// Compiled from messages/ja/signIn.json by `npm run generate`.

export default {
  frame: {
    skip: () => "本文へ移動",
    topPage: () => "Komawari トップページ"
  },
  signIn: {
    title: () => "ログイン",
    email: () => "メールアドレス",
    password: () => "パスワード",
    signIn: () => "ログインする",
    signingIn: () => "ログインしています",
    forgotten: () => "パスワードを忘れた方はこちら",
    newHere: () => "はじめての方は<signUp>アカウントを作成</signUp>してください。無料の話はアカウントがなくても読めます。"
  },
  signInForm: {
    noEmail: () => "メールアドレスを入力してください（例：mina@example.jp）。",
    noPassword: () => "パスワードを入力してください。"
  },
  linkWay: {
    title: () => "メールのリンクでログインする",
    label: () => "ログイン用リンクの送り先",
    hint: () => "パスワードは要りません。リンクは1時間以内に1回だけ使えます。"
  },
  passkeyWay: {
    signIn: () => "パスキーでログインする",
    waiting: () => "端末の操作を待っています",
    known: () => "この端末のパスキーは登録済みです。",
    unused: () => "パスキーは使われませんでした。いつでもやり直せます。",
    impossible: () => "このブラウザではパスキーを使えませんでした。"
  },
  social: {
    title: () => "ほかのサービスで続ける",
    or: () => "または",
    "continue": (d) => d.provider + "で続ける",
    continueTest: (d) => d.provider + "で続ける（テスト）",
    waiting: () => "開いた画面での操作を待っています",
    opening: (d) => d.provider + "を開いています…",
    declined: () => "連携が許可されなかったため、何も変わっていません。もう一度試すか、別の方法を選んでください。",
    knownAlready: () => "すでにお持ちのアカウントにログインしました。ゲストとして押した「いいね」は引き継がれません。"
  },
  goesOn: {
    work: () => "ログインすると、見ていた作品に戻ります。",
    newWork: () => "ログインすると、新しい作品の作成に進みます。",
    workspace: () => "ログインすると、ワークスペースに進みます。",
    bookmarks: () => "ログインすると、ブックマークに進みます。",
    settings: () => "ログインすると、設定に進みます。",
    notifications: () => "ログインすると、通知に進みます。",
    pages: () => "ログインすると、マイページに進みます。",
    episode: () => "ログインすると、<episode/>に戻ります。",
    page: (d) => "ログインすると、<episode/>の" + d.page + "ページに戻ります。"
  }
}
