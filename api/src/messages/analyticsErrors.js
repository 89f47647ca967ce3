// Compiled from messages/{en,ja}/analyticsErrors.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  en: {
    entry: {
      publishFirst: () => "Analytics begin with your first public episode.",
      seatFirst: () => "Analytics are in closed beta. Take a seat first.",
      full: () => "All seats are taken. Look again later."
    },
    shareImages: {
      postLabel: () => "post",
      altTextLabel: () => "alternative text",
      tooLong: (d) => "The post is " + number("en", d.over, 0) + " over the limit of X, where kana and kanji count twice. Shorten it."
    },
    assistant: {
      noSuchFinding: () => "There is no such finding."
    }
  },
  ja: {
    entry: {
      publishFirst: () => "アナリティクスは、最初の話を公開すると使えるようになります。",
      seatFirst: () => "アナリティクスはクローズドベータ中です。先に参加してください。",
      full: () => "ただいま満席です。時間をおいて、もう一度ご覧ください。"
    },
    shareImages: {
      postLabel: () => "投稿文",
      altTextLabel: () => "代替テキスト",
      tooLong: (d) => "投稿文がXの上限を" + number("ja", d.over, 0) + "文字超えています。かなと漢字は2文字と数えます。短くしてください。"
    },
    assistant: {
      noSuchFinding: () => "この内容は見つかりません。"
    }
  }
}
