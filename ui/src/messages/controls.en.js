// Compiled from messages/en/controls.json by `npm run generate`.

export default {
  controls: {
    working: () => "Working",
    loading: () => "Loading",
    loadingWhat: (d) => "Loading " + d.what,
    more: (d) => "Show " + d.count + " more " + d.noun,
    all: () => "That is all",
    moreUncounted: (d) => "Show more " + d.noun,
    close: () => "Close",
    dismiss: () => "Dismiss",
    keepIt: () => "Keep it",
    tooFew: () => "too few readers",
    showPassword: () => "Show<sr> password</sr>",
    hidePassword: () => "Hide<sr> password</sr>",
    move: (d) => "Move " + d.item + ", " + d.position + " of " + d.count + ". Alt and arrow keys move it.",
    moved: (d) => d.item + ", moved to " + d.position + " of " + d.count
  }
}
