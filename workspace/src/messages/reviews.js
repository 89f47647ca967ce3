// Written by `npm run generate` for messages/{en,ja}/reviews.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./reviews.en.js"),
  ja: () => import("./reviews.ja.js")
});
