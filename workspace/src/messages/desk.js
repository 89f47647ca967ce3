// Written by `npm run generate` for messages/{en,ja}/desk.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./desk.en.js"),
  ja: () => import("./desk.ja.js")
});
