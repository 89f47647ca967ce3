// Compiled from messages/en/offline.json by `npm run generate`.

export default {
  keep: {
    keep: () => "Keep for offline",
    cancel: () => "Cancel",
    remove: () => "Remove"
  },
  kept: {
    title: () => "On this device",
    none: () => "Nothing is kept yet. Press “Keep for offline” after the last page of an episode, and it waits here when there is no connection.",
    removeAll: () => "Remove all",
    sure: () => "Remove everything you kept?",
    stay: () => "Keep them"
  },
  page: {
    places: () => "Your pages",
    title: () => "You seem offline",
    lead: () => "This page has not reached your device. Pages that are open stay as they are, and what you kept can be read. What you like there goes through once you are back.",
    again: () => "Try again"
  }
}
