// Compiled from messages/en/upload.json by `npm run generate`.

export default {
  upload: {
    page: (d) => "Page " + d.number + ", " + d.state,
    pageAlone: (d) => "Page " + d.number,
    select: (d) => "Select page " + d.number,
    paid: () => "Paid from here",
    queued: () => "Queued",
    drawing: () => "Drawing",
    processing: () => "Processing",
    retry: () => "Retry",
    replace: () => "Replace",
    fileQueued: (d) => d.file + ", queued",
    fileDrawing: (d) => d.file + ", drawing",
    fileUploading: (d) => d.file + ", " + d.percent + "% uploaded",
    fileProcessing: (d) => d.file + ", processing",
    fileFailed: (d) => d.file + ", " + d.reason,
    ready: () => "ready"
  }
}
