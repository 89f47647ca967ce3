// Written by `npm run generate` for messages/{en,ja}/ownData.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./ownData.en.js"),
  ja: () => import("./ownData.ja.js")
});
