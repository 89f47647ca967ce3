// Written by `npm run generate` for messages/{en,ja}/analytics.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./analytics.en.js"),
  ja: () => import("./analytics.ja.js")
});
