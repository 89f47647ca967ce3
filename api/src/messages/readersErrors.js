// Compiled from messages/{en,ja}/readersErrors.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en, ja } from "@messageformat/runtime/lib/cardinals";
export default {
  en: {
    reading: {
      tooMuch: () => "Too much is happening at once. Try again later.",
      tooManyAtOnce: (d) => "Up to " + number("en", d.most, 0) + " episodes at once.",
      noLikes: () => "This episode cannot be liked right now.",
      noBookmarks: () => "This work cannot be bookmarked.",
      noWatching: () => "This creator cannot be watched right now.",
      countOutOfRange: (d) => "\"count\" has to be between 1 and " + number("en", d.most, 0) + ".",
      ownEpisode: () => "You cannot like your own episode.",
      oneself: () => "You cannot watch yourself.",
      noEventId: () => "The id of an event has 1 to 64 letters, digits or signs.",
      pageOutOfRange: () => "pageNumber has to be between 1 and 200.",
      positionOutOfRange: () => "leavePosition has to be between 0 and 1.",
      nothingNamed: () => "Say which episode or which work.",
      noEvents: () => "No events.",
      notTaken: () => "Not taken. Try again."
    },
    comments: {
      commentLabel: () => "comment",
      tooManyLines: (d) => "A comment has at most " + number("en", d.most, 0) + " lines.",
      tooManyLinks: () => "A comment can have one link at most. Remove the others.",
      closed: () => "Comments are closed here.",
      tooManyAtOnce: (d) => "At most " + number("en", d.most, 0) + " comments go at once. Choose fewer.",
      noAnswers: () => "This comment cannot be answered.",
      onlyCreators: () => "This is for creators.",
      wordLabel: () => "word",
      tooManyWords: (d) => "Your filter has " + number("en", d.most, 0) + " words, which is the limit. Remove one first."
    },
    reports: {
      noteLabel: () => "note",
      noteNeeded: () => "Say in a sentence what is wrong.",
      own: () => "You cannot report what is yours."
    },
    surveys: {
      ownEpisode: () => "You cannot answer the survey of your own episode.",
      noSurvey: () => "This work has no survey.",
      tooLate: () => "An answer can be changed for 24 hours. That time has passed.",
      noSuchChoice: () => "There is no such choice.",
      questionLabel: () => "question",
      choiceLabel: () => "choice",
      wrongNumber: (d) => "A question has " + number("en", d.least, 0) + " to " + number("en", d.most, 0) + " choices.",
      twice: () => "Two choices are the same."
    },
    purchases: {
      ownEpisode: () => "You cannot buy your own episode.",
      cannotBuyHere: () => "You cannot buy episodes of this creator.",
      notForSale: () => "This episode is not for sale any more. Nothing was charged.",
      priceChanged: (d) => "The price changed to ¥" + number("en", d.price, 0) + " while you were away. Nothing was charged.",
      onlyCompleted: () => "Only a completed purchase can be refunded, once.",
      tooLate: () => "A purchase can be taken back for 24 hours. That time has passed, and nothing changed.",
      hasRead: () => "You opened a paid page, so this purchase cannot be taken back. Nothing changed.",
      noPaymentPage: () => "The payment page could not be opened. Nothing was charged. Try again in a minute.",
      mature: () => "This work is for people who are 18 or older.",
      alreadyPurchased: () => "You own this episode already. Nothing was charged."
    },
    sales: {
      noSuchMonth: () => "There is no such month yet. Choose one from January 2000 to the one that runs."
    },
    watching: {
      subjectLabel: () => "subject",
      messageLabel: () => "message",
      tooSoon: (d) => "One message a day: you can write again in " + plural(d.hours, 0, en, { one: number("en", d.hours, 0) + " hour", other: number("en", d.hours, 0) + " hours" }) + "."
    }
  },
  ja: {
    reading: {
      tooMuch: () => "いま混み合っています。しばらくしてから、もう一度お試しください。",
      tooManyAtOnce: (d) => "一度に送れるのは" + number("ja", d.most, 0) + "話までです。",
      noLikes: () => "いまはこの話にいいねできません。",
      noBookmarks: () => "この作品はブックマークできません。",
      noWatching: () => "いまはこの作者をファン登録できません。",
      countOutOfRange: (d) => "countには1から" + number("ja", d.most, 0) + "までの数を指定してください。",
      ownEpisode: () => "自分の話にいいねはできません。",
      oneself: () => "自分自身をファン登録することはできません。",
      noEventId: () => "イベントのidは、1〜64文字の半角の英数字と記号で指定してください。",
      pageOutOfRange: () => "pageNumberには1から200までの数を指定してください。",
      positionOutOfRange: () => "leavePositionには0から1までの数を指定してください。",
      nothingNamed: () => "話か作品を指定してください。",
      noEvents: () => "イベントの形式が正しくありません。",
      notTaken: () => "受け取れませんでした。もう一度お試しください。"
    },
    comments: {
      commentLabel: () => "コメント",
      tooManyLines: (d) => "コメントは" + number("ja", d.most, 0) + "行以内で入力してください。",
      tooManyLinks: () => "コメントに入れられるリンクは1件までです。ほかのリンクを削除してください。",
      closed: () => "ここではコメントを受け付けていません。",
      tooManyAtOnce: (d) => "一度に選べるコメントは" + number("ja", d.most, 0) + "件までです。選ぶコメントを減らしてください。",
      noAnswers: () => "このコメントには返信できません。",
      onlyCreators: () => "作者だけが使えます。",
      wordLabel: () => "ワード",
      tooManyWords: (d) => "保留ワードは" + number("ja", d.most, 0) + "個まで登録できます。先にどれかを削除してください。"
    },
    reports: {
      noteLabel: () => "説明",
      noteNeeded: () => "何が問題なのか、1文で書いてください。",
      own: () => "自分のものは通報できません。"
    },
    surveys: {
      ownEpisode: () => "自分の話のアンケートには回答できません。",
      noSurvey: () => "この作品にはアンケートがありません。",
      tooLate: () => "回答を変更できるのは24時間以内です。その時間は過ぎています。",
      noSuchChoice: () => "この選択肢はありません。",
      questionLabel: () => "質問",
      choiceLabel: () => "選択肢",
      wrongNumber: (d) => "質問の選択肢は" + number("ja", d.least, 0) + "〜" + number("ja", d.most, 0) + "個にしてください。",
      twice: () => "同じ選択肢が2つあります。"
    },
    purchases: {
      ownEpisode: () => "自分の話は購入できません。",
      cannotBuyHere: () => "この作者の話は購入できません。",
      notForSale: () => "この話はもう販売されていません。料金は発生していません。",
      priceChanged: (d) => "ページを見ているあいだに、価格が" + number("ja", d.price, 0) + "円に変わりました。料金は発生していません。",
      onlyCompleted: () => "返金できるのは、完了した購入だけです。返金は1回に限ります。",
      tooLate: () => "購入を取り消せるのは24時間以内です。その時間は過ぎています。変更はしていません。",
      hasRead: () => "有料のページを開いたため、この購入は取り消せません。変更はしていません。",
      noPaymentPage: () => "お支払いページを開けませんでした。料金は発生していません。1分ほど待ってから、もう一度お試しください。",
      mature: () => "18歳以上の方に向けた作品です。",
      alreadyPurchased: () => "この話はすでに購入しています。料金は発生していません。"
    },
    sales: {
      noSuchMonth: () => "この月はまだありません。2000年1月から今月までの月を選んでください。"
    },
    watching: {
      subjectLabel: () => "件名",
      messageLabel: () => "本文",
      tooSoon: (d) => "メッセージを送れるのは1日1通です。あと" + plural(d.hours, 0, ja, { other: number("ja", d.hours, 0) + "時間" }) + "で送れます。"
    }
  }
}
