// Compiled from messages/en/mature.json by `npm run generate`.

export default {
  gate: {
    by: () => "By <creator/>",
    lead: () => "This work is mature: it is for people who are 18 or older.",
    show: () => "I am 18 or older, show",
    off: () => "Your account does not show mature works: they are switched off in your <settings>settings</settings>, or your birthday says that you are younger than 18.",
    remembered: () => "This browser remembers your answer, and so does your account if you are signed in."
  }
}
