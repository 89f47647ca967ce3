// Compiled from messages/en/viewAs.json by `npm run generate`.

export default {
  dialog: {
    open: () => "View as a reader",
    title: () => "Who do you want to be?",
    stay: () => "Stay yourself",
    opening: () => "Opening",
    openPage: () => "Open the page",
    lead: () => "For 15 minutes this tab shows the public pages as that reader sees them. Nothing you do there is saved.",
    kind: () => "Kind of reader",
    page: () => "Page",
    thisWork: () => "This work",
    yourSite: () => "Your site"
  },
  readers: {
    GUEST: () => "Guest",
    REGISTERED: () => "Registered reader",
    FAN: () => "Fan",
    BUYER: () => "Buyer"
  },
  readerHints: {
    GUEST: () => "Somebody without an account.",
    REGISTERED: () => "Signed in, and not watching you.",
    FAN: () => "Watches you: fan-only episodes are open.",
    BUYER: () => "Bought every episode you sell."
  }
}
