// Written by `npm run generate` for messages/{en,ja}/base.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./base.en.js"),
  ja: () => import("./base.ja.js")
});
