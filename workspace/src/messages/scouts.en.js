// Compiled from messages/en/scouts.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  answer: {
    onItsWay: () => "Your answer is on its way",
    title: () => "Your answer",
    INTERESTED_HINT: () => "You want to hear more",
    DECLINED_HINT: () => "You want to leave it at that",
    INTERESTED: () => "Interested",
    DECLINED: () => "No, thank you",
    words: () => "A few words",
    wordsHint: () => "Optional. The department does not learn your address: write how to reach you if you want to talk.",
    once: (d) => "You answer once. It goes to <department/> (" + d.address + ") by mail and cannot be changed.",
    sending: () => "Sending",
    send: () => "Send the answer",
    none: () => "Choose one of the two.",
    notAnswered: () => "Not answered"
  },
  message: {
    from: (d) => d.department + " wrote to you",
    heading: () => "<department/> wrote to you",
    scouting: () => "Scouting",
    message: () => "The message",
    answer: () => "Your answer",
    deleted: () => "A work you deleted",
    "in": () => "in <contest/>",
    mailed: (d) => "Mailed to <department/> (" + d.address + "). An answer is final.",
    mailedAt: (d) => "Mailed to <department/> (" + d.address + "), <time/>. An answer is final."
  },
  list: {
    title: () => "Scouting",
    none: () => "No department has written to you yet",
    works: () => "Go to your works",
    lead: () => "When you enter a work into a contest you choose which editorial departments may write to you. What they write is here.",
    label: () => "Messages of editorial departments",
    noun: () => "messages",
    allAnswered: () => "You answered every message",
    waiting: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " message waits for your answer", other: number("en", d.count, 0) + " messages wait for your answer" }),
    fresh: () => "New"
  }
}
