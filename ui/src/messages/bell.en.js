// Compiled from messages/en/bell.json by `npm run generate`.

export default {
  bell: {
    none: () => "Notifications",
    unread: (d) => "Notifications, " + d.count + " unread"
  }
}
