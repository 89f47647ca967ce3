// Compiled from messages/ja/uploads.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  picker: {
    choose: () => "画像を選ぶ",
    replace: () => "差し替える",
    retry: () => "もう一度送る",
    remove: () => "削除する",
    processing: () => "処理しています",
    uploading: () => "アップロードしています",
    progress: (d) => d.name + "、アップロード中",
    fault: (d) => d.name + "：" + d.message
  },
  file: {
    notImage: () => "画像ではありません。PNG・JPEG・WebP・AVIF・GIFを使ってください。",
    svg: () => "SVGはページにできません。PNGで書き出してください。",
    empty: () => "ファイルが空です。もう一度書き出してください。",
    tooLarge: (d) => d.size + "あります（上限20 MB）。小さくして書き出してください。",
    archiveTooLarge: (d) => d.size + "あります（上限500 MB）。2つに分けてください。",
    unreadable: () => "このファイルは画像として読み込めませんでした。",
    archiveUnreadable: () => "このZIPは開けませんでした。",
    gone: () => "ファイルを読み込めなくなりました。もう一度選んでください。",
    noDocument: () => "PDFでもPSDでもありません。もう一度書き出してください。"
  },
  sending: {
    noConnection: () => "接続がありません。戻ると続きから再開します。",
    notArrived: () => "ファイルが届きませんでした。",
    broke: () => "接続が切れました。",
    refused: (d) => "アップロードできませんでした（" + d.status + "）。"
  },
  pdf: {
    tooManyPages: (d) => number("ja", d.count, 0) + "ページあります（1話の上限は" + number("ja", d.most, 0) + "ページ）。話を分けてください。",
    tooLong: () => "幅に対して縦に長すぎます。複数のページに分けてください。",
    notDrawn: () => "このページは描画できませんでした。画像で書き出してください。",
    pageDamaged: () => "PDFのこのページは壊れています。もう一度書き出すか、画像を選んでください。",
    pageEmpty: () => "PDFのこのページは空か、壊れています。代わりに画像を選んでください。",
    password: () => "PDFにパスワードがかかっています。解除して保存し、もう一度選んでください。",
    damaged: () => "PDFが壊れています。もう一度書き出して選び直してください。"
  },
  psd: {
    damaged: () => "PSDが壊れています。もう一度保存して選び直してください。",
    tooManyPixels: (d) => d.megapixels + "メガピクセルあります（上限64）。小さくして書き出してください。",
    unusual: () => "読み込めるPSDは、8ビットのRGB・グレースケール・モノクロ2階調だけです。PNGで書き出してください。",
    notFlattened: () => "PSDに統合画像がありません。「互換性を優先」で保存するか、PNGで書き出してください。",
    tooLong: () => "幅に対して縦に長すぎます。複数のページに分けてください。",
    noCanvas: () => "このブラウザではPSDを描画できません。PNGで書き出してください。",
    notDrawn: () => "PSDを描画できませんでした。PNGで書き出してください。",
    tooLarge: () => "PSDがこのブラウザには大きすぎます。PNGで書き出してください。"
  }
}
