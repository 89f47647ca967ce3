// Compiled from messages/ja/watching.json by `npm run generate`.

export default {
  creators: {
    title: () => "ファン登録した作者",
    lead: () => "新しい話のお知らせメールを、作者ごとに選べます。週1回のメールは、毎週土曜日の午前8時（日本時間）に届きます。",
    addAddress: () => "メールアドレスを追加する",
    noAddress: () => "メールを受け取るには、アカウントにメールアドレスが必要です。",
    nobody: () => "まだだれもファン登録していません。作者のサイトや各話の下にあるボタンから登録できます。",
    noun: () => "作者",
    mailAbout: (d) => d.name + "さんのお知らせメール",
    stop: () => "ファン登録を解除",
    stopWhom: (d) => "ファン登録を解除：" + d.name + "さん",
    again: () => "もう一度登録",
    againWhom: (d) => "もう一度登録：" + d.name + "さん"
  },
  mail: {
    NONE: () => "受け取らない",
    INSTANT: () => "新しい話ごと",
    WEEKLY: () => "週1回"
  },
  mailChosen: {
    NONE: (d) => d.name + "さん：メールを受け取りません",
    INSTANT: (d) => d.name + "さん：新しい話ごとにメールを受け取ります",
    WEEKLY: (d) => d.name + "さん：週1回のメールで受け取ります"
  },
  feed: {
    title: () => "非公開フィード",
    lead: () => "ファン登録した作者の投稿をまとめたAtomフィードです。フィードリーダーで読めます。URLを知っている人はだれでも読めます。",
    madeOn: () => "URLは<day/>に作られ、もう一度表示することはできません。新しいURLを作ると、前のURLは使えなくなります。",
    making: () => "作っています",
    newAddress: () => "新しいURLを作る",
    make: () => "フィードを作る",
    removing: () => "削除しています",
    remove: () => "フィードを削除する",
    removed: () => "フィードを削除しました。このURLはもう使えません",
    address: () => "フィードのURL",
    once: () => "表示されるのは今回だけです。今すぐフィードリーダーにコピーしてください。"
  }
}
