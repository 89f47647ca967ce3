// Compiled from messages/en/form.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  form: {
    over: (d) => d.over + " over the limit of " + d.max + ". Shorten it.",
    empty: () => "Write something here.",
    under: (d) => "Use at least " + number("en", d.min, 0) + " characters."
  }
}
