// Compiled from messages/en/identityErrors.json by `npm run generate`.

export default {
  kinds: {
    unauthorizedDomain: () => "This address is not allowed to sign in here. Open Komawari at its usual address.",
    closed: () => "The sign-in window was closed. Try again.",
    blocked: () => "Your browser blocked the window.",
    noStorage: () => "Allow site data, then retry.",
    offline: () => "You seem offline."
  },
  unavailable: (d) => "Sign-in is unavailable; code " + d.code + ". Try again in a minute, or sign in another way.",
  next: {
    again: () => "Try again",
    retry: () => "Retry",
    sameTab: () => "Continue in this tab"
  }
}
