// Written by `npm run generate` for messages/{en,ja}/episodeImport.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./episodeImport.en.js"),
  ja: () => import("./episodeImport.ja.js")
});
