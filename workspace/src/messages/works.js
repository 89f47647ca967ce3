// Written by `npm run generate` for messages/{en,ja}/works.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./works.en.js"),
  ja: () => import("./works.ja.js")
});
