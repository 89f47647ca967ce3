// Compiled from messages/en/tokens.json by `npm run generate`.

export default {
  page: {
    title: () => "Tokens",
    emailFirst: () => "Add an e-mail address to your account first. Then you can make tokens for your programs."
  },
  newToken: {
    title: () => "A new token",
    made: () => "Your new token",
    lead: () => "A token lets a program of yours upload and publish without your password. It cannot touch your account, how you sign in, or money. A new password, or signing out other devices, ends every token.",
    name: () => "Name",
    nameHint: () => "Where it is used: “Export from my drawing program”.",
    noName: () => "Say where the token is used.",
    scopes: () => "What it may do",
    noScope: () => "Choose at least one thing the token may do.",
    length: () => "How long it lasts",
    making: () => "Making",
    make: () => "Make the token",
    token: () => "Token",
    keep: () => "Put it where your program finds it, and nowhere else.",
    thirtyDays: () => "30 days",
    ninetyDays: () => "90 days",
    year: () => "A year"
  },
  scopes: {
    READ_WORKS: () => "Read works",
    WRITE_WORKS: () => "Write works and episodes",
    UPLOAD_IMAGES: () => "Upload images",
    PUBLISH: () => "Publish"
  },
  scopeHints: {
    READ_WORKS: () => "Your works, episodes and illustrations, drafts too.",
    WRITE_WORKS: () => "Make drafts and change what is there. Who can see it stays as it is.",
    UPLOAD_IMAGES: () => "Pages and pictures for them.",
    PUBLISH: () => "Publish, schedule, unpublish, delete and restore."
  },
  list: {
    title: () => "Your tokens",
    none: () => "No tokens yet.",
    tokens: () => "Tokens",
    expired: () => "Expired",
    usedEnds: () => "Used <when/>, ends <day/>",
    usedEnded: () => "Used <when/>, ended <day/>",
    notUsedEnds: () => "Not used yet, ends <day/>",
    notUsedEnded: () => "Not used yet, ended <day/>",
    revoke: () => "Revoke<sr> <name/></sr>"
  },
  revoke: {
    ask: (d) => "Revoke " + d.name + "?",
    keep: () => "Keep it",
    revoking: () => "Revoking",
    revoke: () => "Revoke the token",
    consequence: () => "Programs that use it stop working at once. What they made stays.",
    done: (d) => d.name + " is revoked",
    doneUnnamed: () => "The token is revoked"
  }
}
