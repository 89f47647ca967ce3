// Compiled from messages/en/readerPanels.json by `npm run generate`.

export default {
  panels: {
    settings: () => "Reader settings",
    help: () => "Keys and help",
    text: () => "Text of the pages",
    share: () => "Share this page",
    done: () => "Done"
  },
  actions: {
    left: () => "Turn to the left",
    right: () => "Turn to the right",
    forward: () => "Forward: down a long page, then turn",
    backward: () => "Back: up a long page, then turn",
    first: () => "First page",
    last: () => "Last page",
    overlay: () => "Show or hide the bars",
    shift: () => "Shift the pairing by one page",
    layout: () => "Spread, single, scroll",
    fullscreen: () => "Full screen",
    zoomIn: () => "Zoom in",
    zoomOut: () => "Zoom out",
    nextEpisode: () => "Next episode",
    previousEpisode: () => "Previous episode",
    text: () => "Text of the pages",
    settings: () => "Settings",
    help: () => "This help"
  },
  bindings: {
    title: () => "Keys",
    reset: () => "Reset keys",
    none: () => "None",
    change: (d) => d.action + ": " + d.keys + ". Change",
    press: () => "Press a key"
  },
  tips: {
    toTheLeft: () => "This work reads right to left: the next page is on the left.",
    toTheRight: () => "The next page is on the right.",
    tap: () => "Tap or click a side to turn, the middle for the bars.",
    swipe: () => "Swipe: the page follows your finger.",
    zoom: () => "Pinch, double-tap the middle, or Ctrl and wheel to zoom. Turning the page resets the zoom.",
    change: () => "Keys and tap zones can be changed in the settings."
  },
  fields: {
    thisWork: () => "This work",
    everywhere: () => "Everywhere",
    direction: () => "Direction",
    layout: () => "Layout",
    pairing: () => "Pairing",
    stripWidth: (d) => "Width of strips: " + d.percent + "%",
    background: () => "Background",
    tapZones: () => "Tap zones",
    widePages: () => "Wide pages on a phone",
    dataSaver: () => "Data saver",
    letterKeys: () => "Letters and signs as keys"
  },
  choices: {
    setByWork: () => "Set by the work",
    rightToLeft: () => "Right to left",
    leftToRight: () => "Left to right",
    topToBottom: () => "Top to bottom",
    byScreen: () => "Follow the screen",
    spread: () => "Spread",
    single: () => "Single",
    scroll: () => "Scroll",
    setByAuthor: () => "Set by the author",
    shifted: () => "Shifted by one page",
    match: () => "Match",
    paper: () => "Paper",
    ink: () => "Ink",
    bothSides: () => "Both sides",
    oneHand: () => "One hand",
    byDevice: () => "Follow the device",
    on: () => "On",
    off: () => "Off",
    cut: () => "Cut in two",
    whole: () => "Whole"
  },
  transcripts: {
    page: (d) => "Page " + d.number,
    nobody: () => "Nobody has described these pages yet."
  }
}
