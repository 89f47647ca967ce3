// Compiled from messages/ja/upload.json by `npm run generate`.

export default {
  upload: {
    page: (d) => d.number + "ページ、" + d.state,
    pageAlone: (d) => d.number + "ページ",
    select: (d) => d.number + "ページを選ぶ",
    paid: () => "ここから有料",
    queued: () => "待機中",
    drawing: () => "描画中",
    processing: () => "処理中",
    retry: () => "もう一度送る",
    replace: () => "差し替える",
    fileQueued: (d) => d.file + "、待機中",
    fileDrawing: (d) => d.file + "、描画中",
    fileUploading: (d) => d.file + "、" + d.percent + "%アップロード済み",
    fileProcessing: (d) => d.file + "、処理中",
    fileFailed: (d) => d.file + "。エラー：" + d.reason,
    ready: () => "準備完了"
  }
}
