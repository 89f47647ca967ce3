// Compiled from messages/en/account.json by `npm run generate`.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  unlinkDialog: {
    title: (d) => "Unlink " + d.service + "?",
    unlink: () => "Unlink",
    what: () => "It will not sign in to this account any more. You can link it again at any time."
  },
  deeds: {
    title: () => "What they did",
    lead: () => "Kept for a year, for you alone.",
    nothing: () => "Nothing yet.",
    entries: () => "entries",
    CONNECTED: () => "<client/> was connected",
    CHANGED: () => "<client/> was allowed more",
    SIGNED_IN: () => "<client/> signed you in",
    REFUSED: () => "<client/> was refused",
    REUSED: () => "<client/> was signed out, because something it had used up came back",
    DISCONNECTED: () => "<client/> was disconnected",
    WROTE: (d) => "<client/> " + d.deeds + " for you",
    made: (d) => "made " + select(d.what, { Work: "a work", Episode: "an episode", Illustration: "an illustration", other: "an image" }),
    added: (d) => "added " + select(d.what, { Work: "a work", Episode: "an episode", Illustration: "an illustration", other: "an image" }),
    changed: (d) => "changed " + select(d.what, { Work: "a work", Episode: "an episode", Illustration: "an illustration", other: "an image" }),
    deleted: (d) => "deleted " + select(d.what, { Work: "a work", Episode: "an episode", Illustration: "an illustration", other: "an image" }),
    restored: (d) => "restored " + select(d.what, { Work: "a work", Episode: "an episode", Illustration: "an illustration", other: "an image" }),
    something: () => "changed something",
    join: (d) => d.first + ", " + d.next
  },
  passkeyName: {
    noName: () => "Enter a name you will recognise the device by.",
    long: (d) => "Use at most " + number("en", d.max, 0) + " characters.",
    label: () => "Name of the passkey",
    hint: () => "What you call this device.",
    saving: () => "Saving",
    cancel: () => "Cancel"
  },
  passkey: {
    save: () => "Save",
    saved: () => "Name saved",
    used: () => "Added <added/>, last used <used/>",
    unused: () => "Added <added/>, not used yet",
    rename: () => "Rename",
    remove: () => "Remove"
  },
  sessions: {
    title: () => "Your devices",
    lead: () => "You are signed in on these devices. Is there one you do not know? Sign it out, then change your password.",
    label: () => "Devices",
    here: () => "This device",
    times: () => "Used <used/>, signed in <since/>",
    out: (d) => d.device + " is signed out",
    signOut: () => "Sign out",
    noun: () => "devices",
    ends: () => "Signing out ends the session. Unfinished drafts stay in their browser.",
    signingOut: () => "Signing out",
    othersOut: () => "Every other device is signed out",
    others: () => "Sign out other devices",
    everywhere: () => "Sign out everywhere",
    ask: () => "Sign out everywhere?",
    stay: () => "Stay signed in",
    what: () => "All devices are signed out at once, this one too.",
    askOthers: () => "Sign out other devices?",
    keepOthers: () => "Keep them signed in",
    whatOthers: () => "Every other device is signed out at once.",
    tokensEnd: (d) => plural(d.count, 0, en, { one: "Your token stops working", other: "Your " + number("en", d.count, 0) + " tokens stop working" }) + " too, and cannot be brought back.",
    someTokensEnd: () => "Your tokens stop working too, and cannot be brought back.",
    connectionsStay: () => "<applications>Applications you connected</applications> stay connected until you disconnect them."
  },
  client: {
    since: () => "Since <day/>",
    sinceUsed: () => "Since <day/>, last used <used/>",
    from: (d) => d.host + " · since <day/>",
    fromUsed: (d) => d.host + " · since <day/>, last used <used/>",
    own: () => "Made by Komawari"
  },
  disconnect: {
    done: () => "Disconnected",
    disconnect: () => "Disconnect",
    ask: (d) => "Disconnect " + d.name + "?",
    disconnecting: () => "Disconnecting",
    what: (d) => "It is signed out at once and can no longer see anything. What it already copied stays with it; ask " + d.host + " to delete that.",
    owner: () => "its owner"
  },
  providers: {
    unlinked: (d) => d.service + " is unlinked",
    title: () => "Other services",
    lead: () => "Sign in here with an account you have elsewhere. Nothing is ever posted there.",
    linked: () => "Linked <time/>",
    onlyWay: () => "Your only way in. Add an e-mail address or another service before you unlink it.",
    unlinkWhat: (d) => "Unlink " + d.service,
    unlink: () => "Unlink"
  },
  twoFactor: {
    on: () => "On: signing in asks for a code from your authenticator app.",
    codes: () => "Recovery codes",
    replace: (d) => d.left + " New codes replace the earlier ones, which stop working.",
    making: () => "Making new codes",
    make: () => "Make new recovery codes",
    newPhone: () => "A new phone",
    newPhoneLead: () => "Turn it off here, then on again with the new phone.",
    turnOff: () => "Turn it off",
    ask: () => "Turn two-step sign-in off?",
    keep: () => "Keep it on",
    isOff: () => "Two-step sign-in is off",
    what: () => "Then your password alone is enough to sign in. The key in your app and the recovery codes stop working.",
    title: () => "Two-step sign-in",
    onLeft: (d) => "On: signing in asks for a code from your authenticator app. " + d.left,
    off: () => "Off. Once it is on, your password alone is not enough to sign in: it takes your phone, too.",
    change: () => "Change two-step sign-in",
    turnOn: () => "Turn two-step sign-in on",
    left: (d) => plural(d.count, 0, en, { "0": "No recovery code is left.", one: "One recovery code is left.", other: number("en", d.count, 0) + " recovery codes are left." })
  },
  enrol: {
    noCode: () => "Enter the six digits the app shows.",
    lead: () => "Signing in then takes two things: your password, and a code from an authenticator app on your phone. Any such app will do: Google Authenticator, 1Password, Aegis, or Passwords on an iPhone.",
    settingUp: () => "Setting up",
    turnOn: () => "Turn it on",
    add: () => "1. Add Komawari to your app",
    scan: () => "Scan this with the authenticator app.",
    qr: () => "QR code for your authenticator app",
    byHand: () => "On this phone, <open>open it in the app</open>. Or type this key into the app:",
    enter: () => "2. Enter the code it shows",
    code: () => "Code",
    codeHint: () => "Six digits, new every 30 seconds.",
    checking: () => "Checking"
  },
  recovery: {
    copied: () => "Codes copied",
    notCopied: () => "This browser would not copy them. Save or print them.",
    lead: () => "Keep these ten codes somewhere other than your phone. Each one signs you in once if you lose it. They are not shown again.",
    label: () => "Recovery codes",
    copy: () => "Copy",
    file: () => "Komawari recovery codes",
    save: () => "Save as a file",
    print: () => "Print",
    saved: () => "I have saved them"
  },
  email: {
    title: () => "E-mail and password",
    none: () => "No address yet. With one you can use the workspace, and still sign in when another service is down.",
    add: () => "Add an e-mail address",
    onlyYou: () => "Only you see it. We send mail about your account there.",
    changeAddress: () => "Change the address",
    changePassword: () => "Change the password"
  },
  signOut: {
    signingOut: () => "Signing out",
    signOut: () => "Sign out"
  },
  passkeys: {
    title: () => "Passkeys",
    lead: () => "A passkey signs you in with the lock of your device: fingerprint, face or PIN. Nobody can trick you into giving it away.",
    impossible: () => "This browser cannot make passkeys.",
    make: () => "Make the passkey",
    added: () => "Passkey added",
    add: () => "Add a passkey",
    removed: (d) => d.name + " is removed",
    ask: (d) => "Remove " + d.name + "?",
    remove: () => "Remove the passkey",
    what: () => "It no longer opens this account. Your device may still list it; delete it there too.",
    android: () => "Android phone",
    windows: () => "Windows PC",
    other: () => "This computer"
  },
  link: {
    waiting: () => "Waiting for the window",
    link: (d) => "Link " + d.service,
    linkTest: (d) => "Link " + d.service + " (test)"
  },
  account: {
    title: () => "Account",
    editProfile: () => "Edit profile",
    data: () => "Your data",
    dataLead: () => "Everything you made and did here as one file, with the original pictures. Another account can import it.",
    dataOpen: () => "Download or import",
    "delete": () => "Delete account",
    deleteLead: () => "Done with Komawari? You first see what is deleted with the account, and you have 14 days to change your mind."
  },
  clients: {
    what: () => "What applications did",
    title: () => "Connected applications",
    lead: () => "They sign you in with your Komawari account. Disconnect, and what they hold stops working at once.",
    none: () => "None yet. Sites and apps you sign in to with Komawari are listed here.",
    noun: () => "applications",
    page: () => "Applications"
  },
  addEmail: {
    title: () => "Add an e-mail address",
    lead: () => "It lets you use the workspace, and is a second way to sign in. We send a link to the address; with it you choose a password.",
    hint: () => "Only you see it.",
    change: () => "Change the address",
    already: () => "You sign in with <email/> already."
  },
  addX: {
    title: () => "Link X",
    linked: (d) => "@" + d.name + " at X is linked. It signs you in, and your profile shows it.",
    unavailable: () => "Signing in with X is not available here.",
    lead: () => "You can then sign in with X, and your profile links to your page there. Komawari never posts for you."
  },
  changeEmail: {
    title: () => "Change the address",
    lead: () => "You sign in with <email/>. We send a link to the new address first; nothing changes until you open it.",
    label: () => "New address"
  },
  changePassword: {
    noCurrent: () => "Enter the password you sign in with now.",
    title: () => "Change the password",
    add: () => "Add an e-mail address",
    none: () => "This account has no password. Add an e-mail address to choose one.",
    changed: () => "Password changed. Other devices are signed out.",
    current: () => "Current password",
    forgot: () => "Forgot it?",
    newPassword: () => "New password",
    others: () => "Every other device is signed out. This one stays signed in.",
    changing: () => "Changing",
    change: () => "Change the password"
  },
  deleteAccount: {
    title: () => "Delete account",
    noName: (d) => "Type " + d.name + ", the name of this account.",
    heading: (d) => "Delete @" + d.name,
    type: (d) => "Type " + d.name + " to continue",
    closing: () => "Closing the account",
    "delete": () => "Delete my account",
    keep: () => "Keep it",
    closedTitle: () => "Account closed",
    closed: () => "Your account is closed",
    what: (d) => "Nobody else can see anything of it any more. On " + d.day + " all of it is deleted for good. Until then, signing in brings it back.",
    topPage: () => "Go to the top page",
    opening: () => "Opening the top page"
  },
  whatGoes: {
    works: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "work", other: "works" }),
    episodes: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "episode", other: "episodes" }),
    illustrations: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "illustration", other: "illustrations" }),
    watchers: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "reader who watches you", other: "readers who watch you" }),
    purchases: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "episode you bought", other: "episodes you bought" }),
    comments: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "comment you wrote", other: "comments you wrote" }),
    likes: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "like you gave", other: "likes you gave" }),
    bookmarks: (d) => "<n>" + number("en", d.count, 0) + "</n> " + plural(d.count, 0, en, { one: "bookmark", other: "bookmarks" }),
    title: () => "What happens",
    buyers: (d) => plural(d.count, 0, en, { one: "<b>1 reader bought episodes of yours and keeps them.</b>", other: "<b>" + number("en", d.count, 0) + " readers bought episodes of yours and keep them.</b>" }) + " Their pages stay open to their buyers alone, without your name. Everything else of yours goes.",
    withdraw: () => "Withdraw it first",
    balance: (d) => "<b>¥" + number("en", d.amount, 0) + " of your sales would be lost.</b> What is not withdrawn goes with the account.",
    atOnce: () => "<when>At once</when> your site, works, pictures and comments disappear for everybody else, and you are signed out everywhere.",
    days: () => "<when>For 14 days</when> signing in brings all of it back as it was.",
    then: (d) => "<when>Then</when> " + select(d.rest, { some: "everything else", other: "everything" }) + " is deleted for good, originals included. Nobody can bring it back. Nobody else can take your name for 90 more days. Closed rankings keep their counts, without you.",
    keep: () => "Want to keep your work? <data>Download your data first</data>: one file with all originals."
  },
  verifyAdd: {
    title: () => "Choose a password",
    added: () => "Address added. You can use the workspace now.",
    yours: () => "<email/> is yours. Choose a password to sign in with it.",
    password: () => "Password",
    adding: () => "Adding",
    add: () => "Add the address"
  },
  verifyChange: {
    title: () => "Use the new address",
    changed: (d) => "You sign in with " + d.email + " now",
    from: () => "From now on you sign in with <email/>.",
    instead: (d) => "From now on you sign in with <email/> instead of " + d.before + ".",
    undo: () => "We mail the old address a link that can undo this for seven days.",
    changing: () => "Changing",
    use: () => "Use this address"
  }
}
