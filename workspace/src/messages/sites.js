// Written by `npm run generate` for messages/{en,ja}/sites.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./sites.en.js"),
  ja: () => import("./sites.ja.js")
});
