// Compiled from messages/en/account.json by `npm run generate`.

export default {
  menu: {
    notSignedOut: () => "You are still signed in. Try again."
  }
}
