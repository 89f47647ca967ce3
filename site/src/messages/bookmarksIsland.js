// Written by `npm run generate` for messages/{en,ja}/bookmarksIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./bookmarksIsland.en.js";
export default defineTexts({
  ja: () => import("./bookmarksIsland.ja.js")
}, { en });
