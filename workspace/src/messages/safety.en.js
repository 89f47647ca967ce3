// Compiled from messages/en/safety.json by `npm run generate`.

export default {
  mutedWords: {
    title: () => "Muted words",
    lead: () => "Comments with these words are hidden from you, however they are written: width, case and kana make no difference.",
    none: () => "No muted words yet.",
    noun: () => "words",
    muted: (d) => "Muted “" + d.word + "”",
    word: () => "Word",
    howLong: () => "For how long",
    muting: () => "Muting",
    mute: () => "Mute word",
    until: (d) => "Until " + d.day,
    removeWhat: (d) => "Remove " + d.word,
    remove: () => "Remove",
    forGood: () => "Until I remove it",
    day: () => "1 day",
    week: () => "7 days",
    month: () => "30 days",
    year: () => "A year",
    noWord: () => "Write the word you do not want to read."
  },
  mutedPeople: {
    title: () => "Muted people",
    lead: () => "You do not see their comments and are not told what they do. Nobody else notices.",
    none: () => "You have not muted anybody.",
    noun: () => "people",
    unmute: () => "Unmute",
    unmuteWhom: (d) => "Unmute " + d.name,
    again: () => "Mute for good",
    againWhom: (d) => "Mute for good " + d.name
  },
  blockedPeople: {
    title: () => "Blocked people",
    lead: () => "They cannot comment on, like, bookmark or watch what is yours, nor you theirs. They are not told.",
    none: () => "You have not blocked anybody. You can from the menu of a comment or a creator.",
    noun: () => "people",
    unblock: () => "Unblock",
    unblockWhom: (d) => "Unblock " + d.name,
    again: () => "Block again",
    againWhom: (d) => "Block again " + d.name
  },
  person: {
    guest: () => "A guest",
    since: () => "Since <time/>",
    sinceUntil: (d) => "Since <time/>, until " + d.day
  },
  safety: {
    title: () => "Safety"
  }
}
