// Written by `npm run generate` for messages/{en,ja}/pageEditor.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./pageEditor.en.js"),
  ja: () => import("./pageEditor.ja.js")
});
