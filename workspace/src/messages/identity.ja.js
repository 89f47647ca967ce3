// Compiled from messages/ja/identity.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  askForLink: {
    email: () => "メールアドレス",
    noEmail: () => "メールアドレスを入力してください（例：mina@example.jp）。",
    send: () => "リンクを送る",
    sending: () => "送信しています"
  },
  checkMail: {
    title: () => "メールを確認してください",
    sent: () => "<email/>にリンクを送りました。1時間以内に1回だけ使えます。",
    sentSlowly: () => "いまメールの配信に時間がかかっています。準備ができしだい<email/>にリンクを送ります。申し込みから1時間使えます。",
    notThere: () => "届かないときは、迷惑メールフォルダを確認するか、もう一度送ってください。",
    notThereSlowly: () => "30分たっても届かないときは、もう一度送ってください。",
    again: () => "もう一度送る",
    sending: () => "送信しています",
    otherAddress: () => "別のアドレスを使う",
    againIn: (d) => number("ja", d.seconds, 0) + "秒後にもう一度送れます。",
    againNow: () => "もう一度送れます。"
  },
  signUp: {
    title: () => "アカウントを作成",
    email: () => "メールアドレス",
    emailHint: () => "このアドレスにリンクを送ります。だれにも公開されません。",
    noEmail: () => "メールアドレスを入力してください（例：mina@example.jp）。",
    send: () => "リンクを送る",
    sending: () => "送信しています",
    knownHere: () => "アカウントをお持ちの方は<signIn>ログイン</signIn>してください。",
    agree: () => "アカウントを作成すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。"
  },
  verifyEmail: {
    title: () => "メールアドレスの確認",
    incomplete: () => "リンクが途中で切れています。メールからもう一度開いてください。",
    dead: () => "このリンクはもう使えません。",
    newLink: () => "新しいリンクを送ってもらう"
  },
  choosePassword: {
    title: () => "パスワードを決める",
    verified: () => "メールアドレスを確認しました：<email/>",
    password: () => "パスワード",
    create: () => "アカウントを作成する",
    creating: () => "作成しています"
  },
  passwordField: {
    hint: (d) => number("ja", d.min, 0) + "〜" + number("ja", d.max, 0) + "文字。文字の種類は自由です。短い文にすると覚えやすくなります。",
    tooShort: (d) => number("ja", d.min, 0) + "文字以上にしてください。",
    tooLong: (d) => number("ja", d.max, 0) + "文字以内にしてください。",
    missing: (d) => number("ja", d.length, 0) + "文字（" + number("ja", d.min, 0) + "文字以上が必要です）",
    guessable: () => "推測されやすい",
    weak: () => "弱い。長いほど安全です",
    fair: () => "ふつう。長いほど安全です",
    good: () => "良い。15文字以上なら強力です",
    strong: () => "強い"
  },
  screenNameField: {
    label: () => "スクリーンネーム",
    hint: () => "半角英数字と_、-で3〜20文字。あなたのページのURLになります。",
    asking: () => "使えるか確認しています",
    free: () => "この名前は使えます。",
    taken: (d) => d.name + "はすでに使われています。別の名前を試してください。",
    tooShort: (d) => number("ja", d.min, 0) + "文字以上にしてください。",
    tooLong: (d) => number("ja", d.max, 0) + "文字以内にしてください。",
    otherLetters: () => "半角英数字と_、-だけが使えます。",
    better: (d) => "半角英数字と_、-だけが使えます。" + d.name + "ではいかがですか。"
  },
  profile: {
    title: () => "プロフィール",
    lead: () => "読者に見えるプロフィールです。あとからすべて変更できます。",
    displayName: () => "表示名",
    noDisplayName: () => "読者に表示する名前を入力してください。",
    noName: () => "表示名",
    introduction: () => "自己紹介",
    introductionHint: () => "省略できます。",
    picture: () => "画像",
    pictureHint: () => "省略できます。正方形で、1辺120ピクセル以上。",
    start: () => "はじめる",
    saving: () => "保存しています",
    preview: () => "プレビュー",
    whatReadersSee: () => "読者からの見え方"
  },
  secondFactor: {
    title: () => "2段階認証",
    lead: () => "認証アプリを開き、Komawariの6桁の数字を入力してください。",
    code: () => "認証コード",
    noCode: () => "コードを入力してください。",
    byApp: () => "認証アプリを使う",
    recoveryCode: () => "リカバリーコード",
    recoveryLead: () => "2段階認証を有効にしたときに控えた10個のコードのうち、1つを入力してください。各コードは1回だけ使えます。",
    byRecoveryCode: () => "リカバリーコードを使う",
    startOver: () => "最初からやり直す",
    signIn: () => "ログインする",
    signingIn: () => "ログインしています"
  },
  stay: {
    title: () => "アカウントを残しますか",
    lead: () => "このアカウントは削除の手続き中です。<day/>までなら何も失われず、作品も読者もブックマークも元のまま戻ります。",
    keep: () => "アカウントを残す",
    keeping: () => "元に戻しています",
    leave: () => "このまま閉じておく",
    afterwards: () => "この日を過ぎると完全に削除され、元に戻せません。",
    kept: () => "おかえりなさい。アカウントはすべて元のまま残りました。"
  },
  byLink: {
    lead: () => "このリンクは別の端末で申し込まれました。メールが届いたアドレスを入力してください。",
    noEmail: () => "メールアドレスを入力してください（例：mina@example.jp）。",
    email: () => "メールアドレス",
    signIn: () => "ログインする",
    signingIn: () => "ログインしています"
  },
  deadLink: {
    EXPIRED: () => "リンクの有効期限が切れています",
    USED: () => "このリンクは使用済みです",
    REPLACED: () => "このリンクは無効になりました",
    BROKEN: () => "このリンクは使えません",
    OTHER_ACCOUNT: () => "このリンクは別のアカウントのものです",
    TAKEN: () => "このアドレスはすでに使われています"
  },
  linkEnds: {
    failed: () => "うまくいきませんでした",
    signIn: () => "ログインする",
    newLink: () => "新しいリンクを送ってもらう",
    newPassword: () => "新しいパスワードを決める",
    tryAgain: () => "もう一度試す",
    topPage: () => "トップページへ"
  },
  incomplete: {
    title: () => "リンクが不完全です",
    lead: () => "URLの一部が欠けています。メールのリンクをもう一度開くか、URL全体をコピーしてください。",
    signIn: () => "ログインする",
    topPage: () => "トップページへ"
  },
  forgotten: {
    title: () => "パスワードの再設定",
    lead: () => "新しいパスワードを決めるためのリンクをメールで送ります。それまでは今のパスワードを使えます。",
    hint: () => "ログインに使っているアドレスです。",
    remembered: () => "思い出した方は<signIn>ログイン</signIn>してください。"
  },
  newPassword: {
    title: () => "新しいパスワードを決める",
    lead: () => "<email/>のアカウントのパスワードです。ほかの端末はすべてログアウトされます。",
    password: () => "新しいパスワード",
    change: () => "パスワードを変更する",
    changing: () => "変更しています",
    changed: () => "パスワードを変更しました。ほかの端末はログアウトされました。"
  },
  recover: {
    title: () => "アカウントを取り戻す",
    lead: () => "このアカウントのログイン用アドレスは、いま<now/>です。これを<email/>に戻し、すべての端末をログアウトしてから、新しいパスワードを決めていただきます。",
    noAddress: () => "未設定",
    putBack: () => "アドレスを元に戻す",
    puttingBack: () => "元に戻しています",
    ownChange: () => "ご自分で変更した場合は、このページを閉じてください。何も変わりません。"
  },
  withX: {
    title: () => "Xでログイン",
    onTheWay: () => "Xに移動しています。連携の許可を求める画面が出たあと、ここに戻ります。",
    tryAgain: () => "もう一度試す",
    otherWays: () => "ほかの方法でログインする"
  },
  finish: {
    title: () => "ログイン",
    toAccount: () => "アカウントの設定に戻る",
    toSignIn: () => "ログイン画面に戻る"
  }
}
