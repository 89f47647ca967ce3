// Written by `npm run generate` for messages/{en,ja}/scouts.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./scouts.en.js"),
  ja: () => import("./scouts.ja.js")
});
