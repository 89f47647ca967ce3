// Written by `npm run generate` for messages/{en,ja}/viewAs.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./viewAs.en.js"),
  ja: () => import("./viewAs.ja.js")
});
