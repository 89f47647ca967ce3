// Written by `npm run generate` for messages/{en,ja}/preview.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./preview.en.js"),
  ja: () => import("./preview.ja.js")
});
