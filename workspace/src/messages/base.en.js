// Compiled from messages/en/base.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  failure: {
    unknown: () => "That did not work. Try again.",
    pauseSeconds: (d) => "Too many tries. Try again in " + number("en", d.seconds, 0) + " seconds.",
    pauseMinutes: (d) => "Too many tries. Try again in " + number("en", d.minutes, 0) + " minutes.",
    triesOver: (d) => d.message + " Try again in 15 minutes.",
    triesLeft: (d) => d.message + " " + plural(d.tries, 0, en, { one: number("en", d.tries, 0) + " try", other: number("en", d.tries, 0) + " tries" }) + " left before a 15-minute pause.",
    linked: (d) => d.provider + " is linked to your account"
  },
  waiting: {
    loading: () => "Loading",
    offline: () => "<b>You are offline.</b> This goes on by itself when the line is back.",
    noAnswer: () => "<b>Komawari does not answer.</b> This goes on by itself when the connection is back.",
    tryAgain: () => "Try again"
  },
  broken: {
    offline: () => "Offline",
    title: () => "Something went wrong",
    lead: () => "Nothing you saved is lost. Reload the page, or start from the top page.",
    reload: () => "Reload",
    topPage: () => "Top page",
    notFound: () => "Not found"
  }
}
