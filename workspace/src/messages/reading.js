// Written by `npm run generate` for messages/{en,ja}/reading.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./reading.en.js"),
  ja: () => import("./reading.ja.js")
});
