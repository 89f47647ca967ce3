// Compiled from messages/{en,ja}/scoutMails.json by `npm run generate`.

export default {
  en: {
    message: {
      subject: (d) => d.department + " wrote to you about " + d.work,
      heading: (d) => d.department + " wrote to you",
      about: (d) => "It is about " + d.work + ", which you entered into " + d.contest + ".",
      action: () => "Read and answer",
      note: () => "You let this department write to you when you entered the work. Your name and your address stay with the staff of the contest."
    },
    answer: {
      INTERESTED: (d) => "@" + d.screenName + " is interested",
      DECLINED: (d) => "@" + d.screenName + " says no, thank you",
      subject: (d) => d.heading + ": " + d.work,
      about: (d) => "It is the answer to what " + d.department + " wrote about " + d.work + " in " + d.contest + ".",
      nothing: () => "They added nothing.",
      deletedWork: () => "a work that is deleted",
      action: () => "Open the work",
      note: () => "Creators answer once. How to reach them stands in their words, or ask the staff of the contest."
    }
  },
  ja: {
    message: {
      subject: (d) => "「" + d.work + "」について" + d.department + "からスカウトが届きました",
      heading: (d) => d.department + "からスカウトが届きました",
      about: (d) => d.contest + "に応募した「" + d.work + "」についての連絡です。",
      action: () => "読んで返事をする",
      note: () => "応募のときに、この編集部からの連絡を許可しています。お名前とメールアドレスを知っているのは、コンテストの運営担当者だけです。"
    },
    answer: {
      INTERESTED: (d) => "@" + d.screenName + "さんから関心があるとの返事がありました",
      DECLINED: (d) => "@" + d.screenName + "さんからお断りの返事がありました",
      subject: (d) => d.heading + "（" + d.work + "）",
      about: (d) => d.contest + "の「" + d.work + "」について" + d.department + "が送ったスカウトへの返事です。",
      nothing: () => "メッセージはありません。",
      deletedWork: () => "削除された作品",
      action: () => "作品を開く",
      note: () => "作者の返事は一度だけです。連絡先は返事の文面をご覧になるか、コンテストの運営担当者にお尋ねください。"
    }
  }
}
