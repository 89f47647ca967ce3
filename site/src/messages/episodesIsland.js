// Written by `npm run generate` for messages/{en,ja}/episodesIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./episodesIsland.en.js";
export default defineTexts({
  ja: () => import("./episodesIsland.ja.js")
}, { en });
