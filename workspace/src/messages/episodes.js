// Written by `npm run generate` for messages/{en,ja}/episodes.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./episodes.en.js"),
  ja: () => import("./episodes.ja.js")
});
