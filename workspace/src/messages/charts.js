// Written by `npm run generate` for messages/{en,ja}/charts.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./charts.en.js"),
  ja: () => import("./charts.ja.js")
});
