// Written by `npm run generate` for messages/{en,ja}/authorize.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./authorize.en.js"),
  ja: () => import("./authorize.ja.js")
});
