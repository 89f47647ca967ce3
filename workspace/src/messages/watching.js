// Written by `npm run generate` for messages/{en,ja}/watching.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./watching.en.js"),
  ja: () => import("./watching.ja.js")
});
