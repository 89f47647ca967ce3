// Compiled from messages/en/identity.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  askForLink: {
    email: () => "E-mail",
    noEmail: () => "Enter an e-mail address, like mina@example.jp.",
    send: () => "Send the link",
    sending: () => "Sending"
  },
  checkMail: {
    title: () => "Check your mail",
    sent: () => "We sent the link to <email/>. It works once, within an hour.",
    sentSlowly: () => "Mail is taking longer than usual right now. We will send the link to <email/> as soon as we can. It works for an hour from when you asked.",
    notThere: () => "Not there? Check the spam folder, or send it again.",
    notThereSlowly: () => "Nothing after half an hour? Send it again.",
    again: () => "Send it again",
    sending: () => "Sending",
    otherAddress: () => "Use another address",
    againIn: (d) => "You can send it again in " + number("en", d.seconds, 0) + " s.",
    againNow: () => "You can send it again now."
  },
  signUp: {
    title: () => "Create an account",
    email: () => "E-mail",
    emailHint: () => "We send a link to this address. It is never shown to anyone.",
    noEmail: () => "Enter an e-mail address, like mina@example.jp.",
    send: () => "Send the link",
    sending: () => "Sending",
    knownHere: () => "Already have an account? <signIn>Sign in</signIn>.",
    agree: () => "By creating an account you agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>."
  },
  verifyEmail: {
    title: () => "Verify your e-mail",
    incomplete: () => "The link is not complete. Open it from the mail again.",
    dead: () => "This link does not work any more.",
    newLink: () => "Ask for a new link"
  },
  choosePassword: {
    title: () => "Choose a password",
    verified: () => "Your e-mail is verified: <email/>",
    password: () => "Password",
    create: () => "Create the account",
    creating: () => "Creating"
  },
  passwordField: {
    hint: (d) => number("en", d.min, 0) + " to " + number("en", d.max, 0) + " characters, any you like. A short sentence is easy to keep in mind.",
    tooShort: (d) => "Use at least " + number("en", d.min, 0) + " characters.",
    tooLong: (d) => "Use at most " + number("en", d.max, 0) + " characters.",
    missing: (d) => number("en", d.length, 0) + " of at least " + number("en", d.min, 0) + " characters",
    guessable: () => "Easy to guess",
    weak: () => "Weak. Longer is better",
    fair: () => "Fair. Longer is better",
    good: () => "Good. 15 characters are strong",
    strong: () => "Strong"
  },
  screenNameField: {
    label: () => "Screen name",
    hint: () => "3 to 20 letters, digits, _ or -. It is part of your address.",
    asking: () => "Checking whether it is free",
    free: () => "This name is free.",
    taken: (d) => d.name + " is taken. Try another one.",
    tooShort: (d) => "Use at least " + number("en", d.min, 0) + " characters.",
    tooLong: (d) => "Use at most " + number("en", d.max, 0) + " characters.",
    otherLetters: () => "Use letters, digits, _ or -.",
    better: (d) => "Use letters, digits, _ or -. Try " + d.name + "."
  },
  profile: {
    title: () => "Your profile",
    lead: () => "This is how readers meet you. You can change all of it later.",
    displayName: () => "Display name",
    noDisplayName: () => "Enter the name readers see.",
    noName: () => "Your name",
    introduction: () => "Introduction",
    introductionHint: () => "Optional.",
    picture: () => "Picture",
    pictureHint: () => "Optional. Square, at least 120 px.",
    start: () => "Start",
    saving: () => "Saving",
    preview: () => "Preview",
    whatReadersSee: () => "What readers see"
  },
  secondFactor: {
    title: () => "Two-step sign-in",
    lead: () => "Open your authenticator app and enter the six digits it shows for Komawari.",
    code: () => "Code",
    noCode: () => "Enter the code.",
    byApp: () => "Use the authenticator app",
    recoveryCode: () => "Recovery code",
    recoveryLead: () => "Enter one of the ten codes you kept when you turned two-step sign-in on. Each works once.",
    byRecoveryCode: () => "Use a recovery code",
    startOver: () => "Start over",
    signIn: () => "Sign in",
    signingIn: () => "Signing in"
  },
  stay: {
    title: () => "Keep your account?",
    lead: () => "You asked for this account to be deleted. Until <day/> nothing is lost: your works, your readers and your bookmarks come back as they were.",
    keep: () => "Keep my account",
    keeping: () => "Bringing it back",
    leave: () => "Leave it closed",
    afterwards: () => "After that day it is gone for good, and nobody can bring it back.",
    kept: () => "Welcome back. Your account stays, with everything in it."
  },
  byLink: {
    lead: () => "The link was requested on another device. Enter the address the mail came to.",
    noEmail: () => "Enter your e-mail address, like mina@example.jp.",
    email: () => "E-mail",
    signIn: () => "Sign in",
    signingIn: () => "Signing in"
  },
  deadLink: {
    EXPIRED: () => "This link has expired",
    USED: () => "This link was already used",
    REPLACED: () => "This link is closed",
    BROKEN: () => "This link does not work",
    OTHER_ACCOUNT: () => "This link belongs to another account",
    TAKEN: () => "This address is taken"
  },
  linkEnds: {
    failed: () => "That did not work",
    signIn: () => "Sign in",
    newLink: () => "Ask for a new link",
    newPassword: () => "Choose a new password",
    tryAgain: () => "Try again",
    topPage: () => "Top page"
  },
  incomplete: {
    title: () => "This link is incomplete",
    lead: () => "Part of the address is missing. Open the link in the mail again, or copy all of it.",
    signIn: () => "Sign in",
    topPage: () => "Top page"
  },
  forgotten: {
    title: () => "Forgotten password",
    lead: () => "We mail you a link to choose a new one. Until then the old one keeps working.",
    hint: () => "The address you sign in with.",
    remembered: () => "Remembered it? <signIn>Sign in</signIn>."
  },
  newPassword: {
    title: () => "Choose a new password",
    lead: () => "For the account of <email/>. Every other device is signed out.",
    password: () => "New password",
    change: () => "Change the password",
    changing: () => "Changing",
    changed: () => "Password changed. Other devices are signed out."
  },
  recover: {
    title: () => "Take your account back",
    lead: () => "The account signs in with <now/> now. This puts <email/> back in its place, signs out every device and asks you for a new password.",
    noAddress: () => "no address",
    putBack: () => "Put my address back",
    puttingBack: () => "Putting it back",
    ownChange: () => "If you changed the address yourself, close this page: nothing happens."
  },
  withX: {
    title: () => "Sign in with X",
    onTheWay: () => "You are on your way to X. It asks whether Komawari may know who you are, then brings you back here.",
    tryAgain: () => "Try again",
    otherWays: () => "Other ways to sign in"
  },
  finish: {
    title: () => "Sign in",
    toAccount: () => "Back to your account",
    toSignIn: () => "Back to the sign-in"
  }
}
