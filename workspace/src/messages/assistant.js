// Written by `npm run generate` for messages/{en,ja}/assistant.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./assistant.en.js"),
  ja: () => import("./assistant.ja.js")
});
