// Written by `npm run generate` for messages/{en,ja}/fans.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./fans.en.js"),
  ja: () => import("./fans.ja.js")
});
