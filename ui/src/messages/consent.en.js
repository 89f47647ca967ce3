// Compiled from messages/en/consent.json by `npm run generate`.

export default {
  dialog: {
    oneChanged: (d) => "“" + d.title + "” has changed",
    severalChanged: () => "What you agreed to has changed",
    later: () => "Not now",
    agreeing: () => "Agreeing",
    agree: () => "Agree",
    since: () => "In effect since <day/>",
    sinceOf: () => "<title/>, In effect since <day/>",
    read: () => "Read it<hidden> in a new tab</hidden>",
    readOf: () => "Read <title/><hidden> in a new tab</hidden>",
    meanwhile: () => "You can read on without agreeing. Publishing, commenting and buying wait until you do. If you do not want to agree, you can <leave>sign out</leave> or <delete>delete your account</delete>."
  }
}
