// Written by `npm run generate` for messages/{en,ja}/searchIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./searchIsland.en.js";
export default defineTexts({
  ja: () => import("./searchIsland.ja.js")
}, { en });
