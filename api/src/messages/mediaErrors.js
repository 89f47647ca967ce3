// Compiled from messages/{en,ja}/mediaErrors.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en, ja } from "@messageformat/runtime/lib/cardinals";
export default {
  en: {
    images: {
      largerThanADay: (d) => d.fileName + " is " + d.size + ", and an account may upload " + d.limit + " a day. Split it into smaller files.",
      dayUsedUp: (d) => d.fileName + " is " + d.size + ". You have used " + d.used + " of today's " + d.limit + ", which leaves " + d.left + ". You can upload again after midnight in Japan, in " + d.wait + ". What you chose stays here.",
      tooMuchUnfinished: (d) => d.fileName + " is " + d.size + ", and others are uploading so much that only " + d.left + " of " + d.limit + " is free. Try again in a few minutes. What you chose stays here.",
      diskFull: (d) => "There is no room for " + d.fileName + " right now: " + d.left + " free. The operator has been notified. Try again later. What you chose stays here.",
      tooLarge: (d) => d.fileName + " is " + d.size + " MB, the limit is " + d.limit + " MB. Make it smaller and add it again.",
      signIn: () => "Sign in to upload. What you chose stays here.",
      notHere: () => "This upload is no longer here: uploads that do not finish within 24 hours are cleared away. Start it again.",
      over: () => "This upload did not finish within 24 hours and was cleared away. Start it again.",
      lengthless: (d) => d.fileName + ": say how long the file is before it is sent.",
      fileMissing: () => "This upload is missing or not finished. Upload the file again.",
      archiveMissing: () => "This upload is missing or not finished. Upload the archive again.",
      altTextLabel: () => "description of the picture",
      focusOutside: () => "The focus point lies outside the picture. Pick it again.",
      nothingLeft: () => "The margins take the whole page away. Make them smaller.",
      ofFile: (d) => d.fileName + ": " + d.reason,
      hours: (d) => plural(d.hours, 0, en, { one: number("en", d.hours, 0) + " hour", other: number("en", d.hours, 0) + " hours" }),
      minutes: (d) => plural(d.minutes, 0, en, { one: number("en", d.minutes, 0) + " minute", other: number("en", d.minutes, 0) + " minutes" }),
      hoursAndMinutes: (d) => plural(d.hours, 0, en, { one: number("en", d.hours, 0) + " hour", other: number("en", d.hours, 0) + " hours" }) + " " + plural(d.minutes, 0, en, { one: number("en", d.minutes, 0) + " minute", other: number("en", d.minutes, 0) + " minutes" })
    },
    links: {
      UNREACHABLE: (d) => "No public page could be reached at " + d.host + " within 5 seconds. Check the URL, or fill in the fields yourself.",
      NO_PAGE: (d) => d.host + " has no readable page at this URL. Check it, or fill in the fields yourself.",
      notNow: () => "The page could not be looked at just now. Try again, or fill in the fields yourself."
    },
    pictures: {
      NOT_AN_IMAGE: () => "This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.",
      SVG_NOT_ALLOWED: () => "SVG files are not taken. Export it as PNG.",
      UNSUPPORTED_FORMAT: () => "This format is not taken. Export it as PNG, JPEG, WebP or AVIF.",
      TOO_LARGE_FILE: () => "The file is too large, limit 20 MB. Export it smaller.",
      TRUNCATED: () => "The file ends early. Export it again.",
      CORRUPT: () => "The file is damaged and cannot be opened. Export it again.",
      POLYGLOT: () => "There is other data beside the image. Export it again.",
      TOO_MANY_PIXELS: () => "There are too many pixels. Make it smaller and add it again.",
      TOO_NARROW: () => "The picture is too small. Export it larger and add it again.",
      TOO_WIDE: () => "The picture is too wide. Make it smaller and add it again.",
      TOO_TALL: () => "The picture is too tall. Split it or make it smaller and add it again."
    },
    sizes: {
      FILE: (d) => "File is " + d.got + ", limit " + d.limit + ". Export it smaller.",
      CUT_OFF: (d) => "File is cut off at " + d.got + ". Retry, or export it again.",
      HEIGHT: (d) => d.got + " tall, limit " + d.limit + ". Split it and add it again.",
      HEIGHT_OF_WIDE: (d) => d.got + " tall, limit " + d.limit + " when wider than 2,000. Split it or make it narrower and add it again.",
      WIDTH: (d) => d.got + " wide, limit " + d.limit + ". Make it smaller and add it again.",
      PIXELS: (d) => d.got + " megapixels, limit " + d.limit + ". Make it smaller and add it again.",
      BOTH_SIDES: (d) => d.got + ", limit " + d.limit + ". Make it smaller and add it again.",
      SMALL_WIDTH: (d) => d.got + " wide, at least " + d.limit + " is needed. Export it larger and add it again.",
      SMALL_SIDES: (d) => d.got + ", at least " + d.limit + " is needed. Export it larger and add it again."
    },
    archives: {
      NOT_AN_ARCHIVE: () => "This is not an archive. Use ZIP or CBZ, or drop the pages themselves.",
      DAMAGED: () => "The archive is damaged. Make it again.",
      NO_IMAGES: () => "There are no images in the archive.",
      TOO_MANY_IMAGES: (d) => d.got + " images, limit " + d.limit + " an episode. Split it into more episodes.",
      TOO_MANY_ENTRIES: (d) => d.got + " files in the archive, limit " + d.limit + ". Split it.",
      TOO_LARGE_EXPANDED: () => "The archive unpacks to more than 1 GB. Split it into more episodes.",
      RATIO_TOO_HIGH: () => "It unpacks to more than 100 times its size, as no image does. Make the archive again.",
      SAME_NAME: () => "Several files have the same name. Rename them.",
      UNSAFE_PATH: () => "A file name leads outside of the folder. Rename it.",
      LINK_ENTRY: () => "It holds a link. Put the picture itself in.",
      ENCRYPTED_ENTRY: () => "It has a password. Make it again without one.",
      UNSUPPORTED_COMPRESSION: () => "This compression is not supported. Make it again as a plain ZIP.",
      ENTRY_TOO_LARGE: (d) => "The file is " + d.got + ", limit " + d.limit + ". Export it smaller.",
      ENTRY_DAMAGED: () => "The file is damaged. Export it again."
    },
    remarks: {
      SAME_NAME: (d) => d.path + " is there several times. The later ones got a number.",
      NESTED_ARCHIVE: (d) => d.path + " is an archive in the archive and was not opened. Unpack it and add its pages.",
      HIDDEN_FILE: (d) => d.path + " is a hidden file and was left out.",
      NO_IMAGE: (d) => d.path + " is not an image and was left out."
    }
  },
  ja: {
    images: {
      largerThanADay: (d) => d.fileName + "は" + d.size + "です。1つのアカウントがアップロードできるのは1日" + d.limit + "までです。小さく分けてください。",
      dayUsedUp: (d) => d.fileName + "は" + d.size + "です。今日の上限" + d.limit + "のうち" + d.used + "を使い、残りは" + d.left + "です。日本時間の午前0時を過ぎると、またアップロードできます（あと" + d.wait + "）。選んだファイルは残っています。",
      tooMuchUnfinished: (d) => d.fileName + "は" + d.size + "です。ほかの人のアップロードが重なり、上限" + d.limit + "のうち残りは" + d.left + "です。数分待ってから、もう一度お試しください。選んだファイルは残っています。",
      diskFull: (d) => d.fileName + "を保存する空きがありません（残り" + d.left + "）。運営に知らせました。しばらくしてから、もう一度お試しください。選んだファイルは残っています。",
      tooLarge: (d) => d.fileName + "は" + d.size + " MBです。上限は" + d.limit + " MBです。小さくしてから、もう一度追加してください。",
      signIn: () => "アップロードするにはログインしてください。選んだファイルは残っています。",
      notHere: () => "このアップロードはもうありません。24時間以内に終わらなかったアップロードは消去されます。もう一度始めてください。",
      over: () => "このアップロードは24時間以内に終わらなかったため、消去されました。もう一度始めてください。",
      lengthless: (d) => d.fileName + "：送る前にファイルの大きさを指定してください。",
      fileMissing: () => "アップロードが見つからないか、まだ終わっていません。ファイルをもう一度アップロードしてください。",
      archiveMissing: () => "アップロードが見つからないか、まだ終わっていません。アーカイブをもう一度アップロードしてください。",
      altTextLabel: () => "代替テキスト",
      focusOutside: () => "焦点が画像の外にあります。選び直してください。",
      nothingLeft: () => "余白を切り取るとページが残りません。余白を小さくしてください。",
      ofFile: (d) => d.fileName + "：" + d.reason,
      hours: (d) => plural(d.hours, 0, ja, { other: number("ja", d.hours, 0) + "時間" }),
      minutes: (d) => plural(d.minutes, 0, ja, { other: number("ja", d.minutes, 0) + "分" }),
      hoursAndMinutes: (d) => plural(d.hours, 0, ja, { other: number("ja", d.hours, 0) + "時間" }) + plural(d.minutes, 0, ja, { other: number("ja", d.minutes, 0) + "分" })
    },
    links: {
      UNREACHABLE: (d) => d.host + "の公開ページに5秒以内に接続できませんでした。URLを確かめるか、自分で入力してください。",
      NO_PAGE: (d) => d.host + "のこのURLには、読み取れるページがありません。URLを確かめるか、自分で入力してください。",
      notNow: () => "いまはページを確認できませんでした。もう一度試すか、自分で入力してください。"
    },
    pictures: {
      NOT_AN_IMAGE: () => "画像ではありません。PNG、JPEG、WebP、AVIF、GIFのどれかにしてください。",
      SVG_NOT_ALLOWED: () => "SVGは使えません。PNGで書き出してください。",
      UNSUPPORTED_FORMAT: () => "この形式は使えません。PNG、JPEG、WebP、AVIFのどれかで書き出してください。",
      TOO_LARGE_FILE: () => "ファイルが大きすぎます。上限は20 MBです。小さく書き出してください。",
      TRUNCATED: () => "ファイルが途中で切れています。もう一度書き出してください。",
      CORRUPT: () => "ファイルが壊れていて開けません。もう一度書き出してください。",
      POLYGLOT: () => "画像以外のデータが含まれています。もう一度書き出してください。",
      TOO_MANY_PIXELS: () => "画素数が多すぎます。小さくして、もう一度追加してください。",
      TOO_NARROW: () => "画像が小さすぎます。大きく書き出して、もう一度追加してください。",
      TOO_WIDE: () => "画像の幅が広すぎます。小さくして、もう一度追加してください。",
      TOO_TALL: () => "画像の高さがありすぎます。分割するか小さくして、もう一度追加してください。"
    },
    sizes: {
      FILE: (d) => "ファイルは" + d.got + "で、上限の" + d.limit + "を超えています。小さく書き出してください。",
      CUT_OFF: (d) => "ファイルが" + d.got + "で途切れています。もう一度アップロードするか、書き出し直してください。",
      HEIGHT: (d) => "画像の高さは" + d.got + "で、上限の" + d.limit + "を超えています。分割して、もう一度追加してください。",
      HEIGHT_OF_WIDE: (d) => "画像の高さは" + d.got + "です。幅が2,000 pxを超える画像の上限は" + d.limit + "です。分割するか幅を狭くして、もう一度追加してください。",
      WIDTH: (d) => "画像の幅は" + d.got + "で、上限の" + d.limit + "を超えています。小さくして、もう一度追加してください。",
      PIXELS: (d) => "画像は" + d.got + "メガピクセルで、上限の" + d.limit + "メガピクセルを超えています。小さくして、もう一度追加してください。",
      BOTH_SIDES: (d) => "画像は" + d.got + "で、上限の" + d.limit + "を超えています。小さくして、もう一度追加してください。",
      SMALL_WIDTH: (d) => "画像の幅は" + d.got + "ですが、" + d.limit + "以上が必要です。大きく書き出して、もう一度追加してください。",
      SMALL_SIDES: (d) => "画像は" + d.got + "ですが、" + d.limit + "以上が必要です。大きく書き出して、もう一度追加してください。"
    },
    archives: {
      NOT_AN_ARCHIVE: () => "読めるアーカイブではありません。ZIPかCBZにするか、ページをそのまま追加してください。",
      DAMAGED: () => "アーカイブが壊れています。もう一度作ってください。",
      NO_IMAGES: () => "アーカイブに画像がありません。",
      TOO_MANY_IMAGES: (d) => "画像が" + d.got + "枚あります。上限は1話" + d.limit + "枚です。複数の話に分けてください。",
      TOO_MANY_ENTRIES: (d) => "アーカイブに" + d.got + "個のファイルとフォルダが入っています。上限は" + d.limit + "個です。必要なものだけを入れてください。",
      TOO_LARGE_EXPANDED: () => "展開すると1 GBを超えます。複数の話に分けてください。",
      RATIO_TOO_HIGH: () => "展開すると元の大きさの100倍を超えます。画像ではありえないため、展開していません。アーカイブを作り直してください。",
      SAME_NAME: () => "同じ名前のファイルが複数あります。名前を変えてください。",
      UNSAFE_PATH: () => "フォルダの外を指すファイル名があります。名前を変えてください。",
      LINK_ENTRY: () => "リンクが含まれています。画像そのものを入れてください。",
      ENCRYPTED_ENTRY: () => "パスワードがかかっています。パスワードなしで作り直してください。",
      UNSUPPORTED_COMPRESSION: () => "この圧縮方式には対応していません。ふつうのZIPで作り直してください。",
      ENTRY_TOO_LARGE: (d) => "ファイルは" + d.got + "で、上限の" + d.limit + "を超えています。小さく書き出してください。",
      ENTRY_DAMAGED: () => "ファイルが壊れています。もう一度書き出してください。"
    },
    remarks: {
      SAME_NAME: (d) => d.path + "という名前のファイルが複数あります。2つ目以降には番号を付けました。",
      NESTED_ARCHIVE: (d) => d.path + "はアーカイブの中のアーカイブなので、開いていません。展開してからページを追加してください。",
      HIDDEN_FILE: (d) => d.path + "は隠しファイルなので除きました。ページであれば、名前の先頭の「.」を取ってください。",
      NO_IMAGE: (d) => d.path + "は画像ではないので除きました。"
    }
  }
}
