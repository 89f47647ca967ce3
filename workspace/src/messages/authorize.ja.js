// Compiled from messages/ja/authorize.json by `npm run generate`.

export default {
  refused: {
    UNKNOWN_APPLICATION: () => "このアプリは登録されていません",
    WRONG_ADDRESS: () => "アプリの戻り先が正しくありません",
    BROKEN_REQUEST: () => "このリクエストには応答できません",
    nothingShared: () => "<b>あなたの情報は何も渡していません。</b>このページを閉じるか、元の画面に戻ってください。",
    forDeveloper: () => "開発者向けの情報",
    topPage: () => "Komawariのトップページ",
    error: () => "エラー",
    askedFor: () => "指定された戻り先",
    rule: () => "条件",
    toTheLetter: () => "戻り先のURLは、登録したものと完全に一致する必要があります。",
    why: () => "理由"
  },
  reasons: {
    UNKNOWN_APPLICATION: () => "開いたリンクのアプリは、Komawariに登録されていないか、削除されています。",
    WRONG_ADDRESS: () => "アプリが、登録されていないURLへの移動を求めました。安全のため、ここで止めています。",
    wrongAddressOf: () => "<name/>が、登録されていないURLへの移動を求めました。安全のため、ここで止めています。",
    BROKEN_REQUEST: () => "アプリから届いた内容をKomawariが読み取れません。アプリからやり直してください。"
  },
  choice: {
    title: () => "どのアカウントを使いますか",
    waits: () => "<name/>が選択を待っています。",
    goOn: (d) => d.name + "さんとして続ける",
    now: () => "使用中",
    another: () => "別のアカウント",
    anotherHint: () => "いったんログアウトし、ログインするとこの画面に戻ります。",
    back: () => "戻る",
    cancel: () => "キャンセル"
  },
  going: {
    title: (d) => d.name + "へ移動",
    goesOn: () => "<name/>に移動しています",
    close: () => "画面が変わらない場合は、このページを閉じてください。",
    prove: () => "本人確認",
    freshSignIn: () => "<name/>が、もう一度ログインすることを求めています。",
    signInAgain: () => "もう一度ログインする",
    notAnswered: () => "応答できませんでした",
    tryAgain: () => "もう一度試す",
    noAnswer: () => "応答がありませんでした。もう一度試しても問題ありません。"
  },
  consent: {
    titleAgain: (d) => d.name + "に進みますか",
    title: (d) => d.name + "を許可しますか",
    wants: () => "<name/>がKomawariのアカウントでのログインを求めています",
    continueTo: () => "<name/>に進む",
    account: () => "使うアカウント",
    "switch": () => "切り替える<sr>（別のアカウント）</sr>",
    may: () => "アプリに許可すること",
    mayToo: () => "新しく許可すること",
    always: () => "必須",
    profile: () => "<name/>、<screenName/>、あなたのページ",
    notLookedAt: () => "<b>Komawariはこのアプリをまだ確認していません。</b>利用できるのはテストユーザーだけです。作った人を知っている場合にだけ許可してください。",
    goingBack: () => "戻っています",
    cancel: () => "キャンセル",
    continuing: () => "進んでいます",
    "continue": () => "続ける",
    allowing: () => "許可しています",
    allow: () => "許可する",
    returns: () => "このあと<to/>に戻ります",
    neverSees: () => "パスワード、購入、口座の情報がアプリに伝わることはありません。連携は<b>設定の「アカウント」</b>でいつでも解除できます。",
    since: (d) => d.day + "から許可しています",
    ownWithDomain: (d) => d.domain + "（Komawariのアプリ）",
    own: () => "Komawariのアプリ",
    checked: (d) => d.domain + "（Komawariが確認済み）",
    notChecked: () => "提供元は確認されていません"
  }
}
