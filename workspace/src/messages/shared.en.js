// Compiled from messages/en/shared.json by `npm run generate`.
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
  }
}
