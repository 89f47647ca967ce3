// Written by `npm run generate` for messages/{en,ja}/uploads.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./uploads.en.js"),
  ja: () => import("./uploads.ja.js")
});
