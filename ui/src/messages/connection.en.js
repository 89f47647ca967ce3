// Compiled from messages/en/connection.json by `npm run generate`.

export default {
  offline: {
    write: () => "Not saved. You seem offline.",
    read: () => "You seem offline."
  },
  noAnswer: {
    signIn: (d) => "Sign-in is unavailable; code " + d.status
  }
}
