// Written by `npm run generate` for messages/{en,ja}/xLink.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./xLink.en.js"),
  ja: () => import("./xLink.ja.js")
});
