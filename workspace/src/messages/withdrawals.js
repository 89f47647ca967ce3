// Written by `npm run generate` for messages/{en,ja}/withdrawals.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./withdrawals.en.js"),
  ja: () => import("./withdrawals.ja.js")
});
