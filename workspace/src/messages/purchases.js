// Written by `npm run generate` for messages/{en,ja}/purchases.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./purchases.en.js"),
  ja: () => import("./purchases.ja.js")
});
