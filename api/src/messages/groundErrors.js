// Compiled from messages/{en,ja}/groundErrors.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en, ja } from "@messageformat/runtime/lib/cardinals";
export default {
  en: {
    refusals: {
      notFound: () => "This could not be found. It may be private, or its URL may have changed.",
      signIn: () => "Sign in to continue.",
      needsEmailSignIn: () => "Add an e-mail sign-in to your account first.",
      changedElsewhere: () => "This was changed in another tab. Keep this version, or load the other one.",
      tooFastForSeconds: (d) => "That was fast. Try again in " + plural(d.seconds, 0, en, { one: number("en", d.seconds, 0) + " second", other: number("en", d.seconds, 0) + " seconds" }) + ".",
      tooFastForMinutes: (d) => "That was fast. Try again in " + plural(d.minutes, 0, en, { one: number("en", d.minutes, 0) + " minute", other: number("en", d.minutes, 0) + " minutes" }) + ".",
      tooFastForHours: (d) => "That was fast. Try again in " + plural(d.hours, 0, en, { one: number("en", d.hours, 0) + " hour", other: number("en", d.hours, 0) + " hours" }) + "."
    },
    outages: {
      NONE: () => "Komawari cannot do this right now. Try again in a few seconds.",
      KEPT: () => "This was saved, but Komawari cannot show it right now. Load it again in a few seconds.",
      UNKNOWN: () => "Komawari lost its connection and cannot tell whether this was saved. Check before you do it again."
    },
    faults: {
      ours: (d) => "Something went wrong on our side. If it keeps happening, tell us this number: " + d.number
    },
    requests: {
      malformed: () => "The request is malformed.",
      wrongDocument: () => "The document or its variables are wrong.",
      unknownDocument: () => "This document is not known here. Send its text alone.",
      noPolicyReport: () => "This is not a policy report.",
      wrongCursor: () => "This list position is not valid any more. Start from the first page.",
      firstOutOfBounds: (d) => "\"first\" has to be between 1 and " + number("en", d.most, 0) + ".",
      cannotBeStored: () => "A text contains a character that cannot be stored. Type it again instead of pasting it."
    },
    text: {
      required: (d) => "Enter a " + d.label + ".",
      requiredBeforeVowel: (d) => "Enter an " + d.label + ".",
      tooShort: (d) => "The " + d.label + " needs at least " + d.least + " characters.",
      tooLong: (d) => "The " + d.label + " is " + d.length + " characters, the limit is " + d.most + ". Shorten it by " + d.excess + ".",
      controlCharacters: (d) => "The " + d.label + " contains invisible control characters. Type it again instead of pasting it.",
      noLink: () => "A link starts with http:// or https:// and is at most 2,048 characters long."
    }
  },
  ja: {
    refusals: {
      notFound: () => "見つかりませんでした。非公開になっているか、URLが変わった可能性があります。",
      signIn: () => "続けるにはログインしてください。",
      needsEmailSignIn: () => "先に、アカウントにメールアドレスでのログインを追加してください。",
      changedElsewhere: () => "別のタブで変更されています。この内容を残すか、変更後の内容を読み込んでください。",
      tooFastForSeconds: (d) => "操作が続いています。" + plural(d.seconds, 0, ja, { other: number("ja", d.seconds, 0) + "秒" }) + "後にもう一度お試しください。",
      tooFastForMinutes: (d) => "操作が続いています。" + plural(d.minutes, 0, ja, { other: number("ja", d.minutes, 0) + "分" }) + "後にもう一度お試しください。",
      tooFastForHours: (d) => "操作が続いています。" + plural(d.hours, 0, ja, { other: number("ja", d.hours, 0) + "時間" }) + "後にもう一度お試しください。"
    },
    outages: {
      NONE: () => "ただいま利用できません。数秒待ってから、もう一度お試しください。",
      KEPT: () => "保存しましたが、ただいま表示できません。数秒待ってから、読み込み直してください。",
      UNKNOWN: () => "接続が切れたため、保存できたかどうか分かりません。やり直す前に、内容を確かめてください。"
    },
    faults: {
      ours: (d) => "サーバーで問題が起きました。繰り返し起きるときは、この番号をお知らせください：" + d.number
    },
    requests: {
      malformed: () => "リクエストの形式が正しくありません。",
      wrongDocument: () => "リクエストの文書か変数が正しくありません。",
      unknownDocument: () => "この文書は登録されていません。文書の本文だけを送ってください。",
      noPolicyReport: () => "ポリシー違反の報告として読み取れません。",
      wrongCursor: () => "一覧の位置が無効になりました。最初のページからやり直してください。",
      firstOutOfBounds: (d) => "firstには1から" + number("ja", d.most, 0) + "までの数を指定してください。",
      cannotBeStored: () => "保存できない文字が含まれています。貼り付けずに入力し直してください。"
    },
    text: {
      required: (d) => d.label + "を入力してください。",
      requiredBeforeVowel: (d) => d.label + "を入力してください。",
      tooShort: (d) => d.label + "は" + d.least + "文字以上で入力してください。",
      tooLong: (d) => d.label + "は" + d.most + "文字以内で入力してください。いまは" + d.length + "文字で、" + d.excess + "文字多くなっています。",
      controlCharacters: (d) => d.label + "に目に見えない制御文字が含まれています。貼り付けずに入力し直してください。",
      noLink: () => "リンクには、http://またはhttps://で始まる2,048文字以内のURLを入力してください。"
    }
  }
}
