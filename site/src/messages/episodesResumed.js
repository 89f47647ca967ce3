// Written by `npm run generate` for messages/{en,ja}/episodesResumed.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./episodesResumed.en.js";
export default defineTexts({
  ja: () => import("./episodesResumed.ja.js")
}, { en });
