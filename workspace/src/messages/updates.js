// Written by `npm run generate` for messages/{en,ja}/updates.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./updates.en.js"),
  ja: () => import("./updates.ja.js")
});
