// Written by `npm run generate` for messages/{en,ja}/applications.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./applications.en.js"),
  ja: () => import("./applications.ja.js")
});
