// Written by `npm run generate` for messages/{en,ja}/profile.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./profile.en.js"),
  ja: () => import("./profile.ja.js")
});
