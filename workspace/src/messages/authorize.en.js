// Compiled from messages/en/authorize.json by `npm run generate`.

export default {
  refused: {
    UNKNOWN_APPLICATION: () => "We do not know this application",
    WRONG_ADDRESS: () => "This application sent a wrong address",
    BROKEN_REQUEST: () => "This request cannot be answered",
    nothingShared: () => "<b>Nothing about you was shared.</b> Close this page, or go back to where you came from.",
    forDeveloper: () => "For the developer",
    topPage: () => "Komawari’s top page",
    error: () => "Error",
    askedFor: () => "Asked for",
    rule: () => "Rule",
    toTheLetter: () => "Addresses must match to the letter.",
    why: () => "Why"
  },
  reasons: {
    UNKNOWN_APPLICATION: () => "The link that brought you here names an application that Komawari does not know, or that was deleted.",
    WRONG_ADDRESS: () => "The application asked us to send you to an address it never registered. We stop here, for your safety.",
    wrongAddressOf: () => "<name/> asked us to send you to an address it never registered. We stop here, for your safety.",
    BROKEN_REQUEST: () => "The application asked in a way that Komawari does not understand. Start again from there."
  },
  choice: {
    title: () => "Which account?",
    waits: () => "For <name/>. Its request waits.",
    goOn: (d) => "Go on as " + d.name,
    now: () => "Now",
    another: () => "Another account",
    anotherHint: () => "You are signed out here first, and come back to this request.",
    back: () => "Back",
    cancel: () => "Cancel"
  },
  going: {
    title: (d) => "To " + d.name,
    goesOn: () => "Going on to <name/>",
    close: () => "You can close this page if nothing happens.",
    prove: () => "Confirm that it is you",
    freshSignIn: () => "<name/> asks for a fresh sign-in. Its request waits.",
    signInAgain: () => "Sign in again",
    notAnswered: () => "Not answered",
    tryAgain: () => "Try again",
    noAnswer: () => "No answer came. You can safely try again."
  },
  consent: {
    titleAgain: (d) => "Continue to " + d.name + "?",
    title: (d) => "Allow " + d.name + "?",
    wants: () => "<name/> wants to sign you in",
    continueTo: () => "Continue to <name/>",
    account: () => "With this account",
    "switch": () => "Switch<sr> to another account</sr>",
    may: () => "It may",
    mayToo: () => "New: it also may",
    always: () => "Always",
    profile: () => "<name/>, <screenName/>, your page",
    notLookedAt: () => "<b>Komawari has not looked at this application yet.</b> Only its test users can go on. Allow it only if you know who made it.",
    goingBack: () => "Going back",
    cancel: () => "Cancel",
    continuing: () => "Continuing",
    "continue": () => "Continue",
    allowing: () => "Allowing",
    allow: () => "Allow",
    returns: () => "Then you return to <to/>",
    neverSees: () => "It never sees your password, purchases or bank account. Disconnect it any time under <b>Settings, Account</b>.",
    since: (d) => "Allowed since " + d.day,
    ownWithDomain: (d) => d.domain + ", made by Komawari",
    own: () => "Made by Komawari",
    checked: (d) => d.domain + ", checked by Komawari",
    notChecked: () => "Nobody has checked whose it is"
  }
}
