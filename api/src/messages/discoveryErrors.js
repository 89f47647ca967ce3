// Compiled from messages/{en,ja}/discoveryErrors.json by `npm run generate`.

export default {
  en: {
    editorial: {
      notAnAddress: (d) => "\"" + d.link + "\" leads nowhere. Give a path such as /new_works, or a URL that begins with https://.",
      endsBeforeItStarts: () => "It ends before it begins.",
      isOver: () => "That time has already passed.",
      noIdentifier: () => "An identifier is short and plain, like 1st.",
      closesBeforeItOpens: () => "The deadline is before the start.",
      resultsBeforeTheDeadline: () => "The result is before the deadline.",
      samePrizes: () => "Two prizes have the same name.",
      titleLabel: () => "title",
      descriptionLabel: () => "description",
      prizeLabel: () => "name of a prize",
      rewardLabel: () => "reward",
      sameDepartments: () => "Two departments have the same name.",
      departmentLabel: () => "name of a department",
      identifierTaken: (d) => "A contest " + d.identifier + " already exists.",
      notOpenYet: () => "This contest is not open yet.",
      enteredElsewhere: () => "This work is in another contest that has not been decided yet.",
      nameLabel: () => "name",
      roleLabel: () => "role",
      commentLabel: () => "comment",
      noSuchJudge: (d) => d.judge + " is not a judge of this contest.",
      noSuchPrize: (d) => "The prizes are: " + d.prizes + ".",
      noPrizes: () => "The prizes are: none yet.",
      notInTheContest: () => "This work is not in the contest any more.",
      noFeatureName: () => "A name begins with a letter and has letters, digits, - and _.",
      percentageOutOfRange: () => "Give a whole number from 0 to 100.",
      altTextLabel: () => "alternative text",
      categoryLabel: () => "category"
    },
    ads: {
      unknownTag: (d) => "This is not an i-mobile tag for a 300 by 250 banner: " + d.name + " is not what it should be. Copy the tag again.",
      onlyCreators: () => "Ads are for creators."
    }
  },
  ja: {
    editorial: {
      notAnAddress: (d) => "「" + d.link + "」の行き先がありません。/new_worksのようなパスか、https://で始まるURLを指定してください。",
      endsBeforeItStarts: () => "終了が開始より前になっています。",
      isOver: () => "この期間はもう過ぎています。",
      noIdentifier: () => "識別子は、1stのように短く簡単なものにしてください。",
      closesBeforeItOpens: () => "締め切りが開始より前になっています。",
      resultsBeforeTheDeadline: () => "結果発表が締め切りより前になっています。",
      samePrizes: () => "同じ名前の賞が2つあります。",
      titleLabel: () => "タイトル",
      descriptionLabel: () => "説明",
      prizeLabel: () => "賞の名前",
      rewardLabel: () => "賞の内容",
      sameDepartments: () => "同じ名前の編集部が2つあります。",
      departmentLabel: () => "編集部の名前",
      identifierTaken: (d) => "コンテスト" + d.identifier + "はすでにあります。",
      notOpenYet: () => "このコンテストはまだ募集を始めていません。",
      enteredElsewhere: () => "この作品は、結果がまだ出ていない別のコンテストに応募しています。",
      nameLabel: () => "名前",
      roleLabel: () => "肩書き",
      commentLabel: () => "コメント",
      noSuchJudge: (d) => d.judge + "さんは、このコンテストの審査員ではありません。",
      noSuchPrize: (d) => "このコンテストの賞は、" + d.prizes + "です。",
      noPrizes: () => "このコンテストにはまだ賞がありません。",
      notInTheContest: () => "この作品はもうコンテストに応募していません。",
      noFeatureName: () => "名前には、英字で始まる英数字、「-」、「_」を使ってください。",
      percentageOutOfRange: () => "0から100までの整数を指定してください。",
      altTextLabel: () => "代替テキスト",
      categoryLabel: () => "カテゴリー"
    },
    ads: {
      unknownTag: (d) => "300×250のバナー用のi-mobileのタグではありません。" + d.name + "が正しくないので、タグをもう一度コピーしてください。",
      onlyCreators: () => "広告は作者だけが設定できます。"
    }
  }
}
