// Written by `npm run generate` for messages/{en,ja}/illustrations.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./illustrations.en.js"),
  ja: () => import("./illustrations.ja.js")
});
