// Written by `npm run generate` for messages/{en,ja}/episodeVersions.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./episodeVersions.en.js"),
  ja: () => import("./episodeVersions.ja.js")
});
