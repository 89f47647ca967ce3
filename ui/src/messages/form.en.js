// Compiled from messages/en/form.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  form: {
    over: (d) => number("en", d.over, 0) + " over the limit of " + number("en", d.max, 0) + ". Shorten it.",
    empty: () => "Write something here.",
    under: (d) => "Use at least " + number("en", d.min, 0) + " characters."
  }
}
