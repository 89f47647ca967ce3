// Compiled from messages/en/errors.json by `npm run generate`.

export default {
  codes: {
    NOT_FOUND: () => "This is no longer here.",
    UNAUTHENTICATED: () => "Sign in to do this.",
    FORBIDDEN: () => "You cannot do this here.",
    CONFLICT: () => "You changed this in another tab.",
    RATE_LIMITED: () => "That was fast. Try again in a moment.",
    PAYMENT_REQUIRED: () => "Buy this episode to read on.",
    MATURE: () => "This is for people who are 18 or older. Open the page of the work to continue.",
    FAN_ONLY: () => "This is for fans. Watch to continue.",
    ALREADY_PURCHASED: () => "You already bought this episode.",
    BALANCE_TOO_LOW: () => "The balance is too low for this.",
    FEATURE_DISABLED: () => "This is switched off for now.",
    READ_ONLY_VIEW_AS: () => "Nothing you do here is saved.",
    RECENT_SIGN_IN_REQUIRED: () => "Nothing changed: it was not confirmed.",
    CONSENT_REQUIRED: () => "Not saved. Agree to the new terms first.",
    PERSISTED_DOCUMENT_NOT_FOUND: () => "Komawari has a new version. Reload the page.",
    INTERNAL: () => "That did not work. Try again."
  },
  plain: () => "That did not work.",
  fault: (d) => "That did not work. Code " + d.traceId,
  wait: {
    second: () => "That was fast. Try again in 1 second.",
    seconds: (d) => "That was fast. Try again in " + d.seconds + " seconds.",
    minutes: (d) => "That was fast. Try again in " + d.minutes + " minutes."
  },
  outage: {
    YES: () => "Saved. Reload the page to see it.",
    UNKNOWN: () => "This may be saved. Check before trying again.",
    NO: () => "Not saved. Try again in a moment.",
    reading: () => "Komawari is unavailable. Try again in a moment."
  },
  offline: {
    write: () => "Not saved. You seem offline.",
    read: () => "You seem offline."
  }
}
