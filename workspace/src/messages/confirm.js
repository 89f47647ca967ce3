// Written by `npm run generate` for messages/{en,ja}/confirm.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./confirm.en.js"),
  ja: () => import("./confirm.ja.js")
});
