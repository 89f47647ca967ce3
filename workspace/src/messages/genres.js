// Written by `npm run generate` for messages/{en,ja}/genres.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./genres.en.js"),
  ja: () => import("./genres.ja.js")
});
