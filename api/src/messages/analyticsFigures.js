// Compiled from messages/{en,ja}/analyticsFigures.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en, ja } from "@messageformat/runtime/lib/cardinals";
export default {
  en: {
    definitions: {
      viewCounts: () => "One view: the first page stood on a visible screen for one second; one per person, episode and 30 minutes. Bots, previews, staff and your own visits are left out. People are counted by day, so somebody who returns on another day counts again. Days are those of Tokyo.",
      reactions: () => "Likes: up to ten per reader and episode, those taken back not counted. Comments: those that stand, without your own and those you hold back. Bookmarks: of the whole work. Staff and blocked accounts are left out. Rates are per 100 people who read the episode.",
      readerRetention: () => "Goes on: people who read an episode beside those who read the one before it. Reaches: beside those of the first one. People are counted by day. An episode of less than 7 days still fills up.",
      pageRetention: () => "Stops here: the last page of an opening when the reader was closed or left. Spreads count for the page that was told last.",
      completeReading: () => "People who came to the last page they may see, of the people who opened the episode. Both are counted by day.",
      surveyInterest: () => "Answers to the question after the last page. One per reader, changeable for 24 hours. Fewer than 5 answers are not told, of an episode and of all.",
      readerAttributes: () => "What registered readers of the work said of themselves in their profile, over all time, counted anew when at least 5 have come or gone. Fewer than 5 people are never told apart: they are among \"others\".",
      readerActions: () => "Registered readers who did this after they read an episode of the work first, over all time, counted once a day."
    },
    altText: {
      title: (d) => d.title + ".",
      titleOfThreeDays: (d) => d.title + ", first three days.",
      VIEWS: (d) => d.figure + " views.",
      LIKES: (d) => d.figure + " likes per 100 readers.",
      COMMENTS: (d) => d.figure + " comments per 100 readers.",
      BOOKMARKS: (d) => d.figure + " bookmarks per 100 readers.",
      GO_ON: (d) => d.figure + " of the readers of an episode go on to the next.",
      TO_THE_END: (d) => d.figure + " read to the end.",
      FUN: (d) => d.figure + " of the readers who answered had fun.",
      stillHere: (d) => d.share + " of the readers of 第1話 are still here at 第" + number("en", d.episode, 0) + "話."
    },
    image: {
      VIEWS: () => "views",
      LIKES: () => "likes per 100 readers",
      COMMENTS: () => "comments per 100 readers",
      BOOKMARKS: () => "bookmarks per 100 readers",
      GO_ON: () => "go on to the next episode",
      TO_THE_END: () => "read to the last page",
      FUN: () => "of answers: it was fun",
      episodes: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " episode", other: number("en", d.count, 0) + " episodes" }),
      stillHere: (d) => d.share + " of the readers of 第1話 are still here",
      medianOf: (d) => "median of " + number("en", d.works, 0) + " works: " + d.share,
      otherWork: (d) => "another work of mine: " + d.share,
      counted: () => "Counted by Komawari",
      countedOn: (d) => "Counted by Komawari, " + d.days,
      threeDays: () => "First three days of each episode",
      threeDaysOf: (d) => "First three days of each episode, " + d.days
    }
  },
  ja: {
    definitions: {
      viewCounts: () => "画面に最初のページが1秒間表示されると、1回の閲覧と数えます。同じ人が同じ話を開いても、30分間は1回です。ボット、プレビュー、運営、あなた自身の閲覧は含みません。人数は日ごとに数えるため、別の日にまた読んだ人はもう一度数えます。日付は日本時間です。",
      reactions: () => "いいねは、読者1人につき1話10回までで、取り消した分は数えません。コメントは表示中のもので、あなた自身のコメントと保留中のコメントは含みません。ブックマークは作品全体の数です。運営と停止中のアカウントの分は含みません。割合は、その話を読んだ100人あたりの数です。",
      readerRetention: () => "「前の話からの継続」は、前の話を読んだ人に対する、その話を読んだ人の割合です。「最初の話に対する割合」は、最初の話を読んだ人に対する割合です。人数は日ごとに数えます。公開から7日未満の話は、これから増えます。",
      pageRetention: () => "「ここで離脱」は、ビューアを閉じたときや離れたときに開いていたページです。見開きでは、最後に記録されたほうのページを数えます。",
      completeReading: () => "話を開いた人のうち、その人が読める最後のページまで読んだ人です。どちらの人数も日ごとに数えます。",
      surveyInterest: () => "最後のページのあとの質問への回答です。読者1人につき1件で、24時間以内なら変更できます。話ごとの回答も全体の回答も、5件未満のときは表示しません。",
      readerAttributes: () => "この作品の登録読者がプロフィールで答えた内容です。全期間の集計で、5人以上の増減があると数え直します。5人未満の属性は個別に表示せず、「その他」に含めます。",
      readerActions: () => "この作品の話を初めて読んだあとに、それぞれの行動をした登録読者です。全期間の集計で、1日1回数えます。"
    },
    altText: {
      title: (d) => "「" + d.title + "」の読まれ方。",
      titleOfThreeDays: (d) => "「" + d.title + "」の読まれ方（公開後3日間）。",
      VIEWS: (d) => "閲覧は" + d.figure + "回です。",
      LIKES: (d) => "いいねは読者100人あたり" + d.figure + "件です。",
      COMMENTS: (d) => "コメントは読者100人あたり" + d.figure + "件です。",
      BOOKMARKS: (d) => "ブックマークは読者100人あたり" + d.figure + "件です。",
      GO_ON: (d) => "話を読んだ人の" + d.figure + "が次の話に進みました。",
      TO_THE_END: (d) => d.figure + "が最後まで読みました。",
      FUN: (d) => "回答した読者の" + d.figure + "が「面白い」と答えました。",
      stillHere: (d) => "第" + number("ja", d.episode, 0) + "話まで、第1話の読者の" + d.share + "が読み続けています。"
    },
    image: {
      VIEWS: () => "閲覧",
      LIKES: () => "100人あたりのいいね",
      COMMENTS: () => "100人あたりのコメント",
      BOOKMARKS: () => "100人あたりのブックマーク",
      GO_ON: () => "次の話に進んだ読者",
      TO_THE_END: () => "最後まで読んだ読者",
      FUN: () => "「面白い」の回答",
      episodes: (d) => plural(d.count, 0, ja, { other: "全" + number("ja", d.count, 0) + "話" }),
      stillHere: (d) => "第1話の読者の" + d.share + "が読み続けています",
      medianOf: (d) => number("ja", d.works, 0) + "作品の中央値 " + d.share,
      otherWork: (d) => "自分のほかの作品 " + d.share,
      counted: () => "Komawari調べ",
      countedOn: (d) => "Komawari調べ（" + d.days + "）",
      threeDays: () => "各話の公開後3日間",
      threeDaysOf: (d) => "各話の公開後3日間（" + d.days + "）"
    }
  }
}
