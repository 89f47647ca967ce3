// Written by `npm run generate` for messages/{en,ja}/portfolios.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./portfolios.en.js"),
  ja: () => import("./portfolios.ja.js")
});
