// Written by `npm run generate` for messages/{en,ja}/signIn.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./signIn.en.js"),
  ja: () => import("./signIn.ja.js")
});
