// Compiled from messages/en/watching.json by `npm run generate`.

export default {
  creators: {
    title: () => "Creators you watch",
    lead: () => "Mail about new episodes, for each creator as you like. The weekly mail comes on Saturday at 8 in the morning, Tokyo time.",
    addAddress: () => "Add an address",
    noAddress: () => "Mail needs an e-mail address, and this account has none.",
    nobody: () => "You are not watching anybody yet. There is a Watch button on every creator’s site and below every episode.",
    noun: () => "creators",
    mailAbout: (d) => "Mail about " + d.name,
    stop: () => "Stop watching",
    stopWhom: (d) => "Stop watching: " + d.name,
    again: () => "Watch again",
    againWhom: (d) => "Watch again: " + d.name
  },
  mail: {
    NONE: () => "No mail",
    INSTANT: () => "Each episode",
    WEEKLY: () => "Weekly"
  },
  mailChosen: {
    NONE: (d) => d.name + ": no mail",
    INSTANT: (d) => d.name + ": a mail for each episode",
    WEEKLY: (d) => d.name + ": in the weekly mail"
  },
  feed: {
    title: () => "Private feed",
    lead: () => "An Atom feed of everything the creators you watch publish, for a feed reader. Whoever has its address can read it.",
    madeOn: () => "Its address was made on <day/> and cannot be shown again. A new address ends the old one.",
    making: () => "Making",
    newAddress: () => "New address",
    make: () => "Make a feed",
    removing: () => "Removing",
    remove: () => "Remove the feed",
    removed: () => "The feed was removed. Its address no longer works",
    address: () => "Address of your feed",
    once: () => "It is shown only this once. Copy it into your feed reader now."
  }
}
