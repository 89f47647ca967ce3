// Compiled from messages/en/controls.json by `npm run generate`.

export default {
  controls: {
    working: () => "Working",
    loading: () => "Loading",
    loadingWhat: (d) => "Loading " + d.what,
    close: () => "Close",
    dismiss: () => "Dismiss",
    keepIt: () => "Keep it",
    tooFew: () => "too few readers",
    showPassword: () => "Show<sr> password</sr>",
    hidePassword: () => "Hide<sr> password</sr>"
  }
}
