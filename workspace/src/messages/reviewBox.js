// Written by `npm run generate` for messages/{en,ja}/reviewBox.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./reviewBox.en.js"),
  ja: () => import("./reviewBox.ja.js")
});
