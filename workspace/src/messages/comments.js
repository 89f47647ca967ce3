// Written by `npm run generate` for messages/{en,ja}/comments.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./comments.en.js"),
  ja: () => import("./comments.ja.js")
});
