// Written by `npm run generate` for messages/{en,ja}/safety.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./safety.en.js"),
  ja: () => import("./safety.ja.js")
});
