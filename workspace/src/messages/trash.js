// Written by `npm run generate` for messages/{en,ja}/trash.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./trash.en.js"),
  ja: () => import("./trash.ja.js")
});
