// Written by `npm run generate` for messages/{en,ja}/tokens.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./tokens.en.js"),
  ja: () => import("./tokens.ja.js")
});
