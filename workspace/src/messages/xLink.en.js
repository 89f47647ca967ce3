// Compiled from messages/en/xLink.json by `npm run generate`.

export default {
  frame: {
    title: () => "X link",
    what: () => "What the link is for",
    share: () => "<b>Post a share image</b> from the analytics of a work. You see each post before it goes out; nothing is posted by itself.",
    signIn: () => "<b>Not for sign-in.</b> Signing in with X is set under Settings, and works with or without this.",
    kept: () => "<b>What we keep:</b> your X name and number, and a key that is stored encrypted. We do not read your posts, your followers or messages."
  },
  ends: {
    none: () => "Not linked",
    linked: () => "Linked",
    ended: () => "Link ended"
  },
  box: {
    label: () => "Your link to X",
    noAccount: () => "No X account",
    lead: () => "X opens and asks you. You come back here.",
    link: () => "Link X account",
    linkedEnded: (d) => "linked " + d.since + ", ended " + d.until,
    since: (d) => "since " + d.day,
    sinceUsed: (d) => "since " + d.day + ", last used <used/>",
    expired: () => "Expired",
    endedAtX: () => "Ended at X",
    valid: () => "Valid",
    again: () => "Link again",
    EXPIRED: (d) => "X ended the link on " + d.day + ", because it was not used for six months.",
    REVOKED: (d) => "X takes the link no longer since " + d.day + ". Komawari may have been removed there.",
    renews: (d) => "Renews by itself while you use it. Without use it ends on " + d.day + "."
  },
  start: {
    opening: () => "Opening X"
  },
  unlink: {
    removed: () => "The link is removed",
    unlinked: (d) => "@" + d.name + " is unlinked",
    remove: () => "Remove",
    unlink: () => "Unlink",
    ask: (d) => "Unlink @" + d.name + "?",
    unlinking: () => "Unlinking",
    what: () => "We delete the key here and tell X. Posts you made stay on X. You can link again at any time."
  },
  page: {
    unavailable: () => "This installation is not connected to X, so nothing can be linked yet."
  },
  callback: {
    linked: (d) => "@" + d.name + " is linked",
    declined: () => "You did not agree at X, so nothing was linked.",
    nothing: () => "X sent nothing along. Start the link again.",
    link: () => "Link X account",
    back: () => "Back",
    stays: () => "Your link from before stays.",
    free: () => "That X account may be free now. Link it again.",
    taken: () => "One X account can be linked to one creator. Nothing was changed.",
    ways: () => "Two ways on",
    yours: () => "That account is yours too",
    yoursHint: () => "Sign in there, open X link, press Unlink, then come back. For your safety we do not say which account it is.",
    other: () => "Use another X account",
    otherHint: () => "Change the account on X first; X remembers the last one.",
    linkOther: () => "Link another X account"
  }
}
