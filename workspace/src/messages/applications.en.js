// Compiled from messages/en/applications.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  frame: {
    title: () => "Applications",
    one: () => "Application",
    none: () => "Let people sign in to your site or app with their Komawari account. Register it here first.",
    closed: () => "Komawari has closed this application. Nobody can sign in with it. Write to us if you think that this is a mistake.",
    about: () => "About this application",
    people: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" })
  },
  states: {
    DRAFT: () => "Testing",
    APPROVED: () => "Checked",
    BLOCKED: () => "Closed"
  },
  register: {
    title: () => "A new application",
    name: () => "Name",
    nameHint: () => "People see it when they are asked.",
    noName: () => "Say what people know it as.",
    where: () => "Where it runs",
    redirect: () => "Redirect address",
    redirectHint: () => "Where people return, to the letter. http only for localhost and 127.0.0.1.",
    registering: () => "Registering",
    register: () => "Register"
  },
  types: {
    WEB_CONFIDENTIAL: () => "On a server",
    WEB_PUBLIC: () => "In a browser",
    NATIVE: () => "On a device"
  },
  typeHints: {
    WEB_CONFIDENTIAL: () => "A site with a server that keeps a secret.",
    WEB_PUBLIC: () => "A page without a server of its own. It needs no secret.",
    NATIVE: () => "An app on a phone or computer. It needs no secret."
  },
  form: {
    saved: () => "Saved",
    saving: () => "Saving",
    save: () => "Save",
    redirects: () => "Redirect addresses",
    redirectsHint: () => "Where people return. https, matched to the letter; http only for 127.0.0.1 and localhost."
  },
  addresses: {
    redirect: (d) => "Redirect address " + d.number,
    afterSignOut: (d) => "Address " + d.number,
    remove: (d) => "Remove " + d.address,
    removeEmptyRedirect: () => "Remove the empty redirect address",
    removeEmpty: () => "Remove the empty address",
    add: () => "Add an address",
    needed: () => "Enter an address to which people return."
  },
  faults: {
    NO_ADDRESS: () => "Write a whole address, such as https://example.com/signed-in.",
    TOO_LONG: () => "An address has at most 1,000 characters.",
    WILDCARD: () => "No wildcards. Write each address out.",
    FRAGMENT: () => "An address has no # in it.",
    USER: () => "An address has no name or password in it.",
    DOTS: () => "Write the path out, without . and .. as steps.",
    SPELLING: () => "Write it as a browser does: lower-case host, no dot at its end, no port that is the usual one.",
    HTTPS: () => "It begins with https://. Only localhost and 127.0.0.1 may have http://.",
    SCHEME: () => "A scheme of your own has a dot in it, such as com.example.app:/signed-in."
  },
  face: {
    title: () => "What people see",
    checked: () => "Komawari has checked it, so name and icon stay. Write to us to change them.",
    icon: () => "Icon",
    iconHint: () => "At least 120 x 120. The middle square is shown.",
    name: () => "Name",
    nameHint: () => "Once Komawari has checked the application, name and icon stay as they are."
  },
  scopesBox: {
    title: () => "It may ask for",
    lead: () => "People choose each time. Ask for what you need."
  },
  more: {
    title: () => "Signing out and more",
    afterSignOut: () => "After signing out",
    afterSignOutHint: () => "Where people may be sent once they have signed out of Komawari.",
    backchannel: () => "Told when a session ends",
    backchannelHint: () => "An https address. Your server hears there that somebody signed out or disconnected.",
    keys: () => "Public keys in place of a secret",
    keysHint: () => "A JSON Web Key Set of one to five public keys, RSA or P-256. With it, secrets are not looked at.",
    responses: () => "Answers beside a code",
    idToken: () => "Who it is comes at once, without a server. Nothing else can be asked for later.",
    codeIdToken: () => "Who it is comes at once, together with a code.",
    algorithm: () => "ID tokens are signed with"
  },
  algorithms: {
    RS256: () => "What libraries expect where nobody chose.",
    ES256: () => "Shorter tokens. Your library has to be told."
  },
  program: {
    title: () => "For your program",
    clientId: () => "Client id",
    copy: () => "Copy the client id",
    discovery: () => "Discovery"
  },
  secrets: {
    title: () => "Secrets",
    secret: () => "Secret",
    count: (d) => d.count + " of " + d.most,
    hint: () => "Your program sends it when it fetches tokens.",
    none: () => "Your program has no secret yet.",
    made: () => "Made <when/>",
    revoke: (d) => "Revoke<sr> the secret that ends in " + d.ending + "</sr>",
    making: () => "Making",
    make: () => "Make a secret",
    rotate: () => "To rotate: make a second secret, put it into your program, and revoke the old one when it is no longer used.",
    revoked: () => "The secret is revoked",
    ask: (d) => "Revoke ••••" + d.ending + "?",
    revokeIt: () => "Revoke it",
    revoking: () => "Revoking",
    consequence: () => "Programs that hold it stop working at once."
  },
  testers: {
    title: () => "Test users",
    notAsked: () => "<b>Only you and test users can sign in.</b> Once Komawari has looked at it, everybody can.",
    asked: () => "<b>Only you and test users can sign in.</b> You asked for a check <when/>.",
    asking: () => "Asking",
    ask: () => "Ask for a check",
    remove: (d) => "Remove " + d.screenName,
    tester: () => "Test user",
    noName: () => "Enter an @name.",
    adding: () => "Adding",
    add: () => "Add",
    count: (d) => d.count + " of " + d.most
  },
  use: {
    title: () => "Use",
    people: (d) => "<figure/> <unit>" + plural(d.count, 0, en, { one: "person", other: "people" }) + "</unit>",
    signIns: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " sign-in", other: number("en", d.count, 0) + " sign-ins" }) + " in 7 days",
    signInsLast: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " sign-in", other: number("en", d.count, 0) + " sign-ins" }) + " in 7 days, the last <when/>"
  },
  "delete": {
    title: () => "Delete",
    signsOut: (d) => plural(d.people, 0, en, { "0": "Nobody uses it.", one: "Signs out " + number("en", d.people, 0) + " person at once.", other: "Signs out " + number("en", d.people, 0) + " people at once." }),
    "delete": () => "Delete the application",
    ask: (d) => "Delete " + d.name + "?",
    deleteIt: () => "Delete it",
    deleting: () => "Deleting",
    consequence: () => "Everybody is signed out of it, and everything it holds stops working at once. This cannot be undone.",
    deleted: () => "The application is deleted"
  }
}
