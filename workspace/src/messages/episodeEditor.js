// Written by `npm run generate` for messages/{en,ja}/episodeEditor.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./episodeEditor.en.js"),
  ja: () => import("./episodeEditor.ja.js")
});
