// Compiled from messages/ja/applications.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  frame: {
    title: () => "アプリ",
    one: () => "アプリ",
    none: () => "あなたのサイトやアプリに、Komawariのアカウントでログインできるようにします。まず、ここで登録してください。",
    closed: () => "このアプリは運営が停止しているため、だれもログインできません。お心当たりがない場合はお問い合わせください。",
    about: () => "このアプリについて",
    people: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" })
  },
  states: {
    DRAFT: () => "テスト中",
    APPROVED: () => "確認済み",
    BLOCKED: () => "停止中"
  },
  register: {
    title: () => "新しいアプリ",
    name: () => "名前",
    nameHint: () => "許可を求める画面に表示されます。",
    noName: () => "アプリの名前を入力してください。",
    where: () => "動作する場所",
    redirect: () => "戻り先のURL",
    redirectHint: () => "ログイン後に戻るURLを、そのままの形で入力してください。httpを使えるのはlocalhostと127.0.0.1だけです。",
    registering: () => "登録しています",
    register: () => "登録する"
  },
  types: {
    WEB_CONFIDENTIAL: () => "サーバー",
    WEB_PUBLIC: () => "ブラウザ",
    NATIVE: () => "端末"
  },
  typeHints: {
    WEB_CONFIDENTIAL: () => "シークレットを保管できるサーバーのあるサイトです。",
    WEB_PUBLIC: () => "専用のサーバーがないページです。シークレットは不要です。",
    NATIVE: () => "スマートフォンやパソコンのアプリです。シークレットは不要です。"
  },
  form: {
    saved: () => "保存しました",
    saving: () => "保存しています",
    save: () => "保存する",
    redirects: () => "戻り先のURL",
    redirectsHint: () => "ログイン後に戻るURLです。httpsで始まり、完全に一致する必要があります。httpを使えるのは127.0.0.1とlocalhostだけです。"
  },
  addresses: {
    redirect: (d) => "戻り先のURL " + d.number,
    afterSignOut: (d) => "URL " + d.number + "（ログアウト後）",
    remove: (d) => d.address + "を外す",
    removeEmptyRedirect: () => "空の戻り先のURLを外す",
    removeEmpty: () => "空のURLを外す",
    add: () => "URLを追加する",
    needed: () => "利用者が戻る先のURLを入力してください。"
  },
  faults: {
    NO_ADDRESS: () => "https://example.com/signed-inのように、URLを省かずに入力してください。",
    TOO_LONG: () => "URLは1,000文字以内で入力してください。",
    WILDCARD: () => "ワイルドカードは使えません。URLを1つずつ入力してください。",
    FRAGMENT: () => "URLに「#」は使えません。",
    USER: () => "URLにユーザー名やパスワードは入れられません。",
    DOTS: () => "パスに「.」や「..」は使えません。省かずに入力してください。",
    SPELLING: () => "ブラウザと同じ書き方にしてください。ホスト名は小文字で、末尾の「.」や標準のポート番号は付けません。",
    HTTPS: () => "https://で始まるURLを入力してください（localhostと127.0.0.1を除く）。",
    SCHEME: () => "独自のスキームには「.」を入れてください（例：com.example.app:/signed-in）。"
  },
  face: {
    title: () => "利用者に見える内容",
    checked: () => "Komawariが確認したため、名前とアイコンは変更できません。変更したい場合はお問い合わせください。",
    icon: () => "アイコン",
    iconHint: () => "120×120ピクセル以上。中央の正方形が表示されます。",
    name: () => "名前",
    nameHint: () => "Komawariがアプリを確認したあとは、名前とアイコンを変更できません。"
  },
  scopesBox: {
    title: () => "求める許可",
    lead: () => "許可するかどうかは利用者がその都度選びます。必要なものだけを求めてください。"
  },
  more: {
    title: () => "ログアウトなどの設定",
    afterSignOut: () => "ログアウト後の移動先",
    afterSignOutHint: () => "Komawariからログアウトしたあとに移動できるURLです。",
    backchannel: () => "セッション終了の通知先",
    backchannelHint: () => "httpsで始まるURLです。利用者のログアウトや連携の解除を、サーバーに知らせます。",
    keys: () => "シークレットの代わりに使う公開鍵",
    keysHint: () => "公開鍵（RSAまたはP-256）を1〜5個含むJSON Web Key Setです。設定すると、シークレットは使われません。",
    responses: () => "コード以外の応答",
    idToken: () => "だれがログインしたかを、サーバーなしですぐに受け取ります。あとからほかの情報は求められません。",
    codeIdToken: () => "だれがログインしたかを、コードと一緒にすぐに受け取ります。",
    algorithm: () => "IDトークンの署名方式"
  },
  algorithms: {
    RS256: () => "指定がない場合にライブラリが使う方式です。",
    ES256: () => "トークンが短くなります。ライブラリ側の設定が必要です。"
  },
  program: {
    title: () => "プログラムに設定する値",
    clientId: () => "クライアントID",
    copy: () => "クライアントIDをコピーする",
    discovery: () => "ディスカバリー"
  },
  secrets: {
    title: () => "シークレット",
    secret: () => "シークレット",
    count: (d) => d.most + "件中" + d.count + "件",
    hint: () => "プログラムがトークンを取得するときに送ります。",
    none: () => "シークレットはまだありません。",
    made: () => "作成：<when/>",
    revoke: (d) => "失効させる<sr>（末尾が" + d.ending + "のシークレット）</sr>",
    making: () => "作成しています",
    make: () => "シークレットを作成する",
    rotate: () => "入れ替えるときは、2つ目のシークレットを作成してプログラムに設定し、使われなくなった古いものを失効させてください。",
    revoked: () => "シークレットを失効させました",
    ask: (d) => "••••" + d.ending + "を失効させますか",
    revokeIt: () => "失効させる",
    revoking: () => "失効させています",
    consequence: () => "このシークレットを使うプログラムは、すぐに動かなくなります。"
  },
  testers: {
    title: () => "テストユーザー",
    notAsked: () => "<b>ログインできるのは、あなたとテストユーザーだけです。</b>Komawariの確認が済むと、だれでもログインできます。",
    asked: () => "<b>ログインできるのは、あなたとテストユーザーだけです。</b>確認は依頼済みです（<when/>）。",
    asking: () => "依頼しています",
    ask: () => "確認を依頼する",
    remove: (d) => d.screenName + "を外す",
    tester: () => "テストユーザー",
    noName: () => "@から始まる名前を入力してください。",
    adding: () => "追加しています",
    add: () => "追加する",
    count: (d) => d.most + "人中" + d.count + "人"
  },
  use: {
    title: () => "利用状況",
    people: (d) => "<figure/><unit>" + plural(d.count, 0, ja, { other: "人" }) + "</unit>",
    signIns: (d) => "7日間のログイン" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "回" }),
    signInsLast: (d) => "7日間のログイン" + plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "回" }) + "、最後は<when/>"
  },
  "delete": {
    title: () => "削除",
    signsOut: (d) => plural(d.people, 0, ja, { "0": "利用者はいません。", other: "利用している" + number("ja", d.people, 0) + "人が、すぐにログアウトされます。" }),
    "delete": () => "アプリを削除する",
    ask: (d) => d.name + "を削除しますか",
    deleteIt: () => "削除する",
    deleting: () => "削除しています",
    consequence: () => "利用者全員がログアウトされ、アプリが持つトークンはすぐに使えなくなります。元に戻すことはできません。",
    deleted: () => "アプリを削除しました"
  }
}
