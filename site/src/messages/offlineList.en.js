// Compiled from messages/en/offlineList.json by `npm run generate`.

export default {
  list: {
    title: () => "On this device",
    kept: (d) => d.size + ", kept <day/>",
    waiting: () => "Not whole yet: it goes on when there is a connection, <day/>",
    remove: () => "Remove",
    removeWhat: (d) => "Remove " + d.what,
    room: (d) => d.used + " used, " + d.free + " available"
  }
}
