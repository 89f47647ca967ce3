// Compiled from messages/en/uploads.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  picker: {
    choose: () => "Choose a picture",
    replace: () => "Replace",
    retry: () => "Retry",
    remove: () => "Remove",
    processing: () => "Processing",
    uploading: () => "Uploading",
    progress: (d) => d.name + ", uploading",
    fault: (d) => d.name + ": " + d.message
  },
  file: {
    notImage: () => "Not an image. Use PNG, JPEG, WebP, AVIF or GIF.",
    svg: () => "An SVG cannot be a page. Export it as PNG.",
    empty: () => "The file is empty. Export it again.",
    tooLarge: (d) => d.size + ", limit 20 MB. Export it smaller.",
    archiveTooLarge: (d) => d.size + ", limit 500 MB. Split it in two.",
    unreadable: () => "This file could not be read as an image.",
    archiveUnreadable: () => "This archive could not be opened.",
    gone: () => "The file cannot be read any more. Choose it again.",
    noDocument: () => "This is neither a PDF nor a PSD. Export it again."
  },
  sending: {
    noConnection: () => "No connection. It continues where it stopped.",
    notArrived: () => "The file did not arrive.",
    broke: () => "The connection broke.",
    refused: (d) => "The upload was refused (" + d.status + ")."
  },
  pdf: {
    tooManyPages: (d) => number("en", d.count, 0) + " pages, limit " + number("en", d.most, 0) + " an episode. Split it into more episodes.",
    tooLong: () => "This page is too long for its width. Cut it into several pages.",
    notDrawn: () => "This page could not be drawn. Export it as an image.",
    pageDamaged: () => "This page of the PDF is damaged. Export it again, or choose an image.",
    pageEmpty: () => "This page of the PDF is empty or damaged. Choose an image instead.",
    password: () => "The PDF has a password. Save it without one and choose it again.",
    damaged: () => "The PDF is damaged. Export it again and choose the new one."
  },
  psd: {
    damaged: () => "The PSD is damaged. Save it again and choose the new one.",
    tooManyPixels: (d) => d.megapixels + " megapixels, limit 64. Export it smaller.",
    unusual: () => "Only PSDs of 8 bits in RGB, grey or black and white can be read. Export this one as PNG.",
    notFlattened: () => "The PSD has no flattened picture. Save it with \"Maximize Compatibility\", or export it as PNG.",
    tooLong: () => "The picture is too long for its width. Cut it into several pages.",
    noCanvas: () => "This browser cannot draw a PSD. Export it as PNG.",
    notDrawn: () => "The PSD could not be drawn. Export it as PNG.",
    tooLarge: () => "The PSD is too large for this browser. Export it as PNG."
  }
}
