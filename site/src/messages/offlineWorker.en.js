// Compiled from messages/en/offlineWorker.json by `npm run generate`.

export default {
  page: {
    title: () => "Offline",
    heading: () => "You seem offline",
    lead: () => "This page has not reached your device.",
    again: () => "Try again"
  }
}
