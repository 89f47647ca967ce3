// Compiled from messages/ja/account.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  unlinkDialog: {
    title: (d) => d.service + "の連携を解除しますか",
    unlink: () => "連携を解除する",
    what: () => "このサービスではログインできなくなります。いつでももう一度連携できます。"
  },
  deeds: {
    title: () => "アプリの操作履歴",
    lead: () => "1年間保存され、あなただけに表示されます。",
    nothing: () => "まだありません。",
    entries: () => "履歴",
    CONNECTED: () => "<client/>と連携しました",
    CHANGED: () => "<client/>に許可する範囲を広げました",
    SIGNED_IN: () => "<client/>でログインしました",
    REFUSED: () => "<client/>を許可しませんでした",
    REUSED: () => "使用済みの認証情報が再び使われたため、<client/>をログアウトしました",
    DISCONNECTED: () => "<client/>との連携を解除しました",
    WROTE: (d) => "<client/>があなたの代わりに" + d.deeds,
    made: (d) => select(d.what, { Work: "作品を作りました", Episode: "話を作りました", Illustration: "イラストを作りました", other: "画像を作りました" }),
    added: (d) => select(d.what, { Work: "作品", Episode: "話", Illustration: "イラスト", other: "画像" }) + "を追加しました",
    changed: (d) => select(d.what, { Work: "作品", Episode: "話", Illustration: "イラスト", other: "画像" }) + "を変更しました",
    deleted: (d) => select(d.what, { Work: "作品", Episode: "話", Illustration: "イラスト", other: "画像" }) + "を削除しました",
    restored: (d) => select(d.what, { Work: "作品", Episode: "話", Illustration: "イラスト", other: "画像" }) + "を元に戻しました",
    something: () => "内容を変更しました",
    join: (d) => d.first + "。" + d.next
  },
  passkeyName: {
    noName: () => "どの端末かわかる名前を入力してください。",
    long: (d) => number("ja", d.max, 0) + "文字以内にしてください。",
    label: () => "パスキーの名前",
    hint: () => "この端末の呼び名です。",
    saving: () => "保存しています",
    cancel: () => "キャンセル"
  },
  passkey: {
    save: () => "保存する",
    saved: () => "名前を保存しました",
    used: () => "追加：<added/>、最終使用：<used/>",
    unused: () => "追加：<added/>、未使用",
    rename: () => "名前を変える",
    remove: () => "削除する"
  },
  sessions: {
    title: () => "ログイン中の端末",
    lead: () => "これらの端末でログインしています。心当たりのない端末があれば、ログアウトさせてからパスワードを変更してください。",
    label: () => "端末",
    here: () => "この端末",
    times: () => "最終使用：<used/>、ログイン：<since/>",
    out: (d) => d.device + "をログアウトしました",
    signOut: () => "ログアウトする",
    noun: () => "端末",
    ends: () => "ログアウトしても、書きかけの下書きはそのブラウザに残ります。",
    signingOut: () => "ログアウトしています",
    othersOut: () => "ほかの端末をすべてログアウトしました",
    others: () => "ほかの端末をログアウト",
    everywhere: () => "すべての端末でログアウト",
    ask: () => "すべての端末でログアウトしますか",
    stay: () => "ログインしたままにする",
    what: () => "この端末も含めて、すべての端末がすぐにログアウトされます。",
    askOthers: () => "ほかの端末をログアウトしますか",
    keepOthers: () => "やめる",
    whatOthers: () => "ほかの端末がすべて、すぐにログアウトされます。",
    tokensEnd: (d) => "トークン" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "個" }) + "も使えなくなり、元には戻せません。",
    someTokensEnd: () => "トークンも使えなくなり、元には戻せません。",
    connectionsStay: () => "<applications>連携しているアプリ</applications>との連携は、解除するまで続きます。"
  },
  client: {
    since: () => "<day/>に連携",
    sinceUsed: () => "<day/>に連携、最終使用：<used/>",
    from: (d) => d.host + " · <day/>に連携",
    fromUsed: (d) => d.host + " · <day/>に連携、最終使用：<used/>",
    own: () => "Komawari公式"
  },
  disconnect: {
    done: () => "連携を解除しました",
    disconnect: () => "連携を解除する",
    ask: (d) => d.name + "との連携を解除しますか",
    disconnecting: () => "解除しています",
    what: (d) => "すぐにログアウトされ、何も見られなくなります。すでにコピーされたものは残るため、消してほしいときは" + d.host + "に依頼してください。",
    owner: () => "アプリの運営者"
  },
  providers: {
    unlinked: (d) => d.service + "の連携を解除しました",
    title: () => "ほかのサービス",
    lead: () => "ほかのサービスのアカウントでログインできます。勝手に投稿することはありません。",
    linked: () => "連携：<time/>",
    onlyWay: () => "ログインできる唯一の方法です。解除する前に、メールアドレスかほかのサービスを追加してください。",
    unlinkWhat: (d) => d.service + "の連携を解除する",
    unlink: () => "解除する"
  },
  twoFactor: {
    on: () => "オン：ログイン時に認証アプリのコードを確認します。",
    codes: () => "リカバリーコード",
    replace: (d) => d.left + "新しく発行すると、以前のコードは使えなくなります。",
    making: () => "発行しています",
    make: () => "リカバリーコードを再発行する",
    newPhone: () => "機種変更",
    newPhoneLead: () => "いったんオフにしてから、新しいスマートフォンでもう一度オンにしてください。",
    turnOff: () => "オフにする",
    ask: () => "2段階認証をオフにしますか",
    keep: () => "オンのままにする",
    isOff: () => "2段階認証をオフにしました",
    what: () => "パスワードだけでログインできるようになります。アプリのキーとリカバリーコードは使えなくなります。",
    title: () => "2段階認証",
    onLeft: (d) => "オン：ログイン時に認証アプリのコードを確認します。" + d.left,
    off: () => "オフ。オンにすると、ログインにはパスワードに加えてスマートフォンが必要になります。",
    change: () => "2段階認証を変更する",
    turnOn: () => "2段階認証をオンにする",
    left: (d) => plural(d.count, 0, ja, { "0": "リカバリーコードは残っていません。", other: "リカバリーコードは残り" + number("ja", d.count, 0) + "個です。" })
  },
  enrol: {
    noCode: () => "アプリに表示された6桁の数字を入力してください。",
    lead: () => "ログインに、パスワードと認証アプリのコードの2つが必要になります。アプリは何でもかまいません（Google Authenticator、1Password、Aegis、iPhoneの「パスワード」など）。",
    settingUp: () => "準備しています",
    turnOn: () => "オンにする",
    add: () => "1. アプリにKomawariを追加",
    scan: () => "認証アプリで読み取ってください。",
    qr: () => "認証アプリ用のQRコード",
    byHand: () => "このスマートフォンなら<open>アプリで開く</open>こともできます。または、次のキーをアプリに入力してください。",
    enter: () => "2. 表示されたコードを入力",
    code: () => "認証コード",
    codeHint: () => "30秒ごとに変わる6桁の数字です。",
    checking: () => "確認しています"
  },
  recovery: {
    copied: () => "コードをコピーしました",
    notCopied: () => "このブラウザではコピーできませんでした。保存するか印刷してください。",
    lead: () => "10個のコードを、スマートフォン以外の場所に控えてください。スマートフォンをなくしたとき、1つにつき1回ログインできます。あとから表示することはできません。",
    label: () => "リカバリーコード",
    copy: () => "コピーする",
    file: () => "Komawariのリカバリーコード",
    save: () => "ファイルに保存する",
    print: () => "印刷する",
    saved: () => "控えました"
  },
  email: {
    title: () => "メールアドレスとパスワード",
    none: () => "まだ登録されていません。登録するとワークスペースを使え、ほかのサービスに障害があってもログインできます。",
    add: () => "メールアドレスを追加する",
    onlyYou: () => "あなただけに表示されます。アカウントに関するメールをお送りします。",
    changeAddress: () => "アドレスを変更する",
    changePassword: () => "パスワードを変更する"
  },
  signOut: {
    signingOut: () => "ログアウトしています",
    signOut: () => "ログアウトする"
  },
  passkeys: {
    title: () => "パスキー",
    lead: () => "指紋・顔・PINなど、端末のロック解除でログインできます。だまし取られる心配がありません。",
    impossible: () => "このブラウザではパスキーを作れません。",
    make: () => "パスキーを作る",
    added: () => "パスキーを追加しました",
    add: () => "パスキーを追加する",
    removed: (d) => d.name + "を削除しました",
    ask: (d) => d.name + "を削除しますか",
    remove: () => "パスキーを削除する",
    what: () => "このパスキーではログインできなくなります。端末に残っているときは、端末からも削除してください。",
    android: () => "Androidスマートフォン",
    windows: () => "Windowsパソコン",
    other: () => "このパソコン"
  },
  link: {
    waiting: () => "別ウィンドウでの操作を待っています",
    link: (d) => d.service + "と連携する",
    linkTest: (d) => d.service + "と連携する（テスト）"
  },
  account: {
    title: () => "アカウント",
    editProfile: () => "プロフィールを編集する",
    data: () => "データ",
    dataLead: () => "作品や活動の記録を、元の画像とともに1つのファイルにまとめます。別のアカウントに取り込めます。",
    dataOpen: () => "ダウンロード・取り込み",
    "delete": () => "アカウントを削除する",
    deleteLead: () => "削除する前に、アカウントとともに何が消えるかを確認できます。14日以内なら元に戻せます。"
  },
  clients: {
    what: () => "アプリの操作履歴",
    title: () => "連携中のアプリ",
    lead: () => "Komawariのアカウントでログインしているアプリです。連携を解除すると、すぐに使えなくなります。",
    none: () => "まだありません。Komawariでログインしたサイトやアプリがここに表示されます。",
    noun: () => "アプリ",
    page: () => "アプリ連携"
  },
  addEmail: {
    title: () => "メールアドレスを追加",
    lead: () => "ワークスペースを使えるようになり、ログイン方法も増えます。アドレスにリンクを送りますので、そこからパスワードを決めてください。",
    hint: () => "あなただけに表示されます。",
    change: () => "アドレスを変更する",
    already: () => "すでに<email/>でログインできます。"
  },
  addX: {
    title: () => "Xと連携",
    linked: (d) => "Xの@" + d.name + "と連携しています。Xでログインでき、プロフィールにも表示されます。",
    unavailable: () => "このサイトではXでのログインを利用できません。",
    lead: () => "Xでログインできるようになり、プロフィールからXのページにリンクされます。Komawariが代わりに投稿することはありません。"
  },
  changeEmail: {
    title: () => "アドレスを変更",
    lead: () => "いまのログイン用アドレスは<email/>です。新しいアドレスにリンクを送り、それを開くまでは何も変わりません。",
    label: () => "新しいアドレス"
  },
  changePassword: {
    noCurrent: () => "いまのパスワードを入力してください。",
    title: () => "パスワードを変更",
    add: () => "メールアドレスを追加する",
    none: () => "このアカウントにはパスワードがありません。メールアドレスを追加すると決められます。",
    changed: () => "パスワードを変更しました。ほかの端末はログアウトされました。",
    current: () => "いまのパスワード",
    forgot: () => "パスワードを忘れたとき",
    newPassword: () => "新しいパスワード",
    others: () => "ほかの端末はすべてログアウトされます。この端末はログインしたままです。",
    changing: () => "変更しています",
    change: () => "パスワードを変更する"
  },
  deleteAccount: {
    title: () => "アカウントの削除",
    noName: (d) => "このアカウントの名前「" + d.name + "」を入力してください。",
    heading: (d) => "@" + d.name + "を削除",
    type: (d) => "続けるには" + d.name + "と入力してください",
    closing: () => "手続きしています",
    "delete": () => "アカウントを削除する",
    keep: () => "やめる",
    closedTitle: () => "アカウントを閉じました",
    closed: () => "アカウントを閉じました",
    what: (d) => "ほかの人からは見えなくなりました。" + d.day + "に完全に削除されます。それまでにログインすると元に戻せます。",
    topPage: () => "トップページへ",
    opening: () => "トップページを開いています"
  },
  whatGoes: {
    works: (d) => "<n>" + number("ja", d.count, 0) + "</n>作品",
    episodes: (d) => "エピソード <n>" + number("ja", d.count, 0) + "</n>話",
    illustrations: (d) => "イラスト <n>" + number("ja", d.count, 0) + "</n>件",
    watchers: (d) => "ファン <n>" + number("ja", d.count, 0) + "</n>人",
    purchases: (d) => "購入したエピソード <n>" + number("ja", d.count, 0) + "</n>話",
    comments: (d) => "書いたコメント <n>" + number("ja", d.count, 0) + "</n>件",
    likes: (d) => "送ったいいね <n>" + number("ja", d.count, 0) + "</n>件",
    bookmarks: (d) => "ブックマーク <n>" + number("ja", d.count, 0) + "</n>件",
    title: () => "削除するとどうなるか",
    buyers: (d) => "<b>あなたの話を購入した人が" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "います。</b>購入済みの話のページは、あなたの名前を外して購入者だけに残ります。ほかはすべて削除されます。",
    withdraw: () => "先に出金する",
    balance: (d) => "<b>売上" + number("ja", d.amount, 0) + "円が失われます。</b>出金していない分は、アカウントとともになくなります。",
    atOnce: () => "<when>すぐに</when>サイト、作品、画像、コメントがほかの人から見えなくなり、すべての端末でログアウトされます。",
    days: () => "<when>14日間</when>は、ログインするとすべて元どおりになります。",
    then: (d) => "<when>その後</when>、元の画像も含めて" + select(d.rest, { some: "残りのすべて", other: "すべて" }) + "が完全に削除され、だれにも元に戻せません。あなたのスクリーンネームは、その後90日間はほかの人が使えません。終了したランキングには、あなたの名前を外して集計だけが残ります。",
    keep: () => "作品を手元に残したいときは、先に<data>データをダウンロード</data>してください。元の画像がすべて1つのファイルになります。"
  },
  verifyAdd: {
    title: () => "パスワードを決める",
    added: () => "アドレスを追加しました。ワークスペースを使えます。",
    yours: () => "<email/>を確認しました。ログインに使うパスワードを決めてください。",
    password: () => "パスワード",
    adding: () => "追加しています",
    add: () => "アドレスを追加する"
  },
  verifyChange: {
    title: () => "新しいアドレスを使う",
    changed: (d) => "ログイン用のアドレスを" + d.email + "に変更しました",
    from: () => "今後は<email/>でログインします。",
    instead: (d) => "今後は" + d.before + "の代わりに<email/>でログインします。",
    undo: () => "以前のアドレスには、7日間この変更を取り消せるリンクを送ります。",
    changing: () => "変更しています",
    use: () => "このアドレスを使う"
  }
}
