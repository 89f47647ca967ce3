// Written by `npm run generate` for messages/{en,ja}/sales.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./sales.en.js"),
  ja: () => import("./sales.ja.js")
});
