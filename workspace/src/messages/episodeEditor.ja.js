// Compiled from messages/ja/episodeEditor.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { ja } from "@messageformat/runtime/lib/cardinals";
export default {
  editor: {
    works: () => "作品",
    title: () => "タイトル",
    versions: () => "保存した版",
    preview: () => "プレビュー",
    open: () => "開く",
    releaseAndReading: () => "公開設定と読み方",
    whoReads: () => "公開設定",
    howRead: () => "読み方",
    keptThis: () => "この内容で保存しました",
    keepOrLoad: () => "この内容を使うか、別のタブの内容を読み込んでください。"
  },
  archived: {
    since: () => "<time/>からアーカイブ中です。",
    readers: (d) => plural(d.count, 0, ja, { "0": "あなたにだけ表示されます。", other: "購入した" + number("ja", d.count, 0) + "人だけが読めます。" }),
    again: () => "再公開する",
    publishing: () => "公開しています"
  },
  survey: {
    heading: () => "読者へのアンケート",
    question: () => "質問",
    hint: () => "最後のページの後に表示されます。",
    answer: (d) => "選択肢" + d.number,
    votes: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "人" }) + "が回答",
    remove: (d) => "選択肢" + d.number + "を削除する",
    add: () => "選択肢を追加する",
    startsAgain: () => "質問や選択肢を変更すると、これまでの回答は取り消されます。",
    ask: () => "質問する",
    save: () => "質問を保存する",
    saving: () => "保存しています",
    takeAway: () => "質問を削除する",
    asked: () => "話の最後で読者に質問します",
    removed: () => "質問を削除しました",
    noQuestion: () => "質問を入力してください。",
    noAnswer: () => "選択肢を入力するか、削除してください。",
    twice: () => "同じ選択肢がすでにあります。"
  },
  release: {
    heading: () => "公開設定",
    status: () => "状態",
    onlyYou: () => "自分だけに表示",
    notBought: () => "購入された話は選べません",
    atATime: () => "指定した日時に公開",
    isPublic: () => "すでに公開されています。",
    fans: () => "ファン登録した読者に公開",
    notPriced: () => "価格があると選べません",
    inContest: () => "コンテストに応募した作品は、だれでも読めるようにします。",
    everybody: () => "すべての人に公開",
    everybodyNow: () => "すべての人に今すぐ公開",
    goesPublic: () => "公開日時",
    upToAYear: () => "1年先まで、分単位で指定できます。",
    suspended: () => "停止が解除されると元の状態に戻り、公開設定を変更できるようになります。",
    judged: () => "コンテストの審査員が読んでいます。",
    bought: () => "購入手続き中の人がいるか、コンテストの審査員が読んでいます。"
  },
  reading: {
    heading: () => "読み方",
    pageOne: () => "1ページ目の位置",
    alone: () => "単独（2・3ページ目が見開き）",
    besideTwo: () => "2ページ目と見開き",
    afterword: () => "あとがき",
    afterwordHint: () => "最後のページの後に、吹き出しで表示されます。"
  },
  saving: {
    saving: () => "保存しています",
    draftSaved: (d) => "下書きを保存しました " + d.time,
    saved: (d) => "保存しました " + d.time,
    kept: (d) => "更新するまでこのブラウザに残ります " + d.time,
    failed: (d) => "保存できませんでした。" + d.message,
    otherTab: () => "保存できませんでした。別のタブで先に保存されています。",
    offline: () => "保存できませんでした。オフラインのようです。接続が戻るまで自動で試します。",
    notLoaded: () => "保存しました。最新の内容はまだ読み込めていません。",
    maybe: () => "保存できた可能性があります。もう一度試しても問題ありません。"
  },
  mainLabel: {
    saveDraft: () => "下書きを保存する",
    unpublish: () => "非公開にする",
    schedule: () => "予約する",
    publish: () => "公開する",
    publishToFans: () => "ファン限定で公開する",
    update: () => "更新する"
  },
  mainBusy: {
    saveDraft: () => "保存しています",
    unpublish: () => "非公開にしています",
    schedule: () => "予約しています",
    publish: () => "公開しています",
    publishToFans: () => "公開しています",
    update: () => "更新しています"
  },
  mainDone: {
    saveDraft: () => "下書きを保存しました",
    unpublish: () => "下書きに戻しました",
    schedule: () => "予約しました",
    publish: () => "公開しました",
    publishToFans: () => "ファン限定で公開しました",
    update: () => "更新しました"
  },
  block: {
    errors: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページに問題があります。" }),
    replace: (d) => d.pages + "を差し替えるか削除すると、" + select(d.release, { SCHEDULED: "予約", FAN_ONLY: "ファン限定で公開", other: "公開" }) + "できます。",
    show: (d) => plural(d.count, 0, ja, { other: "表示する" }),
    onePage: (d) => d.number + "ページ目",
    pages: (d) => d.first + "、" + d.last + "ページ目",
    morePages: (d) => d.first + "ページ目ほか" + number("ja", d.count, 0) + "ページ",
    list: (d) => d.before + "、" + d.next,
    noPages: () => "まだページがありません。",
    addOne: (d) => "1ページ以上追加すると、" + select(d.release, { SCHEDULED: "予約", FAN_ONLY: "ファン限定で公開", other: "公開" }) + "できます。",
    addPages: () => "ページを追加する",
    working: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "ページをアップロードしています。" }),
    onceArrived: (d) => plural(d.count, 0, ja, { other: "アップロード" }) + "が終わると、" + select(d.release, { SCHEDULED: "予約", FAN_ONLY: "ファン限定で公開", other: "公開" }) + "できます。",
    chooseTime: () => "日時を選ぶ",
    noTime: () => "公開日時が決まっていません。",
    noTimeWords: () => "公開日時を選ぶと予約できます。",
    past: () => "公開日時を過ぎています。",
    pastWords: () => "これからの日時を選ぶか、今すぐ公開してください。",
    far: () => "公開日時が1年より先です。",
    farWords: () => "1年以内の日時を選んでください。"
  }
}
