// Written by `npm run generate` for messages/{en,ja}/account.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./account.en.js"),
  ja: () => import("./account.ja.js")
});
