// Compiled from messages/en/settings.json by `npm run generate`.

export default {
  settings: {
    settings: () => "Settings",
    profile: () => "Profile",
    profileWords: () => "Names, introduction, picture",
    site: () => "Site",
    siteWords: () => "Title, colour, links, open or closed",
    notifications: () => "Notifications",
    notificationsWords: () => "What we tell you about, mail about new episodes, your feed",
    account: () => "Account",
    accountWords: () => "E-mail, sign-in, sign out",
    data: () => "Your data",
    dataWords: () => "Download everything as one file, or import it",
    safety: () => "Safety",
    safetyWords: () => "Blocked and muted people, muted words",
    tokens: () => "Tokens",
    tokensWords: () => "For programs that upload and publish for you",
    webhooks: () => "Webhooks",
    webhooksWords: () => "For programs of yours that want to know what happens",
    purchases: () => "Purchases",
    purchasesWords: () => "What you paid, and when"
  }
}
