// Written by `npm run generate` for messages/{en,ja}/notifications.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./notifications.en.js"),
  ja: () => import("./notifications.ja.js")
});
