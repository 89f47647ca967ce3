// Compiled from messages/en/fans.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  message: {
    noSubject: () => "Give the message a subject.",
    noBody: () => "Write what you want to say.",
    title: () => "Write to your fans",
    nobody: () => "None of your fans has chosen mail yet. They can when they start watching you.",
    lead: (d) => "By mail, to the " + plural(d.count, 0, en, { one: "one fan", other: number("en", d.count, 0) + " fans" }) + " who chose mail. Once a day at most. You never see their addresses.",
    closed: () => "Your message of today is sent. You can write the next one from <time/>.",
    onItsWay: () => "Your message is on its way",
    subject: () => "Subject",
    body: () => "Message",
    bodyHint: () => "An empty line starts a new paragraph.",
    send: () => "Send",
    ask: (d) => "Send this to " + plural(d.count, 0, en, { one: "one fan", other: number("en", d.count, 0) + " fans" }) + "?",
    notYet: () => "Not yet",
    sending: () => "Sending",
    sendTo: (d) => "Send to " + plural(d.count, 0, en, { one: "one fan", other: number("en", d.count, 0) + " fans" }),
    what: () => "It goes out by mail at once and cannot be called back. You can write the next one in 24 hours.",
    sent: () => "Sent",
    sentCount: (d) => number("en", d.sent, 0) + " of " + number("en", d.total, 0) + " sent"
  },
  list: {
    title: () => "Fans",
    none: () => "Your fans will appear here",
    lead: () => "Readers become fans when they watch you. Fan-only episodes are open to them.",
    all: () => "All fans",
    noun: () => "fans",
    reader: () => "A reader",
    noProfile: () => "A reader without a profile",
    since: () => "Since <day/>",
    sinceThrough: () => "Since <day/>, through <episode/>",
    mail: () => "Mail",
    noMail: () => "No mail",
    count: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " fan", other: number("en", d.count, 0) + " fans" }) + ", " + plural(d.byMail, 0, en, { one: number("en", d.byMail, 0) + " of them gets e-mail", other: number("en", d.byMail, 0) + " of them get e-mail" })
  }
}
