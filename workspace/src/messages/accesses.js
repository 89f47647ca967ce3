// Written by `npm run generate` for messages/{en,ja}/accesses.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./accesses.en.js"),
  ja: () => import("./accesses.ja.js")
});
