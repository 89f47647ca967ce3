// Written by `npm run generate` for messages/{en,ja}/portfoliosIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./portfoliosIsland.en.js";
export default defineTexts({
  ja: () => import("./portfoliosIsland.ja.js")
}, { en });
