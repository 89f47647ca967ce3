// Written by `npm run generate` for messages/{en,ja}/settings.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./settings.en.js"),
  ja: () => import("./settings.ja.js")
});
