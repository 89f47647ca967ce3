// Written by `npm run generate` for messages/{en,ja}/app.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./app.en.js"),
  ja: () => import("./app.ja.js")
});
