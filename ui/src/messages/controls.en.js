// Compiled from messages/en/controls.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  controls: {
    working: () => "Working",
    loading: () => "Loading",
    loadingWhat: (d) => "Loading " + d.what,
    more: (d) => "Show " + d.count + " more " + d.noun,
    moreUncounted: (d) => "Show more " + d.noun,
    close: () => "Close",
    dismiss: () => "Dismiss",
    keepIt: () => "Keep it",
    tooFew: () => "too few readers",
    showPassword: () => "Show<sr> password</sr>",
    hidePassword: () => "Hide<sr> password</sr>",
    move: (d) => "Move " + d.item + ", " + d.position + " of " + d.count + ". Alt and arrow keys move it.",
    moved: (d) => d.item + ", moved to " + d.position + " of " + d.count
  },
  form: {
    over: (d) => number("en", d.over, 0) + " over the limit of " + number("en", d.max, 0) + ". Shorten it.",
    empty: () => "Write something here.",
    under: (d) => "Use at least " + number("en", d.min, 0) + " characters."
  },
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
