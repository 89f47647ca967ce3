// Written by `npm run generate` for messages/{en,ja}/home.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./home.en.js"),
  ja: () => import("./home.ja.js")
});
