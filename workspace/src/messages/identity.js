// Written by `npm run generate` for messages/{en,ja}/identity.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./identity.en.js"),
  ja: () => import("./identity.ja.js")
});
