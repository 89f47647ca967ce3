// Compiled from messages/en/signIn.json by `npm run generate`.

export default {
  frame: {
    skip: () => "Skip to content",
    topPage: () => "Komawari, top page"
  },
  signIn: {
    title: () => "Sign in",
    email: () => "E-mail",
    password: () => "Password",
    signIn: () => "Sign in",
    signingIn: () => "Signing in",
    forgotten: () => "Forgotten your password?",
    newHere: () => "New here? <signUp>Create an account</signUp>. You can read free episodes without one."
  },
  signInForm: {
    noEmail: () => "Enter your e-mail address, like mina@example.jp.",
    noPassword: () => "Enter your password."
  },
  linkWay: {
    title: () => "Sign in with a link by e-mail",
    label: () => "Send a sign-in link to",
    hint: () => "No password needed. The link works once, for one hour."
  },
  passkeyWay: {
    signIn: () => "Sign in with a passkey",
    waiting: () => "Waiting for the device",
    known: () => "This device already has a passkey here.",
    unused: () => "No passkey was used. Try again when you like.",
    impossible: () => "This browser could not use a passkey here."
  },
  social: {
    title: () => "Continue with another service",
    or: () => "or",
    "continue": (d) => "Continue with " + d.provider,
    continueTest: (d) => "Continue with " + d.provider + " (test)",
    waiting: () => "Waiting for the window",
    opening: (d) => "Opening " + d.provider + "…",
    declined: () => "You did not agree there, so nothing changed. Try again, or choose another way.",
    knownAlready: () => "You already have an account, and are signed in to it now. What you liked as a guest is not carried over."
  },
  goesOn: {
    work: () => "You will continue to the work you were looking at.",
    newWork: () => "You will continue to your new work.",
    workspace: () => "You will continue to your workspace.",
    bookmarks: () => "You will continue to your bookmarks.",
    settings: () => "You will continue to your settings.",
    notifications: () => "You will continue to your notifications.",
    pages: () => "You will continue to your pages.",
    episode: () => "You will return to <episode/>.",
    page: (d) => "You will return to <episode/>, page " + d.page + "."
  }
}
