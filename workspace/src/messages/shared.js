// Written by `npm run generate` for messages/{en,ja}/shared.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./shared.en.js"),
  ja: () => import("./shared.ja.js")
});
