// Written by `npm run generate` for messages/{en,ja}/prices.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./prices.en.js"),
  ja: () => import("./prices.ja.js")
});
